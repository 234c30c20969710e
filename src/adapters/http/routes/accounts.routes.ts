import type { accountsContract } from '../../../contracts/accounts.contract.ts';
import type { Credentials } from '../../../domain/accounts/sign-in/sign-in.use-cases.ts';
import type { VerifiedCredentials } from '../../../domain/accounts/sign-in/sign-in.ports.ts';
import type { Client } from '../../../domain/accounts/user.ts';
import type { UseCases } from '../../../use-cases.ts';
import { json } from '../answer/json.ts';
import { CLEAR_CACHE, Reply } from '../answer/reply.ts';
import type { Handlers } from '../mount.ts';

/** Undefined for a wrong address or password. `main` creates it from Passport. */
export type CheckPassword = (credentials: Credentials, client: Client) => Promise<VerifiedCredentials | undefined>;

export function accountsRoutes(accounts: UseCases['accounts'], checkPassword: CheckPassword): Handlers<typeof accountsContract> {
  return {
    register: ({ body, client }) => accounts.signUp(body, client),
    usernameAvailable: async ({ query }) => ({ available: await accounts.isUsernameFree(query.u) }),
    login: async ({ body, client }) => accounts.signIn(await checkPassword(body, client), client),
    user: ({ caller }) => caller.user,
    async logout({ caller }) {
      await accounts.signOut(caller);
      return new Reply(json(undefined), CLEAR_CACHE);
    },
    verifyEmail: async ({ body }) => ({ user: await accounts.verifyEmail(body.token) }),
    resendVerification: async ({ caller }) => messageAnswer(await accounts.resendVerification(caller)),
    forgotPassword: async ({ body }) => messageAnswer(await accounts.requestCode(body.email)),
    verifyResetCode: async ({ body }) => ({ resetToken: await accounts.exchangeCode(body) }),
    resetPassword: ({ body }) => accounts.resetPassword(body),
  };
}

const messageAnswer = (message: string) => ({ message });
