import { memo } from 'react';
import { entryKeys, type IntakeEntry, ToolCard } from 'toolcard';

/** The cards, in the server's order. A list that is the same array is not rendered again. */
export const ToolCards = memo(function ToolCards({ entries }: { entries: readonly IntakeEntry[] }) {
  const keys = entryKeys(entries);
  return (
    <ul className="host-settings-cards">
      {entries.map((entry, index) => (
        <li key={keys[index]}>
          <ToolCard entry={entry} />
        </li>
      ))}
    </ul>
  );
});
