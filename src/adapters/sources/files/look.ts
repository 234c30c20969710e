import { findFiles } from './find-files.ts';
import { inspect } from './inspect.ts';

/** Finds files, and reads what they are. */
export interface FileLook {
  find: typeof findFiles;
  inspect: typeof inspect;
}

/** Reads the files again with each call. */
export const EACH_TIME: FileLook = { find: findFiles, inspect };

/** Opens and inspects each file once. The sheets of workbooks stay in memory as long as the look is in use. */
export function createLook(): FileLook {
  return { find: once(findFiles, (paths) => JSON.stringify(paths)), inspect: once(inspect, (file) => file) };
}

function once<Given, Result>(work: (given: Given) => Promise<Result>, keyOf: (given: Given) => unknown): typeof work {
  const done = new Map<unknown, Promise<Result>>();
  return (given) => {
    const key = keyOf(given);
    const result = done.get(key) ?? work(given);
    done.set(key, result);
    return result;
  };
}
