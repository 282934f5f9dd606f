/** What a verb does to what is there. */
type VerbKind = 'reading' | 'writing' | 'destroying';

/** A verb of a name, and what it does. */
export interface KnownVerb {
  readonly verb: string;
  readonly kind: VerbKind;
}

const verbs: Readonly<Record<VerbKind, string>> = {
  reading:
    'read get list show view find search fetch lookup describe count query check inspect browse retrieve display preview can is has dryrun simulate select summarize verify validate compare explain calculate compute test estimate diff scan lint parse monitor',
  writing:
    'write create update edit modify send post put insert upload publish save set rename move transfer pay deploy push commit merge install grant submit upsert patch append replace buy book order invite assign archive close',
  destroying:
    'delete remove drop wipe destroy erase purge truncate kill terminate revoke uninstall shred unlink rm rmdir del overwrite clear reset',
};

const kinds = new Map<string, VerbKind>(
  (['reading', 'writing', 'destroying'] as const).flatMap((kind) =>
    verbs[kind].split(' ').map((verb) => [verb, kind] as const),
  ),
);

/** What is cleared or reset without loss, and what is created only to be handed over. */
const harmless: Readonly<Record<string, RegExp>> = {
  clear: /^(?:cache|console|selection|screen|filters?|form|input|field)$/,
  reset: /^(?:view|zoom|filters?|screen|viewport|timer|camera|form|input|selection)$/,
  create:
    /^(?:charts?|diagrams?|plots?|graphs?|previews?|summary|summaries|embeddings?|hash|completions?|visuali[sz]ations?|outline|plan|uuid)$/,
};
/** Verbs that are nouns before such a word: `order_status`. */
const noun =
  /^(?:archive|book|close|commit|deploy|grant|invite|merge|move|order|patch|post|push|transfer)$/;
const aspect =
  /^(?:status|info|history|list|count|details?|logs?|search|lookup|summary|stats|prices?|notes|report|query|get)$/;
/** To format a text is harmless. */
const volume = /^(?:disk|drive|partition|volume)$/;
const drag = /^(?:drag|dragdrop)$/;

/** What has no shape of its own and may stand inside a word. */
const hidden = /\p{Default_Ignorable_Code_Point}+/gu;
const hump = /[\p{Ll}\p{N}](?=\p{Lu})|\p{Lu}(?=\p{Lu}\p{Ll})/gu;
const wordsIn = /[\p{L}\p{M}\p{N}]+/gu;
const ascii = /^[ -~]*$/;
const asciiHump = /[a-z0-9](?=[A-Z])|[A-Z](?=[A-Z][a-z])/g;
const asciiWords = /[a-z0-9]+/g;
const longest = 400;

/** The words of a name in any of the usual spellings, in lower case: `deleteAll` and `delete_all` have the same. */
export function nameWords(name: string): readonly string[] {
  const short = name.slice(0, longest);
  if (ascii.test(short)) {
    return short.replace(asciiHump, '$& ').toLowerCase().match(asciiWords) ?? [];
  }
  const spaced = short.replace(hidden, '').replace(hump, '$& ');
  return spaced.toLowerCase().match(wordsIn) ?? [];
}

/**
 * The first verb known here decides what a name says its tool does; `null` where it says nothing.
 * A dry run and a preview read, whatever they try out. `add` is arithmetic as often as not.
 */
export function firstVerb(words: readonly string[]): KnownVerb | null {
  if (words.some((word, at) => isTrial(word, words[at + 1]))) {
    return { verb: 'preview', kind: 'reading' };
  }
  for (const [at, verb] of words.entries()) {
    if (drag.test(verb)) return null;
    const isFormat = verb === 'format' && volume.test(words[at + 1] ?? '');
    const kind = isFormat ? 'destroying' : kinds.get(verb);
    if (kind === undefined) continue;
    const last = words.slice(at + 1).at(-1);
    const spares = Object.hasOwn(harmless, verb) ? harmless[verb] : undefined;
    if (last !== undefined && (spares?.test(last) || (noun.test(verb) && aspect.test(last)))) {
      return null;
    }
    // Someone checks in, or checks a book out.
    if (verb === 'check' && /^(?:in|out)$/.test(words[at + 1] ?? '')) return null;
    return { verb, kind };
  }
  return null;
}

const isTrial = (word: string, next: string | undefined) =>
  /^(?:preview|dryrun|simulate)$/.test(word) || (word === 'dry' && next === 'run');

/** Whether a word is a verb known here. */
export const isVerb = (word: string): boolean => kinds.has(word);

/** Whether one of the words changes something, wherever it stands among them. */
export const changes = (words: readonly string[]): boolean =>
  words.some((word) => kinds.has(word) && kinds.get(word) !== 'reading');
