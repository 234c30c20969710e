import { InvalidArgumentError } from 'commander';
import type { Param } from '../src/domain/shared/params.ts';

/** As an address is read, so that the command line and a link cannot mean different things. */
export const readBy =
  <T>(param: Param<T>) =>
  (text: string): T => {
    const value = param.parse(text);
    if (value === undefined) throw new InvalidArgumentError(`${param.description}.`);
    return value;
  };
