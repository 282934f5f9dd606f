import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { ToolListing, ToolsError } from 'toolcard';
import type { Connection } from '../../servers/Connection.js';
import { Notice } from './Notice.js';
import { Skeleton } from './Skeleton.js';
import { statusOf } from './statusOf.js';
import { ToolCards } from './ToolCards.js';

interface ToolsSectionProps {
  connection: UseQueryResult<Connection, Error>;
  tools: UseQueryResult<ToolListing, ToolsError>;
}

/** The list, whatever became of it, under one heading with one button that asks anew. */
export function ToolsSection({ connection, tools }: ToolsSectionProps) {
  const heading = useId();
  const status = statusOf(connection, tools);
  const busy = connection.isFetching || tools.isFetching;
  function askAnew() {
    if (busy) return;
    void (connection.isError ? connection.refetch() : tools.refetch());
  }
  return (
    <section aria-labelledby={heading} aria-busy={busy}>
      <div className="host-settings-bar">
        <h2 id={heading}>Tools</h2>
        <p role="status">
          <bdi>{status.summary}</bdi>
        </p>
        <button type="button" aria-disabled={busy} onClick={askAnew}>
          {status.action}
        </button>
      </div>
      {status.notice ? <Notice {...status.notice} /> : null}
      {tools.data ? <ToolCards entries={tools.data.entries} /> : null}
      {busy && !tools.data ? <Skeleton /> : null}
    </section>
  );
}
