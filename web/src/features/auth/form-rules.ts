import type { FieldError } from '../../api/client.ts';
import {
  DEFAULT_PASSWORD_MIN,
  EMAIL_WORDS,
  LOGIN_PASSWORD_MIN,
  LOGIN_PASSWORD_WORDS,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  USERNAME,
  USERNAME_WORDS,
} from '../../api/domain.ts';

/** What a form holds, by the names of its inputs. What is not there is empty. */
export type Texts = Readonly<Record<string, string>>;
/** The words of what is wrong with an input, or nothing. */
type Rule = (text: string, all: Texts) => string | undefined;
export type Rules = Readonly<Record<string, Rule>>;

const REQUIRED = 'Required';
/** As much as a browser can tell; the server looks closer. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const email: Rule = (text) => (EMAIL.test(text.trim()) && text.trim().length <= LONGEST_EMAIL ? undefined : EMAIL_WORDS);
const name: Rule = (text) => {
  const { length } = text.trim();
  if (length === 0) return REQUIRED;
  return length > LONGEST_NAME ? `At most ${LONGEST_NAME} characters` : undefined;
};
const username: Rule = (text) => {
  if (text.trim() === '') return REQUIRED;
  return USERNAME.test(text.trim()) ? undefined : USERNAME_WORDS;
};
const newPassword: Rule = (text) => {
  const { length } = Array.from(text);
  if (length === 0) return REQUIRED;
  if (length < DEFAULT_PASSWORD_MIN) return `At least ${DEFAULT_PASSWORD_MIN} characters`;
  return text.length > PASSWORD_MAX ? `At most ${PASSWORD_MAX} characters` : undefined;
};

/** Specification §5, to the letter. */
export const LOGIN_RULES = {
  email,
  password: (text) => (text.length < LOGIN_PASSWORD_MIN ? LOGIN_PASSWORD_WORDS : undefined),
} satisfies Rules;

export const SIGN_UP_RULES = {
  firstName: name,
  lastName: name,
  username,
  email: (text, all) => (text.trim() === '' ? REQUIRED : email(text, all)),
  password: newPassword,
  confirmPassword(text, all) {
    if (text === '') return REQUIRED;
    return text === all['password'] ? undefined : 'The two passwords are not the same';
  },
  acceptsAgreement: (text) => (text === '' ? 'You have to be 13 or older and accept the User Agreement' : undefined),
} satisfies Rules;

export const REQUEST_RULES = { email } satisfies Rules;
export const CODE_RULES = {
  email,
  code: (text) => (digitsOf(text).length === 6 ? undefined : 'Enter the six digits from the email'),
} satisfies Rules;
export const RESET_RULES = { password: newPassword } satisfies Rules;

/** A code as it is copied out of a mail: "123 456". */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** All that is wrong, at once, in the order of the form. */
export function faultsIn(texts: Texts, rules: Rules): FieldError[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    const message = rule(texts[path] ?? '', texts);
    return message === undefined ? [] : [{ path, message }];
  });
}
