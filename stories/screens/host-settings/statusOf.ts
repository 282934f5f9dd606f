import type { UseQueryResult } from '@tanstack/react-query';
import type { ToolListing, ToolsError } from 'toolcard';
import type { Connection } from '../../servers/Connection.js';
import type { NoticeProps } from './Notice.js';

/** What the screen says while, before and after a list is there. */
export interface Status {
  /** One line, announced when it changes. */
  readonly summary: string;
  /** What the button does now. */
  readonly action: string;
  readonly notice: NoticeProps | null;
}

/** Puts the state of a connection and of a list into words. */
export function statusOf(
  connection: UseQueryResult<Connection, Error>,
  tools: UseQueryResult<ToolListing, ToolsError>,
): Status {
  if (connection.isPending) return { summary: 'Connecting…', action: 'Refresh', notice: null };
  if (connection.isError) {
    return {
      summary: 'Not connected',
      action: 'Try again',
      notice: {
        tone: 'danger',
        title: 'Could not connect to this server',
        reason: connection.error.message,
      },
    };
  }
  if (tools.data) return ofListing(tools.data, tools);
  if (tools.isError) {
    return {
      summary: 'No list',
      action: 'Try again',
      notice: {
        tone: 'danger',
        title: 'Could not list the tools of this server',
        reason: tools.error.message,
      },
    };
  }
  return { summary: 'Asking for the tools…', action: 'Refresh', notice: null };
}

function ofListing(
  { entries, tools, progress, incomplete }: ToolListing,
  { isFetching, error, dataUpdatedAt }: UseQueryResult<ToolListing, ToolsError>,
): Status {
  const count = offered(tools.length, entries.length - tools.length);
  if (progress && isFetching) {
    return { summary: `${count} so far…`, action: 'Refresh', notice: null };
  }
  const summary = isFetching ? `${count}, refreshing…` : count;
  const action = error && !isFetching ? 'Try again' : 'Refresh';
  if (error) {
    const title = progress ? 'The list broke off' : 'Could not refresh the list';
    const text = progress
      ? 'Below is what arrived before that. There may be more.'
      : `Below is the list of ${clock.format(dataUpdatedAt)}. It may be out of date.`;
    return { summary, action, notice: { tone: 'warning', title, text, reason: error.message } };
  }
  return { summary, action, notice: noticeOn(entries.length, incomplete) };
}

function noticeOn(count: number, incomplete: ToolListing['incomplete']): NoticeProps | null {
  if (incomplete) {
    return {
      tone: 'warning',
      title: 'This list is not complete',
      text: incompleteWords[incomplete],
    };
  }
  if (count > 0) return null;
  return {
    tone: 'plain',
    title: 'This server offers no tools',
    text: 'It may offer some later: then they appear here by themselves.',
  };
}

const incompleteWords = {
  'cursor-loop':
    'The server sent the same page marker twice, so its list would never end. Below is what arrived.',
  'page-limit': 'The server sent more pages than are read from one server. Below is what arrived.',
};

const clock = new Intl.DateTimeFormat('en', { timeStyle: 'medium' });
const number = new Intl.NumberFormat('en');

function offered(tools: number, others: number): string {
  const count = tools === 0 ? 'None offered' : `${number.format(tools)} offered`;
  return others === 0 ? count : `${count}, ${number.format(others)} not`;
}
