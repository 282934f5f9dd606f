'use client';
import { useLayoutEffect, useMemo, useRef } from 'react';
import { JsonView } from 'react-json-view-lite';
import { tendButtons } from './tendButtons.js';

interface JsonTreeProps {
  /** From `treeFromJson`: bounded, and its strings are escaped already. */
  tree: unknown;
  name: string;
  open: string;
  close: string;
}

const parts = {
  container: 'toolcard-json',
  basicChildStyle: 'toolcard-json-row',
  childFieldsContainer: 'toolcard-json-members',
  label: 'toolcard-json-name',
  clickableLabel: 'toolcard-json-name',
  nullValue: 'toolcard-json-value toolcard-json-null',
  undefinedValue: 'toolcard-json-value',
  stringValue: 'toolcard-json-value toolcard-json-string',
  booleanValue: 'toolcard-json-value toolcard-json-boolean',
  numberValue: 'toolcard-json-value toolcard-json-number',
  otherValue: 'toolcard-json-value',
  punctuation: 'toolcard-json-punctuation',
  collapseIcon: 'toolcard-json-toggle toolcard-json-open',
  expandIcon: 'toolcard-json-toggle',
  collapsedContent: 'toolcard-json-folded',
  noQuotesForStringValues: false,
  quotesForFieldNames: true,
  // The strings are the inside of JSON strings already: written once more, their escapes would double.
  stringifyStringValues: false,
};

const mostMembersOpen = 30;

// One function for all trees: another identity would close what the person opened.
function shouldExpandNode(level: number, value: unknown): boolean {
  const members = typeof value === 'object' && value !== null ? Object.keys(value).length : 0;
  return level < 2 && members <= mostMembersOpen;
}

/** JSON as a tree that opens and closes. What the tree's package leaves out is added here. */
export function JsonTree({ tree, name, open, close }: JsonTreeProps) {
  const frame = useRef<HTMLDivElement>(null);
  const style = useMemo(
    () => ({ ...parts, ariaLables: { expandJson: open, collapseJson: close } }),
    [open, close],
  );
  useLayoutEffect(() => (frame.current ? tendButtons(frame.current) : undefined), []);
  return (
    <div ref={frame} data-toolcard="raw-json-tree" dir="ltr">
      <JsonView
        data={tree as object}
        style={style}
        shouldExpandNode={shouldExpandNode}
        aria-label={name}
      />
    </div>
  );
}
