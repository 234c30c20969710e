import type { UseCases } from './use-cases.ts';

const HINT = `
There is no admin yet. To make one, in another terminal:
  npm run cli -- user create --email you@example.edu --username you --first-name Your --last-name Name --role admin --verified
`;

/** How to make the first admin, while there is none; no account is there from the start. */
export async function firstAdminHint({ staff }: Pick<UseCases, 'staff'>): Promise<string> {
  return (await staff.hasAdmin()) ? '' : HINT;
}
