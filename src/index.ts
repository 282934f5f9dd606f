export { FindingList, type FindingListProps } from './components/finding-list/FindingList.js';
export { HintPanel, type HintPanelProps } from './components/hint-panel/HintPanel.js';
export {
  MessagesProvider,
  type MessagesProviderProps,
} from './components/messages-provider/MessagesProvider.js';
export { RawJson, type RawJsonProps } from './components/raw-json/RawJson.js';
export { SchemaView, type SchemaViewProps } from './components/schema-view/SchemaView.js';
export { ToolCard, type ToolCardProps } from './components/tool-card/ToolCard.js';
export { ToolCardDescription } from './components/tool-card/ToolCardDescription.js';
export {
  ToolCardFindings,
  type ToolCardFindingsProps,
} from './components/tool-card/ToolCardFindings.js';
export { ToolCardHeader } from './components/tool-card/ToolCardHeader.js';
export { ToolCardHints } from './components/tool-card/ToolCardHints.js';
export { ToolCardOutput } from './components/tool-card/ToolCardOutput.js';
export { ToolCardRaw } from './components/tool-card/ToolCardRaw.js';
export { ToolCardSchema } from './components/tool-card/ToolCardSchema.js';
export type { ToolCardSection } from './components/tool-card/ToolCardSection.js';
export type { ToolCardSubject } from './components/tool-card/ToolCardSubject.js';
export { ToolCardTaskSupport } from './components/tool-card/ToolCardTaskSupport.js';
export type { IconRequest, IconTheme, ResolveIcon } from './components/tool-icon/ResolveIcon.js';
export { resolveDataIcon } from './components/tool-icon/resolveDataIcon.js';
export { ToolIcon, type ToolIconProps } from './components/tool-icon/ToolIcon.js';
export {
  UntrustedText,
  type UntrustedTextProps,
} from './components/untrusted-text/UntrustedText.js';
export { useServersTools } from './hooks/useServersTools.js';
export { useSuspenseTools } from './hooks/useSuspenseTools.js';
export { useTools } from './hooks/useTools.js';
export type { FindingWords } from './messages/finding-words/FindingWords.js';
export { type FindingListMessages, findingListMessages } from './messages/findingListMessages.js';
export { type HintPanelMessages, hintPanelMessages } from './messages/hintPanelMessages.js';
export type { Messages } from './messages/Messages.js';
export { type RawJsonMessages, rawJsonMessages } from './messages/rawJsonMessages.js';
export { type SchemaViewMessages, schemaViewMessages } from './messages/schemaViewMessages.js';
export { type ToolCardMessages, toolCardMessages } from './messages/toolCardMessages.js';
export {
  type UntrustedTextMessages,
  untrustedTextMessages,
} from './messages/untrustedTextMessages.js';
export type { ToolIconDefinition } from './model/icon/readIcons.js';
export { checkWireText } from './model/intake/checkWireText.js';
export { entryKeys } from './model/intake/entryKeys.js';
export type {
  Finding,
  FindingCode,
  FindingParams,
  FindingSeverity,
} from './model/intake/Finding.js';
export type { IntakeEntry } from './model/intake/IntakeEntry.js';
export type { IntakeOptions, ServerDefinitions } from './model/intake/IntakeOptions.js';
export { intakeTools } from './model/intake/intakeTools.js';
export type { ServerInfo } from './model/intake/ServerInfo.js';
export type { JsonObject } from './model/JsonObject.js';
export type { Result } from './model/Result.js';
export { displayName } from './model/tool/displayName.js';
export { type Hint, type HintName, readHints } from './model/tool/readHints.js';
export type { Tool } from './model/tool/Tool.js';
export {
  type ToolError,
  type ToolFromWireOptions,
  toolFromWire,
} from './model/tool/toolFromWire.js';
export { invalidateTools } from './query/invalidateTools.js';
export type { ServersTools, ServerTools } from './query/joinServers.js';
export { recordToolLists, type ToolsTransport } from './query/recordToolLists.js';
export type {
  CachedTools,
  Fidelity,
  Incomplete,
  ListProgress,
  ToolListing,
} from './query/ToolListing.js';
export type {
  FetchTools,
  ToolsClient,
  ToolsPage,
  ToolsPageOptions,
  ToolsSubscription,
} from './query/ToolsClient.js';
export { ToolsError, type ToolsErrorCode } from './query/ToolsError.js';
export type { ToolsSource } from './query/ToolsSource.js';
export {
  type ToolsChangeOption,
  type ToolsChangeSignal,
  toolsChangeSignal,
} from './query/toolsChangeSignal.js';
export { type ToolsQueryKey, toolsQueryKey } from './query/toolsQueryKey.js';
export { type ToolsQueryOptions, toolsQueryOptions } from './query/toolsQueryOptions.js';
