import { createRequire } from 'node:module';

/**
 * True for the passwords that are used, and tried, most: some 49,000, in any case. Read on the first call; the list itself is taken,
 * not the package around it, which carries keyboards and dice as well.
 */
export function createCommonPasswords(): (password: string) => boolean {
  let list: ReadonlySet<string> | undefined;
  return (password) => {
    list ??= readList();
    return list.has(password.toLowerCase());
  };
}

/** Reads it and lets go of the package's copy. */
function readList(): ReadonlySet<string> {
  const require = createRequire(import.meta.url);
  const path = require.resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const passwords = require(path) as string[];
  Reflect.deleteProperty(require.cache, path);
  return new Set(passwords);
}
