import { PRODUCT } from '../../shared/product.ts';
import type { LetterDraft } from './letters.ts';
import type { AccountType, User } from '../user.ts';

export interface RoleChange {
  /** With the role of now. */
  user: User;
  before: AccountType;
}

/** The mails to the admins. Only these name people: admins have to know of whom they decide. */

/** `message` is what the user wrote; it is set apart, so that nobody takes it for ours. */
export function accessRequestLetter(to: string, { firstName, lastName, username, email }: User, message: string): LetterDraft {
  return {
    kind: 'access-request',
    to,
    subject: `Somebody asks for access to the admin pages of ${PRODUCT.name}`,
    text: [
      `${firstName} ${lastName} (${username}, ${email}) asks for access to the admin pages.`,
      message === '' ? 'They wrote nothing with it.' : `They wrote:\n\n${quoted(message)}`,
      'To give access, on the server: npm run cli -- user promote THEIR-ADDRESS --role staff',
      'To refuse, do nothing, or answer them yourself.',
      PRODUCT.name,
    ].join('\n\n'),
  };
}

export function roleChangedLetter(to: string, { user: { username, email, accountType }, before }: RoleChange): LetterDraft {
  return {
    kind: 'role-changed',
    to,
    subject: `The role of an account of ${PRODUCT.name} was changed`,
    text: [
      `${username} (${email}) was ${before} and is ${accountType} now. It was changed on the server, by command.`,
      'You are told because you are an admin. If this was not meant to be, take it back and find out who did it.',
      PRODUCT.name,
    ].join('\n\n'),
  };
}

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
