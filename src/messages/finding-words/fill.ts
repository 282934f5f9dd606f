const number = new Intl.NumberFormat('en');

type Param = string | number | undefined;

/** "2 marks", "1 mark", and "marks" where no number is given. */
export const counted = (count: Param, one: string, many: string): string =>
  typeof count === 'number' ? `${number.format(count)} ${count === 1 ? one : many}` : many;

/** Words round a parameter; nothing where it is missing. */
export const given = (param: Param, words: (param: string | number) => string): string =>
  param === undefined ? '' : words(param);

/** " (U+200B)" */
export const codePoints = (param: Param): string => given(param, (points) => ` (${points})`);
