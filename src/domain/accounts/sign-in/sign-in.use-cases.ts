import { DomainError } from '../../shared/domain-error.ts';
import type { Clock } from '../../shared/time.ts';
import { createAttempts } from './attempts.use-cases.ts';
import { refusePassword, type PasswordContext } from '../passwords.ts';
import { refuseFalseName } from './person-names.ts';
import { register } from './register.use-case.ts';
import { isReservedUsername, refuseReservedUsername } from './reserved-usernames.ts';
import { KNOWN_NETWORK_SECONDS, MOST_SESSIONS, networkPrefix, SESSION_LIFETIME } from './session.ts';
import { createGraceCheck } from './second-step-grace.use-cases.ts';
import { createSecondStepSignIn, type AwaitsSecondStep } from './second-step-sign-in.use-cases.ts';
import type { SecondStepAdapters, SecondStepCheckPorts } from './second-step.ports.ts';
import type { NewSession, SignInPorts, VerifiedCredentials } from './sign-in.ports.ts';
import { isSelfChosen, type Caller, type Client, type User } from '../user.ts';

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
}

type SecondStepPorts = SecondStepCheckPorts & Pick<SecondStepAdapters, 'tickets'> & { clock: Clock };

/** Sign-up, sign-in, sign-out. */
export function createSignIn(ports: SignInPorts & SecondStepPorts) {
  const { transact, signIn, hasher, secrets, passwords, accessTokens, publicUrl } = ports;
  const attempt = createAttempts(ports);
  const checkGrace = createGraceCheck(ports);
  const signedIn = ({ sessionId, user }: Caller): SignedIn => ({
    token: accessTokens.issue({ userId: user.id, sessionId, seconds: SESSION_LIFETIME.absoluteSeconds }),
    user,
  });

  /** Replaces a hash that was made with outdated parameters. */
  async function withCurrentHash({ user, passwordHash }: VerifiedCredentials, password: string): Promise<VerifiedCredentials> {
    if (!hasher.isOutdated(passwordHash)) return { user, passwordHash };
    const fresh = await hasher.hash(password);
    await signIn.replaceHash(user.id, passwordHash, fresh);
    return { user, passwordHash: fresh };
  }

  /**
   * Neither an old password nor a password alone opens a session while the owner changes the password or turns the second step on: the lock
   * waits for them. Undefined when the second step is to come.
   */
  async function open(user: User, { client, passwordHash, hasPassedSecondStep = false }: NewSession): Promise<SignedIn | undefined> {
    const sessionId = await transact(async ({ users, secondSteps, sessions, record }) => {
      const owner = await users.lockEnabled(user.id);
      if (!owner || owner.passwordHash !== (passwordHash ?? owner.passwordHash)) throw refused();
      if (!hasPassedSecondStep && (await secondSteps.hasAny(user.id))) return undefined;
      const id = await sessions.add(user.id, client);
      await sessions.endUnused(user.id, id, MOST_SESSIONS);
      record({ event: 'sign-in', userId: user.id });
      return id;
    });
    return sessionId === undefined ? undefined : signedIn({ sessionId, user });
  }

  async function openUnlessRefused(user: User, session: NewSession): Promise<SignedIn> {
    const opened = await open(user, session);
    if (!opened) throw refused();
    return opened;
  }

  const { awaitsSecondStep, ...secondStep } = createSecondStepSignIn({ ...ports, open: openUnlessRefused });

  return {
    ...secondStep,

    /** For a user who was identified without a password check. Throws `unauthenticated` for an account that is disabled or has a second step. */
    openSession: (user: User, client: Client): Promise<SignedIn> => openUnlessRefused(user, { client }),

    /** A new token, for a session with a new id. */
    signedIn,

    /** Throws `invalid` for a reserved username, a name that is none or a weak password, `conflict` when the address or the username is taken, without saying which. */
    async signUp(form: SignUp, client: Client): Promise<SignedIn> {
      refuseReservedUsername(form.username);
      refuseFalseName(form);
      refusePassword('password', form.password, form, passwords);
      const { accountType = '', password, ...person } = form;
      const account = {
        ...person,
        accountType: isSelfChosen(accountType) ? accountType : 'student',
        passwordHash: await hasher.hash(password),
      } as const;
      const token = secrets.newToken();
      const caller = await transact((stores) => register(stores, { account, token, client }, publicUrl));
      if (!caller) throw new DomainError('conflict', 'account.taken', 'Could not create account');
      return signedIn(caller);
    },

    isUsernameFree: async (username: string): Promise<boolean> => !isReservedUsername(username) && signIn.isUsernameFree(username),

    /** Undefined for wrong credentials. Throws `too-many` after repeated failures, also for addresses without an account. */
    async checkPassword({ email, password }: Credentials, client: Client): Promise<VerifiedCredentials | undefined> {
      const isKnownNetwork = await signIn.hasSignedInFrom(email, networkPrefix(client.address), KNOWN_NETWORK_SECONDS);
      const verified = await attempt({ email, client, isKnownNetwork }, async () => {
        const known = await signIn.credentialsOf(email);
        return (await hasher.matches(password, known?.passwordHash)) ? known : undefined;
      });
      return verified && withCurrentHash(verified, password);
    },

    /** Takes the result of `checkPassword`. Throws `unauthenticated`, with one message for every cause. */
    async signIn(verified: VerifiedCredentials | undefined, client: Client): Promise<SignedIn | AwaitsSecondStep> {
      if (!verified) throw refused();
      const { user, passwordHash } = verified;
      const opened = await open(user, { client, passwordHash });
      return opened ?? awaitsSecondStep(verified);
    },

    /** The live session with its user as the database has them now, or undefined. A call that no person caused is no use of the session. */
    async identify(sessionId: string, isUnattended = false): Promise<Caller | undefined> {
      const session = await signIn.liveSession(sessionId, isUnattended);
      return session && checkGrace(session);
    },

    /** Signing out without a session is a no-op. */
    async signOut(caller: Caller | undefined): Promise<void> {
      if (caller) await signIn.endSession(caller.sessionId);
    },
  };
}

const refused = () => new DomainError('unauthenticated', 'sign-in.refused', 'Invalid credentials');

export type SignIn = ReturnType<typeof createSignIn>;
