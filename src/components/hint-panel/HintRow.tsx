'use client';
import { hintPanelMessages } from '../../messages/hintPanelMessages.js';
import { readMember } from '../../model/readMember.js';
import type { Hint } from '../../model/tool/readHints.js';
import type { Tool } from '../../model/tool/Tool.js';
import { useMessages } from '../messages-provider/useMessages.js';
import { JsonValue } from '../schema-view/JsonValue.js';
import { hintState } from './hintState.js';

interface HintRowProps {
  hint: Hint;
  annotations: Tool['annotations'];
}

/** One hint as a question with the server's answer, or with what holds where it gives none. */
export function HintRow({ hint, annotations }: HintRowProps) {
  const m = useMessages('hintPanel', hintPanelMessages);
  const { name, value, stated, source } = hint;
  const state = hintState(hint);
  const meaning = m.meanings[name][value ? 'yes' : 'no'];
  const details = {
    yes: m.said(meaning),
    no: m.said(meaning),
    'not-stated': m.treatAs(meaning),
    invalid: m.treatAs(meaning),
    'not-applicable':
      stated === null ? m.notApplicable : `${m.notApplicable} ${m.saidAnyway(stated)}`,
  };
  return (
    <div data-toolcard="hint-panel-hint" data-hint={name} data-state={state}>
      <dt data-toolcard="hint-panel-question">
        {m.questions[name]} <code data-toolcard="hint-panel-wire-name">{name}</code>
      </dt>
      <dd data-toolcard="hint-panel-answer">
        <span data-toolcard="hint-panel-state">{m.states[state]}</span>{' '}
        {source === 'invalid' && annotations ? (
          <span data-toolcard="hint-panel-sent">
            {m.sentInstead} <JsonValue value={readMember(annotations, name)} />{' '}
          </span>
        ) : null}
        <span data-toolcard="hint-panel-detail">{details[state]}</span>
      </dd>
    </div>
  );
}
