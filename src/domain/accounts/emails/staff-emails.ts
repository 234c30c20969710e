import type { EmailDraft } from '../../mail/email.ts';
import { PRODUCT } from '../../shared/product.ts';
import type { AccountType, User } from '../user.ts';
import { emailText } from './account-emails.ts';

/** Emails to the admins. Only these contain names: admins need to know which account they decide about. */

export interface RoleChange {
  /** With the new role. */
  user: User;
  before: AccountType;
  /** The username of the admin who changed it in the panel. Undefined: an operator, with a command. */
  by?: string | undefined;
}

/** The most admins that one event is mailed to. */
export const MAX_STAFF_EMAILS = 20;

export interface AccessRequest {
  user: User;
  /** The user's own words, maybe none. The email quotes them, so that they do not read as ours. */
  note: string;
  /** How an admin gives access: the end of a sentence that starts with "To give access,". */
  howToPromote: string;
}

export function accessRequestEmail(to: string, { user, note, howToPromote }: AccessRequest): EmailDraft {
  const { firstName, lastName, username, email } = user;
  return {
    kind: 'access-request',
    to,
    subject: `A user asks for access to the ${PRODUCT.name} admin pages`,
    text: emailText(
      `${firstName} ${lastName} (${username}, ${email}) asks for access to the admin pages.`,
      note === '' ? 'They did not add a message.' : `Their message:\n\n${quoted(note)}`,
      `To give access, ${howToPromote}`,
      'To refuse, you do not need to do anything.',
    ),
  };
}

export function roleChangedEmail(to: string, { user: { username, email, accountType }, before, by }: RoleChange): EmailDraft {
  return {
    kind: 'role-changed',
    to,
    subject: `The role of an ${PRODUCT.name} account was changed`,
    text: emailText(
      `The role of ${username} (${email}) was changed from ${before} to ${accountType}, ${by === undefined ? 'by a command on the server' : `by ${by} in the admin panel`}.`,
      'You get this email because you are an admin. If the change is wrong, undo it and find out who made it.',
    ),
  };
}

const quoted = (text: string): string => text.replaceAll(/^/gm, '> ');
