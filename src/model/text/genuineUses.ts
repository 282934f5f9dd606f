/**
 * Where the characters of a text that draw nothing do honest work. Gives, for the index of one of
 * them, the index behind what is honest there; the same index where nothing is.
 */
export function genuineUses(text: string): (index: number, codePoint: number) => number {
  let isRightToLeft: boolean | undefined;
  let isolates: ReadonlySet<number> | undefined;

  const endOf = (use: RegExp, index: number) => {
    use.lastIndex = index;
    return use.test(text) ? use.lastIndex : index;
  };
  const isJoiner = (index: number) =>
    endOf(single, index) > index &&
    (joining.test(text.slice(Math.max(0, index - 2), index)) ||
      joining.test(String.fromCodePoint(text.codePointAt(index + 1) ?? 0)));

  return (index, codePoint) => {
    if (isBetween(codePoint, 0x2066, 0x2069)) {
      isolates ??= balancedIsolates(text);
      return isolates.has(index) ? index + 1 : index;
    }
    if (directionMarks.has(codePoint)) {
      isRightToLeft ??= rightToLeftLetter.test(text);
      return isRightToLeft ? endOf(fewDirectionMarks, index) : index;
    }
    if (isBetween(codePoint, 0x200c, 0x200d) && isJoiner(index)) return index + 1;
    const use = uses.find(([first, last]) => isBetween(codePoint, first, last));
    return use ? endOf(use[2], index) : index;
  };
}

const isBetween = (point: number, first: number, last: number) => point >= first && point <= last;

const single = /(?<![\u200B-\u200D])[\u200B-\u200D](?![\u200B-\u200D])/uy;

/** A character of a script whose letters join, or take another form beside a joiner. */
const joining =
  /[\p{scx=Adlm}\p{scx=Arab}\p{scx=Bali}\p{scx=Beng}\p{scx=Cakm}\p{scx=Deva}\p{scx=Gujr}\p{scx=Guru}\p{scx=Hebr}\p{scx=Java}\p{scx=Khmr}\p{scx=Knda}\p{scx=Limb}\p{scx=Mand}\p{scx=Mlym}\p{scx=Mong}\p{scx=Mtei}\p{scx=Mymr}\p{scx=Newa}\p{scx=Nkoo}\p{scx=Orya}\p{scx=Phag}\p{scx=Rohg}\p{scx=Sinh}\p{scx=Sund}\p{scx=Syrc}\p{scx=Taml}\p{scx=Telu}\p{scx=Tibt}]$/u;

const rightToLeftLetter =
  /(?=\p{L})[\u0590-\u08FF\uFB1D-\uFDFF\uFE70-\uFEFC\u{10800}-\u{10FFF}\u{1E800}-\u{1EFFF}]/u;

const directionMarks: ReadonlySet<number> = new Set([0x61c, 0x200e, 0x200f]);

/** A row of them is a message. */
const fewDirectionMarks =
  /(?<![\u061C\u200E\u200F])[\u061C\u200E\u200F]{1,2}(?![\u061C\u200E\u200F])/uy;

