import type { UseCases } from './use-cases.ts';

/** Commands that an admin runs on the server, for the terminal and for emails. */

const CREATE_FIRST_ADMIN = `
There is no admin yet. To create one, run this in another terminal:
  npm run cli -- user create --email you@example.edu --username you --first-name Your --last-name Name --role admin --verified
Then sign in and open /admin.
`;

/** Ends the sentence "To give access, …" of an email. */
export const HOW_TO_PROMOTE = 'run this command on the server: npm run cli -- user promote THEIR-ADDRESS --role staff';

/** Empty when there is an admin. A new installation has no account. */
export async function firstAdminHint({ staff }: Pick<UseCases, 'staff'>): Promise<string> {
  return (await staff.hasAdmin()) ? '' : CREATE_FIRST_ADMIN;
}
