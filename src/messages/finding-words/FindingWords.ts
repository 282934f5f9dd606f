import type { FindingCode, FindingParams } from '../../model/intake/Finding.js';

/** What is said of one kind of finding. */
export interface FindingWords {
  /**
   * The fact, as it goes on behind "Note:". A parameter that is missing leaves its words out. What
   * came from the server is no part of the sentence: it is shown behind it.
   */
  readonly says: (params: FindingParams) => string;
  /** Why it matters, in one sentence. */
  readonly explains: string;
  /** Where the rule stands. */
  readonly source: string;
}

/** The words for each code of a group, such as `text`. None can be left out. */
export type WordsFor<Group extends string> = Readonly<
  Record<Extract<FindingCode, `${Group}.${string}`>, FindingWords>
>;