/** By the code points they begin with; each is sticky and looks no further than its neighbours. */
const uses: readonly (readonly [first: number, last: number, use: RegExp])[] = [
  // A vowel separator between Mongolian letters, and the selectors of their forms.
  [0x180e, 0x180e, /(?<=[\u1820-\u18AA]\p{Variation_Selector}?)\u180E(?=[\u1820-\u18AA])/uy],
  [0x180b, 0x180f, /(?<=[\u1820-\u18AA])\p{Variation_Selector}(?!\p{Variation_Selector})/uy],
  // Keeps two marks of one letter in their order.
  [0x34f, 0x34f, /(?<=\p{M}(?<!\u034F))\u034F(?!\u034F)(?=\p{M})/uy],
  // Stands for the consonant or the vowel that an incomplete syllable lacks.
  [
    0x115f,
    0x1160,
    /(?:(?<=(?![\u115F\u1160])[\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB])[\u115F\u1160]{1,2}|(?<![\u115F\u1160])[\u115F\u1160]{1,2}(?=(?![\u115F\u1160])[\u1100-\u11FF\uA960-\uA97C\uD7B0-\uD7FB]))/uy,
  ],
  // Lines break here: these scripts have no spaces between words.
  [
    0x200b,
    0x200b,
    /(?:(?<=[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}])\u200B(?=[\p{L}\p{M}\p{N}\p{P}\p{S}])|(?<=[\p{L}\p{M}\p{N}\p{P}\p{S}])\u200B(?=[\p{scx=Thai}\p{scx=Laoo}\p{scx=Khmr}\p{scx=Mymr}]))/uy,
  ],
  // Makes one pictograph of two.
  [
    0x200d,
    0x200d,
    /(?<=\p{Extended_Pictographic}\uFE0F?\p{Emoji_Modifier}?)\u200D(?=\p{Extended_Pictographic})/uy,
  ],
  // The space of Braille.
  [0x2800, 0x2800, /(?<=[\u2801-\u28FF])\u2800{1,39}(?=[\u2801-\u28FF])/uy],
  // Colour or text form: of a pictograph, of a symbol, of a key cap.
  [
    0xfe0e,
    0xfe0f,
    /(?:(?<=[\p{Emoji}\p{Extended_Pictographic}\p{So}\p{Sm}](?<![ -~]))[\uFE0E\uFE0F](?!\p{Variation_Selector})|(?<=[#*0-9])[\uFE0E\uFE0F](?=\u20E3))/uy,
  ],
  // A form of a mathematical sign, an ideograph, a Myanmar, Phags-pa or Egyptian letter, a full stop.
  [
    0xfe00,
    0xfe06,
    /(?<=[0\p{Sm}\p{So}\p{sc=Han}\p{sc=Mymr}\p{sc=Phag}\p{sc=Mani}\p{sc=Egyp}\u2018-\u201D\u3001\u3002\uFF01-\uFF1F])[\uFE00-\uFE06](?!\p{Variation_Selector})/uy,
  ],
  // A form of an ideograph. None has 48 of them; ASCII letters as bytes begin behind.
  [0xe0100, 0xe012f, /(?<=\p{sc=Han})[\u{E0100}-\u{E012F}](?!\p{Variation_Selector})/uy],
  // The flags of England, Scotland and Wales: the only ones that are written in tags.
  [
    0xe0067,
    0xe0067,
    /(?<=\u{1F3F4})\u{E0067}\u{E0062}(?:\u{E0065}\u{E006E}\u{E0067}|\u{E0073}\u{E0063}\u{E0074}|\u{E0077}\u{E006C}\u{E0073})\u{E007F}/uy,
  ],
  // Arranges hieroglyphs.
  [
    0x13430,
    0x13440,
    /(?:(?<=[\u{13000}-\u{1342F}\u{13441}-\u{143FF}])[\u{13430}-\u{13440}]|[\u{13430}-\u{13440}](?=[\u{13000}-\u{1342F}\u{13441}-\u{143FF}]))/uy,
  ],
  // Bears a stem without a head.
  [0x1d159, 0x1d159, /\u{1D159}(?=[\u{1D165}-\u{1D172}])/uy],
];

/** The indices of isolates that are closed in their paragraph, and of what closes them. */
function balancedIsolates(text: string): ReadonlySet<number> {
  const balanced = new Set<number>();
  let open: number[] = [];
  for (const { 0: character, index } of text.matchAll(/[\u2066-\u2069\n\r\u0085\u2029]/g)) {
    if (character < '\u2066') open = [];
    else if (character < '\u2069') open.push(index);
    else {
      const start = open.pop();
      if (start !== undefined) balanced.add(start).add(index);
    }
  }
  return balanced;
}
