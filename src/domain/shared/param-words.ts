import type { IntegerParam } from './query-params.ts';
import type { ParamFault } from './query-string.ts';

/** The documentation of one query parameter. The description is one line, and also the error message. */
export interface ParamWords {
  description: string;
  example: string;
}

const MANY = 12;

export const listWords = ({ values }: { values: readonly string[] }, what: string): ParamWords => ({
  description: `${what}: ${values.length > MANY ? 'codes' : values.join(', ')}, separated by commas`,
  example: values.slice(0, 2).join(','),
});

export const oneOfWords = ({ values }: { values: readonly (string | number)[] }, what: string): ParamWords => ({
  description: `${what}: ${values.join(', ')}`,
  example: String(values[0] ?? ''),
});

export const rangeWords = (what: string, example: string): ParamWords => ({
  description: `${what}: a..b, both ends included, either may be left out`,
  example,
});

export const integerWords = ({ min, max }: IntegerParam, what: string): ParamWords => ({
  description: `${what}: a whole number from ${min} to ${max}`,
  example: String(min),
});

export const flagWords = (what: string): ParamWords => ({ description: `${what}: 1`, example: '1' });

export const textWords = ({ max }: { max: number }, what: string, example: string): ParamWords => ({
  description: `${what}, at most ${max} characters`,
  example,
});

/** What is wrong with a parameter. */
export const faultText = ({ path, isUnknown }: ParamFault, words: Readonly<Record<string, ParamWords>>): string =>
  (isUnknown ? undefined : words[path]?.description) ?? 'Unknown parameter';
