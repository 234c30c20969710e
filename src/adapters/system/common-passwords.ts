import { createRequire } from 'node:module';

/**
 * True for the passwords that are used, and tried, most: some 49,000, in any case. Read on the first call; the list itself is taken,
 * not the package around it, which carries keyboards and dice as well.
 */
export function createCommonPasswords(): (password: string) => boolean {
  let list: ReadonlySet<string> | undefined;
  return (password) => {
    list ??= new Set(createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[]);
    return list.has(password.toLowerCase());
  };
}
