import { entryKeys, ToolCard, type ToolCardSection } from 'toolcard';
import type { FindingFixture } from 'toolcard/fixtures';
import { entriesOf } from '../data/entriesOf.js';
import './fixture-cards.css';

const open: readonly ToolCardSection[] = ['hints', 'parameters', 'output'];

/** What a fixture is about, and the card of each of its tools with every section open. */
export function FixtureCards({ fixture }: { fixture: FindingFixture }) {
  const entries = entriesOf(fixture);
  const keys = entryKeys(entries);
  return (
    <section className="catalogue-cards">
      <h2>{fixture.says}</h2>
      {entries.map((entry, index) => (
        <ToolCard key={keys[index]} entry={entry} defaultExpanded={open} />
      ))}
    </section>
  );
}
