import { z } from 'zod';
import {
  EMAIL_WORDS,
  LOGIN_PASSWORD_MIN,
  LOGIN_PASSWORD_WORDS,
  LONGEST_BIO,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  USERNAME,
  USERNAME_WORDS,
} from '../domain/accounts/sign-in/sign-up.ts';
import { ACCOUNT_TYPES } from '../domain/accounts/user.ts';
import { moment } from './codecs.ts';

/** What accounts are made of, as it travels. */

/** No line breaks or other control characters: names stand in mail headers, logs and spreadsheets. */
const ONE_LINE = /^\P{Cc}*$/u;

export const personName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(LONGEST_NAME, `At most ${LONGEST_NAME} characters`)
  .regex(ONE_LINE, 'Invalid input');

export const username = z.string().trim().min(1, 'Required').regex(USERNAME, USERNAME_WORDS);
export const email = z.string().trim().max(LONGEST_EMAIL, EMAIL_WORDS).pipe(z.email(EMAIL_WORDS));
export const bio = z.string().trim().max(LONGEST_BIO, `At most ${LONGEST_BIO} characters`);

/** A password that is checked against a stored one. */
export const givenPassword = z.string().min(LOGIN_PASSWORD_MIN, LOGIN_PASSWORD_WORDS).max(PASSWORD_MAX, 'Invalid input');
/** A password to be set: what makes it a good one is the domain's to say, because it depends on whose it is. */
export const newPassword = z.string().min(1, 'Required').max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`);

/** A secret out of a mail: 32 random bytes in base64url. */
export const mailedToken = z.string().min(1, 'Required').max(100, 'Invalid input');

export const user = z
  .object({
    id: z.int(),
    username: z.string(),
    email: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    accountType: z.enum(ACCOUNT_TYPES),
    profilePicture: z.string().nullable(),
    bio: z.string().nullable(),
    emailVerified: z.boolean(),
    createdAt: moment,
  })
  .meta({ id: 'User' });

/** Who is signed in now, and the token that says so. */
export const signedIn = z.object({ token: z.string(), user }).meta({ id: 'SignedIn' });

/** An answer without a body. */
export const nothing = z.void();
export const said = z.object({ message: z.string() });

/** What people call something they keep: one line, without control characters. */
export const savedName = (longest: number) =>
  z
    .string()
    .trim()
    .min(1, 'Required')
    .max(longest, `At most ${longest} characters`)
    .regex(/^\P{Cc}*$/u, 'Invalid input');

/** Whatever stands in a link that is none, the answer is that there is nothing. */
export const sharedParams = z.strictObject({
  token: z.string().max(100).meta({ description: 'The last part of the link', example: 'Zm9ydHktdHdvIHJhbmRvbSBieXRlcw' }),
});
