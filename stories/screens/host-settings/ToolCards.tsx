import { memo } from 'react';
import { type IntakeEntry, ToolCard } from 'toolcard';

/** The cards, in the server's order. A list that is the same array is not rendered again. */
export const ToolCards = memo(function ToolCards({ entries }: { entries: readonly IntakeEntry[] }) {
  return (
    <ul className="host-settings-cards">
      {withKeys(entries).map(([key, entry]) => (
        <li key={key}>
          <ToolCard entry={entry} />
        </li>
      ))}
    </ul>
  );
});

/** A key that stays with its tool when the list moves. Servers may send the same name twice. */
function withKeys(entries: readonly IntakeEntry[]): [string, IntakeEntry][] {
  const seen = new Map<string, number>();
  return entries.map((entry) => {
    const name = entry.tool?.name ?? '';
    const count = seen.get(name) ?? 0;
    seen.set(name, count + 1);
    return [`${count} ${name}`, entry];
  });
}
