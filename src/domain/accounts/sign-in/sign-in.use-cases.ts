import { DomainError } from '../../shared/domain-error.ts';
import { SIGN_IN_BACKOFF } from './backoff.ts';
import { accountExistsLetter, verifyEmailLetter } from '../letters/letters.ts';
import { SESSION_LIVES, VERIFICATION_SECONDS } from '../lifetimes.ts';
import { refusePassword, type PasswordContext } from '../passwords.ts';
import type { Recognised, SignInPorts } from './sign-in.ports.ts';
import { isSelfChosen, type Caller, type Client, type User } from '../user.ts';

const NOTICE_EVERY_SECONDS = 600;

/** Who is signed in, and what proves it. */
export interface SignedIn {
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

/** Coming and going. */
export function createSignIn({ signIn, failures, hasher, secrets, passwords, accessTokens, publicUrl }: SignInPorts) {
  const signedIn = ({ sessionId, user }: Caller): SignedIn => ({
    token: accessTokens.issue({ userId: user.id, sessionId, seconds: SESSION_LIVES.absoluteSeconds }),
    user,
  });

  async function matches(password: string, hash: string | undefined, account: string): Promise<boolean> {
    try {
      return await hasher.matches(password, hash);
    } catch (error) {
      await failures.takeBack(account);
      throw error;
    }
  }

  /** The hash is made anew when its parameters are not today's. */
  async function renewed({ user, passwordHash }: Recognised, password: string): Promise<Recognised> {
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
    /** For somebody who proved in another way who they are. Throws `unauthenticated` for a disabled account. */
    openSession: (user: User, client: Client): Promise<SignedIn> => open(user, client),

    /** Throws `invalid` for a password that will not do, `conflict` when address or username is somebody's, without saying which. */
    async register(form: SignUp, client: Client): Promise<SignedIn> {
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
      const letter = verifyEmailLetter(form.email, token, publicUrl);
      const notice = accountExistsLetter(form.email, publicUrl);
      const times = { verificationSeconds: VERIFICATION_SECONDS, noticeEverySeconds: NOTICE_EVERY_SECONDS };
      const caller = await signIn.register({ account, client, letter, notice, ...times });
      if (!caller) throw new DomainError('conflict', 'account.taken', 'Could not create account');
      return signedIn(caller);
    },

    isUsernameFree: (username: string): Promise<boolean> => signIn.isUsernameFree(username),

    /** Whose address and password these are, or nobody's. Throws `too-many` after ten failures in a row, for every address alike. */
    async checkPassword({ email, password }: Credentials): Promise<Recognised | undefined> {
      const account = secrets.digestOfAddress(email);
      const wait = await failures.begin(account, SIGN_IN_BACKOFF);
      if (wait > 0) throw new DomainError('too-many', 'sign-in.too-many', 'Too many failed attempts. Try again later.', [], wait);
      const known = await signIn.credentialsOf(email);
      if (!(await matches(password, known?.passwordHash, account)) || !known) return undefined;
      await failures.forget(account);
      return renewed(known, password);
    },

    /** Signs in whoever `checkPassword` found; throws `unauthenticated` for nobody, with the same words whatever the cause. */
    async login(recognised: Recognised | undefined, client: Client): Promise<SignedIn> {
      if (!recognised) throw refused();
      return open(recognised.user, client, recognised.passwordHash);
    },

    /** The live session of that id with its user as the database has them now, or nobody. */
    identify: (sessionId: string): Promise<Caller | undefined> => signIn.liveSession(sessionId, SESSION_LIVES),

    /** Nobody at all may log out, too. */
    async logout(caller: Caller | undefined): Promise<void> {
      if (caller) await signIn.endSession(caller.sessionId);
    },

    logoutAll: ({ user }: Caller): Promise<void> => signIn.endAllSessions(user.id),
  };
}

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');

export type SignIn = ReturnType<typeof createSignIn>;
