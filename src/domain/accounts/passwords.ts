import { DomainError } from '../shared/domain-error.ts';

/** What a good password depends on. */
export interface PasswordContext {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

export interface PasswordRules {
  /** In characters, not in bytes. */
  minLength: number;
  /** True for passwords that attackers try first, whatever the case. */
  isCommon(password: string): boolean;
}

/** Shorter ones are in half of all passwords by chance. */
const SHORTEST_OWN_WORD = 3;

/**
 * The words of what is wrong with a new password, or nothing. No kinds of characters are asked for, and nothing is trimmed or folded.
 * One's own name may be part of it where what is left of it would do as a password by itself.
 */
export function passwordFault(password: string, whose: PasswordContext, rules: PasswordRules): string | undefined {
  if (lengthOf(password) < rules.minLength) return `At least ${rules.minLength} characters`;
  if (rules.isCommon(password)) return 'This password is one of the first that others would try. Choose another one';
  const rest = withoutOwnWords(password, whose);
  if (rest !== password.toLowerCase() && (lengthOf(rest) < rules.minLength || rules.isCommon(rest)))
    return 'Choose a password that is not made of your name, username or email address';
  return undefined;
}

/** Throws `invalid` with what is wrong with a new password, by the name of its field. */
export function refusePassword(path: string, password: string, whose: PasswordContext, rules: PasswordRules): void {
  const message = passwordFault(password, whose, rules);
  if (message !== undefined) throw new DomainError('invalid', 'password.weak', `${message}.`, [{ path, message }]);
}

const lengthOf = (text: string): number => Array.from(text).length;

function withoutOwnWords(password: string, { email, username, firstName, lastName }: PasswordContext): string {
  const [localPart = ''] = email.split('@', 1);
  const words = [email, localPart, username, firstName, lastName]
    .map((word) => word.toLowerCase())
    .filter((word) => lengthOf(word) >= SHORTEST_OWN_WORD)
    .sort((one, other) => other.length - one.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
