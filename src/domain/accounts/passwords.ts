import { DomainError } from '../shared/domain-error.ts';
import { PRODUCT } from '../shared/product.ts';
import { isPattern } from './password-patterns.ts';

/** The person's own data, which a password must not consist of. */
export interface PasswordContext {
  email: string;
  username: string;
  firstName: string;
  lastName: string;
}

export interface PasswordRules {
  /** In characters, not in bytes. */
  minLength: number;
  /** True for passwords that attackers try first. Ignores case. */
  isCommon(password: string): boolean;
  /** True for other spellings of these passwords. A browser leaves it to the server. */
  isSpelling?(password: string): boolean;
}

const COMMON = 'This password is too common. Choose another one';
/** Words that come to everybody's mind on this site. */
const SUBJECT = ['college', 'university', 'campus', 'student', 'school'];
/** Many passwords contain shorter words by chance. */
const SHORTEST_OWN_WORD = 3;

/**
 * Says why a new password is refused; undefined when it is good. Any characters count, and nothing is trimmed.
 * It may contain the person's own name, the product's, or a word of its subject, if the rest is a good password without it.
 */
export function passwordFault(password: string, whose: PasswordContext, rules: PasswordRules): string | undefined {
  if (lengthOf(password) < rules.minLength) return `At least ${rules.minLength} characters`;
  if (rules.isCommon(password)) return COMMON;
  if (isPattern(password)) return 'This password repeats the same characters or follows a sequence. Choose another one';
  const rest = withoutOwnWords(password, whose);
  if (rest !== password.toLowerCase() && (lengthOf(rest) < rules.minLength || isGuessed(rest, rules) || isPattern(rest)))
    return `Choose a password that is not made of your name, username or email address, or of words like ${PRODUCT.name} and college`;
  if (isGuessed(password, rules)) return COMMON;
  return undefined;
}

/** Throws `invalid` with the fault at the field `path`. */
export function refusePassword(path: string, password: string, whose: PasswordContext, rules: PasswordRules): void {
  const message = passwordFault(password, whose, rules);
  if (message !== undefined) throw new DomainError('invalid', 'password.weak', `${message}.`, [{ path, message }]);
}

/** A common password, also in another spelling. */
const isGuessed = (password: string, rules: PasswordRules): boolean => rules.isCommon(password) || rules.isSpelling?.(password) === true;

const lengthOf = (text: string): number => Array.from(text).length;

function withoutOwnWords(password: string, { email, username, firstName, lastName }: PasswordContext): string {
  const [localPart = ''] = email.split('@', 1);
  const words = [email, localPart, username, firstName, lastName, PRODUCT.name, ...SUBJECT]
    .map((word) => word.toLowerCase())
    .filter((word) => lengthOf(word) >= SHORTEST_OWN_WORD)
    .sort((one, other) => other.length - one.length);
  return words.reduce((rest, word) => rest.replaceAll(word, ''), password.toLowerCase());
}
