import { sentence } from '../field-label.ts';

/** The choices of a select input. `words` are those of each value. Default: the value as words. */
export const choicesOf = <T extends string>(values: readonly T[], words?: Readonly<Record<T, string>>) =>
  values.map((id) => ({ id, name: words ? words[id] : sentence(id) }));

/** The choices of a select input, in the order of their words by value. */
export const choicesIn = (words: Readonly<Record<string, string>>) => Object.entries(words).map(([id, name]) => ({ id, name }));
