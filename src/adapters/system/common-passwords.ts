import { createRequire } from 'node:module';

/**
 * True for the about 49,000 most common passwords, ignoring case. Reads the list on the first call. Importing the package would also
 * load keyboard layouts and dictionaries.
 */
export function createCommonPasswords(): (password: string) => boolean {
  let list: ReadonlySet<string> | undefined;
  return (password) => {
    list ??= readList();
    return list.has(password.toLowerCase());
  };
}

/** Removes the parsed JSON from the module cache, so that it is in memory once. */
function readList(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const passwords = require(path) as string[];
  Reflect.deleteProperty(require.cache, path);
  return new Set(passwords);
}
