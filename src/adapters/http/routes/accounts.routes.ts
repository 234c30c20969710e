import type { accountsContract } from '../../../contracts/accounts.contract.ts';
import type { Credentials } from '../../../domain/accounts/sign-in/sign-in.use-cases.ts';
import type { Recognised } from '../../../domain/accounts/sign-in/sign-in.ports.ts';
import type { UseCases } from '../../../use-cases.ts';
import { json } from '../answer/json.ts';
import { Reply, type Handlers } from '../mount.ts';

/** Whose address and password these are, or nobody's. `main` joins it from Passport. */
export type CheckPassword = (credentials: Credentials) => Promise<Recognised | undefined>;

/** What others have read while signed in is not left to whoever comes next; what visitors agreed to stays. */
const FORGET_ANSWERS = ['Clear-Site-Data', '"cache"'];

/** Coming and going over HTTP. */
export function accountsRoutes(accounts: UseCases['accounts'], checkPassword: CheckPassword): Handlers<typeof accountsContract> {
  return {
    register: ({ body, client }) => accounts.register(body, client),
    usernameAvailable: async ({ query }) => ({ available: await accounts.isUsernameFree(query.u) }),
    login: async ({ body, client }) => accounts.login(await checkPassword(body), client),
    user: ({ caller }) => caller.user,
    async logout({ caller }) {
      await accounts.logout(caller);
      return new Reply(json(undefined), FORGET_ANSWERS);
    },
    async logoutAll({ caller }) {
      await accounts.logoutAll(caller);
      return new Reply(json(undefined), FORGET_ANSWERS);
    },
    verifyEmail: async ({ body }) => ({ user: await accounts.verifyEmail(body.token) }),
    resendVerification: async ({ caller }) => said(await accounts.resendVerification(caller)),
    forgotPassword: async ({ body }) => said(await accounts.requestCode(body.email)),
    verifyResetCode: async ({ body }) => ({ resetToken: await accounts.exchangeCode(body) }),
    resetPassword: ({ body }) => accounts.resetPassword(body),
  };
}

const said = (message: string) => ({ message });
