import type { Meta } from '@storybook/react-vite';
import { findingFixtures } from 'toolcard/fixtures';
import { FixtureCards } from './FixtureCards.js';
import { findingStory } from './findingStory.js';

/** One story a finding, each on definitions of `toolcard/fixtures` that give reason for it alone. */
const meta = {
  title: 'catalogue/Findings',
  component: FixtureCards,
  tags: ['!autodocs'],
  args: { fixture: findingFixtures['text.bidi'] },
} satisfies Meta<typeof FixtureCards>;

export default meta;

export const IntakeNotObject = findingStory('intake.not-object');
export const IntakeNameType = findingStory('intake.name-type');
export const IntakeSchemaType = findingStory('intake.schema-type');
export const IntakeSchemaRoot = findingStory('intake.schema-root');
export const IntakeHeaderInvalid = findingStory('intake.header-invalid');
export const IntakeLoneSurrogate = findingStory('intake.lone-surrogate');
export const IntakeNotJson = findingStory('intake.not-json');
export const IntakeTooDeep = findingStory('intake.too-deep');
export const IntakeTooLarge = findingStory('intake.too-large');
export const IntakeAppOnly = findingStory('intake.app-only');
export const IntakeRawDuplicateKey = findingStory('intake.raw-duplicate-key');
export const IntakeFieldType = findingStory('intake.field-type');
export const IntakeNameCharset = findingStory('intake.name-charset');
export const IntakeNameLength = findingStory('intake.name-length');
export const IntakeReservedKey = findingStory('intake.reserved-key');
export const IntakeHeaderSecret = findingStory('intake.header-secret');
export const IntakeRawNumber = findingStory('intake.raw-number');
export const IntakeMetaKey = findingStory('intake.meta-key');
export const IntakeTaskSupport = findingStory('intake.task-support');

export const TextTags = findingStory('text.tags');
export const TextVariation = findingStory('text.variation');
export const TextBidi = findingStory('text.bidi');
export const TextControl = findingStory('text.control');
export const TextZeroWidth = findingStory('text.zero-width');
export const TextBlank = findingStory('text.blank');
export const TextSeparator = findingStory('text.separator');
export const TextPrivateUse = findingStory('text.private-use');
export const TextCombining = findingStory('text.combining');
export const TextPadding = findingStory('text.padding');
export const TextMultilineLabel = findingStory('text.multiline-label');
export const TextMixedScript = findingStory('text.mixed-script');
export const TextStyledLetters = findingStory('text.styled-letters');
export const TextEncoded = findingStory('text.encoded');
export const TextMarkupHidden = findingStory('text.markup-hidden');
export const TextRemoteImage = findingStory('text.remote-image');
export const TextLinkMismatch = findingStory('text.link-mismatch');
export const TextDirective = findingStory('text.directive');
export const TextUiImitation = findingStory('text.ui-imitation');

export const IdentityDuplicate = findingStory('identity.duplicate');
export const IdentityLookalike = findingStory('identity.lookalike');
export const IdentityQualifiedCollision = findingStory('identity.qualified-collision');
export const IdentityCaseCollision = findingStory('identity.case-collision');
export const IdentityCrossServer = findingStory('identity.cross-server');
export const IdentityTitleCollision = findingStory('identity.title-collision');
export const IdentityTitleContradictsName = findingStory('identity.title-contradicts-name');
export const IdentityEmptyTitle = findingStory('identity.empty-title');
export const IdentityHostImitation = findingStory('identity.host-imitation');
export const IdentityServerImitation = findingStory('identity.server-imitation');

export const HintsType = findingStory('hints.type');
export const HintsContradiction = findingStory('hints.contradiction');
export const HintsNameMismatch = findingStory('hints.name-mismatch');

export const SchemaRemoteRef = findingStory('schema.remote-ref');
export const SchemaRefLoop = findingStory('schema.ref-loop');
export const SchemaDanglingRef = findingStory('schema.dangling-ref');
export const SchemaDialect = findingStory('schema.dialect');
export const SchemaDeep = findingStory('schema.deep');
export const SchemaSideChannel = findingStory('schema.side-channel');

export const IconScheme = findingStory('icon.scheme');
export const IconOrigin = findingStory('icon.origin');
export const IconType = findingStory('icon.type');
