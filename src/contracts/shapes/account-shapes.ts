import { z } from 'zod';
import {
  EMAIL_WORDS,
  SIGN_IN_PASSWORD_MIN,
  SIGN_IN_PASSWORD_WORDS,
  LONGEST_BIO,
  LONGEST_EMAIL,
  LONGEST_NAME,
  PASSWORD_MAX,
  USERNAME,
  USERNAME_WORDS,
} from '../../domain/accounts/sign-in/sign-up.ts';
import { ACCOUNT_TYPES } from '../../domain/accounts/user.ts';
import { isOneLine, ONE_LINE_WORDS } from '../../domain/shared/plain-text.ts';
import { timestamp } from './codecs.ts';
import { freeText } from './text-shapes.ts';

export const personName = z
  .string()
  .trim()
  .min(1, 'Required')
  .max(LONGEST_NAME, `At most ${LONGEST_NAME} characters`)
  .refine(isOneLine, ONE_LINE_WORDS);

export const username = z.string().trim().min(1, 'Required').regex(USERNAME, USERNAME_WORDS);
export const email = z.string().trim().max(LONGEST_EMAIL, EMAIL_WORDS).pipe(z.email(EMAIL_WORDS));
export const bio = freeText().max(LONGEST_BIO, `At most ${LONGEST_BIO} characters`);

/** A password to check against the stored one. */
export const givenPassword = z.string().min(SIGN_IN_PASSWORD_MIN, SIGN_IN_PASSWORD_WORDS).max(PASSWORD_MAX, 'Invalid input');
/** A new password. The domain checks its strength, which depends on the user's name and address. */
export const newPassword = z.string().min(1, 'Required').max(PASSWORD_MAX, `At most ${PASSWORD_MAX} characters`);

/** A secret from an email: 32 random bytes in base64url. */
export const emailedToken = z.string().min(1, 'Required').max(100, 'Invalid input');

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
    createdAt: timestamp,
  })
  .meta({ id: 'User' });

export const signedIn = z.object({ token: z.string(), user }).meta({ id: 'SignedIn' });

export const noContent = z.void();
export const messageAnswer = z.object({ message: z.string() });

/** The name of a saved item. */
export const savedName = (maxLength: number) =>
  z.string().trim().min(1, 'Required').max(maxLength, `At most ${maxLength} characters`).refine(isOneLine, ONE_LINE_WORDS);

/** Any text is accepted, so that every invalid link gets the same 404. */
export const sharedParams = z.strictObject({
  token: z.string().max(100).meta({ description: 'The last part of the link', example: 'Zm9ydHktdHdvIHJhbmRvbSBieXRlcw' }),
});
