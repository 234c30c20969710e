/** Usernames ignore case: "Ada" and "ada" are the same. */
export const USERNAME = /^(?=.*[a-z0-9])[a-z0-9_.]{3,24}$/i;
export const USERNAME_WORDS = '3 to 24 letters, digits, underscores or dots; at least one letter or digit';

/** As `USERNAME` allows. */
export const LONGEST_USERNAME = 24;
export const LONGEST_NAME = 50;
export const LONGEST_EMAIL = 254;
export const LONGEST_BIO = 500;

/** The sign-in form accepts the minimum of older rules; new passwords follow `DEFAULT_PASSWORD_MIN`. */
export const SIGN_IN_PASSWORD_MIN = 6;
export const DEFAULT_PASSWORD_MIN = 8;
export const PASSWORD_MAX = 256;

export const EMAIL_WORDS = 'Please enter a valid email address';
export const SIGN_IN_PASSWORD_WORDS = `Password must be at least ${SIGN_IN_PASSWORD_MIN} characters`;
