import { InvalidArgumentError } from 'commander';
import type { ParamWords } from '../src/domain/shared/param-words.ts';
import type { Param } from '../src/domain/shared/query-params.ts';

/** Reads an option with the grammar of URLs, so the command line and a link mean the same. */
export const readBy =
  <T>(param: Param<T>, { description }: Pick<ParamWords, 'description'>) =>
  (text: string): T => {
    const value = param.parse(text);
    if (value === undefined) throw new InvalidArgumentError(`${description}.`);
    return value;
  };
