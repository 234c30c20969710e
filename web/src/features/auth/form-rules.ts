import type { FieldError } from '../../api/client.ts';
import {
  DEFAULT_PASSWORD_MIN,
  EMAIL_WORDS,
  isReservedUsername,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  passwordFault,
  RESERVED_WORDS,
  SIGN_IN_PASSWORD_MIN,
  SIGN_IN_PASSWORD_WORDS,
  USERNAME,
  USERNAME_WORDS,
} from '../../api/domain/accounts.ts';

/** The values of a form by input name. Missing inputs are empty. */
export type FormValues = Readonly<Record<string, string>>;
/** Returns the error message of an input, or undefined. */
type Rule = (text: string, all: FormValues) => string | undefined;
export type FormRules = Readonly<Record<string, Rule>>;

const REQUIRED = 'Required';
/** A rough check. The server checks further. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;

const email: Rule = (text) => (EMAIL.test(text.trim()) && text.trim().length <= LONGEST_EMAIL ? undefined : EMAIL_WORDS);
const name: Rule = (text) => {
  const { length } = text.trim();
  if (length === 0) return REQUIRED;
  return length > LONGEST_NAME ? `At most ${LONGEST_NAME} characters` : undefined;
};
const username: Rule = (text) => {
  if (text.trim() === '') return REQUIRED;
  if (!USERNAME.test(text.trim())) return USERNAME_WORDS;
  return isReservedUsername(text.trim()) ? RESERVED_WORDS : undefined;
};
/** The server also refuses common passwords, and may require longer ones. */
const PASSWORD_RULES = { minLength: DEFAULT_PASSWORD_MIN, isCommon: () => false };
const newPassword: Rule = (text, { email: address = '', username: alias = '', firstName = '', lastName = '' }) => {
  if (text === '') return REQUIRED;
  if (text.length > PASSWORD_MAX) return `At most ${PASSWORD_MAX} characters`;
  return passwordFault(
    text,
    { email: address.trim(), username: alias.trim(), firstName: firstName.trim(), lastName: lastName.trim() },
    PASSWORD_RULES,
  );
};

export const LOGIN_RULES = {
  email,
  password: (text) => (text.length < SIGN_IN_PASSWORD_MIN ? SIGN_IN_PASSWORD_WORDS : undefined),
} satisfies FormRules;

export const SIGN_UP_RULES = {
  firstName: name,
  lastName: name,
  username,
  email: (text, all) => (text.trim() === '' ? REQUIRED : email(text, all)),
  password: newPassword,
  acceptsAgreement: (text) => (text === '' ? 'You must be 13 or older and accept the User Agreement' : undefined),
} satisfies FormRules;

export const REQUEST_RULES = { email } satisfies FormRules;
export const CODE_RULES = {
  email,
  code: (text) => (digitsOf(text).length === 6 ? undefined : 'Enter the six digits from the email'),
} satisfies FormRules;
export const RESET_RULES = { password: newPassword } satisfies FormRules;

/** Accepts a code copied from the email: "123 456". */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** All errors in the order of the form. */
export function errorsIn(texts: FormValues, rules: FormRules): FieldError[] {
  return Object.entries(rules).flatMap(([path, rule]) => {
    const message = rule(texts[path] ?? '', texts);
    return message === undefined ? [] : [{ path, message }];
  });
}
