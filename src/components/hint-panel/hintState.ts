import type { Hint } from '../../model/tool/readHints.js';

/** What a person can be told about a hint. */
export type HintState = 'yes' | 'no' | 'not-stated' | 'invalid' | 'not-applicable';

/** The state to tell. That a hint does not apply comes before what is stated. */
export function hintState(hint: Hint): HintState {
  if (!hint.applies) return 'not-applicable';
  switch (hint.source) {
    case 'stated':
      return hint.value ? 'yes' : 'no';
    case 'invalid':
      return 'invalid';
    case 'default':
      return 'not-stated';
    default:
      return hint.source satisfies never;
  }
}
