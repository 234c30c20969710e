import { DomainError } from '../../shared/domain-error.ts';
import { MINUTE } from '../../shared/time.ts';
import { SIGN_IN_BACKOFF } from './backoff.ts';
import { accountExistsEmail, VERIFICATION_SECONDS, verifyAddressEmail } from '../emails/account-emails.ts';
import { refusePassword, type PasswordContext } from '../passwords.ts';
import { SESSION_LIFETIME } from './session.ts';
import type { SignInPorts, VerifiedCredentials } from './sign-in.ports.ts';
import { isSelfChosen, type Caller, type Client, type User } from '../user.ts';

const NOTICE_EVERY_SECONDS = 10 * MINUTE;

export interface SignedIn {
  /** Proves the session in later requests. */
  token: string;
  user: User;
}

export interface Credentials {
  email: string;
  password: string;
}

export interface SignUp extends PasswordContext, Credentials {
  accountType?: string | undefined;
  acceptsAgreement?: true | undefined;
}

/** Sign-up, sign-in, sign-out. */
export function createSignIn({ signIn, failures, hasher, secrets, passwords, accessTokens, publicUrl }: SignInPorts) {
  const signedIn = ({ sessionId, user }: Caller): SignedIn => ({
    token: accessTokens.issue({ userId: user.id, sessionId, seconds: SESSION_LIFETIME.absoluteSeconds }),
    user,
  });

  async function matches(password: string, hash: string | undefined, account: string): Promise<boolean> {
    try {
      return await hasher.matches(password, hash);
    } catch (error) {
      await failures.uncountAttempt(account);
      throw error;
    }
  }

  /** Replaces a hash that was made with outdated parameters. */
  async function withCurrentHash({ user, passwordHash }: VerifiedCredentials, password: string): Promise<VerifiedCredentials> {
    if (!hasher.isOutdated(passwordHash)) return { user, passwordHash };
    const fresh = await hasher.hash(password);
    await signIn.replaceHash(user.id, passwordHash, fresh);
    return { user, passwordHash: fresh };
  }

  async function open(user: User, client: Client, passwordHash?: string): Promise<SignedIn> {
    const sessionId = await signIn.openSession({ userId: user.id, passwordHash, client });
    if (sessionId === undefined) throw refused();
    return signedIn({ sessionId, user });
  }

  return {
    /** For a user who was identified without a password check. Throws `unauthenticated` for a disabled account. */
    openSession: (user: User, client: Client): Promise<SignedIn> => open(user, client),

    /** Throws `invalid` for a weak password, `conflict` when the address or the username is taken, without saying which. */
    async signUp(form: SignUp, client: Client): Promise<SignedIn> {
      refusePassword('password', form.password, form, passwords);
      const { accountType = '', acceptsAgreement = false, password, ...person } = form;
      const { token, digest } = secrets.newToken();
      const account = {
        ...person,
        accountType: isSelfChosen(accountType) ? accountType : 'student',
        passwordHash: await hasher.hash(password),
        verificationDigest: digest,
        hasAgreed: acceptsAgreement,
      } as const;
      const message = verifyAddressEmail(form.email, token, publicUrl);
      const notice = accountExistsEmail(form.email, publicUrl);
      const times = { verificationSeconds: VERIFICATION_SECONDS, noticeEverySeconds: NOTICE_EVERY_SECONDS };
      const caller = await signIn.register({ account, client, message, notice, ...times });
      if (!caller) throw new DomainError('conflict', 'account.taken', 'Could not create account');
      return signedIn(caller);
    },

    isUsernameFree: (username: string): Promise<boolean> => signIn.isUsernameFree(username),

    /** Undefined for wrong credentials. Throws `too-many` after ten failures in a row, also for addresses without an account. */
    async checkPassword({ email, password }: Credentials): Promise<VerifiedCredentials | undefined> {
      const account = secrets.digestOfAddress(email);
      const wait = await failures.countAttempt(account, SIGN_IN_BACKOFF);
      if (wait > 0) throw new DomainError('too-many', 'sign-in.too-many', 'Too many failed attempts. Try again later.', [], wait);
      const known = await signIn.credentialsOf(email);
      if (!(await matches(password, known?.passwordHash, account)) || !known) return undefined;
      await failures.clear(account);
      return withCurrentHash(known, password);
    },

    /** Takes the result of `checkPassword`. Throws `unauthenticated`, with one message for every cause. */
    async signIn(verified: VerifiedCredentials | undefined, client: Client): Promise<SignedIn> {
      if (!verified) throw refused();
      return open(verified.user, client, verified.passwordHash);
    },

    /** The live session with its user as the database has them now, or undefined. */
    identify: (sessionId: string): Promise<Caller | undefined> => signIn.liveSession(sessionId, SESSION_LIFETIME),

    /** Signing out without a session is a no-op. */
    async signOut(caller: Caller | undefined): Promise<void> {
      if (caller) await signIn.endSession(caller.sessionId);
    },

    signOutEverywhere: ({ user }: Caller): Promise<void> => signIn.endAllSessions(user.id),
  };
}

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');

export type SignIn = ReturnType<typeof createSignIn>;
