import type { AuditEvent } from '../../audit/audit.ts';
import type { Email } from '../../mail/email.ts';
import { DomainError } from '../../shared/domain-error.ts';
import type { RefusedAttempt } from '../accounts.ports.ts';
import type { FailureKey } from './sign-in.ports.ts';
import { createSignIn } from './sign-in.use-cases.ts';
import { startUseCases } from '../accounts.fixture.ts';
import type { Client, User } from '../user.ts';

const ada = { id: 7, email: 'ada@example.edu' } as User;
const PASSWORD = 'correct horse battery';

const NETWORK = '203.0.113.0/24';
const CLIENT: Client = { address: '203.0.113.7', userAgent: '' };

interface Overrides {
  matches?: () => Promise<boolean>;
  isTaken?: boolean;
  isKnownNetwork?: boolean;
  /** A counter whose limit is reached, as `nameOf` names it. */
  blocked?: string;
}

/** The network, with the word for all accounts if the counter is none of one account. */
const nameOf = ({ account, network }: FailureKey) => (account.includes('@') ? network : `${network} ${account}`);
const ALL = `${NETWORK} unknown accounts`;

/** Fake ports with one user. They record the calls. */
function signInOver(overrides: Overrides = {}) {
  const calls: string[] = [];
  const note = <T>(name: string, value: T) => {
    calls.push(name);
    return Promise.resolve(value);
  };
  const stores = {
    users: { add: () => note('add', overrides.isTaken ? undefined : ada), lockByAddress: () => note('owner', ada) },
    outbox: { hasAbout: () => note('outbox', false) },
    sessions: { add: () => note('session', 'sid') },
    email: ({ kind }: Email) => calls.push(kind),
    record: ({ event }: AuditEvent) => calls.push(event),
  };
  const ports = {
    signIn: {
      hasSignedInFrom: () => Promise.resolve(overrides.isKnownNetwork === true),
      credentialsOf: (email: string) => note('credentials', email === ada.email ? { user: ada, passwordHash: 'hash' } : undefined),
    },
    transact: (work: (stores: unknown) => Promise<unknown>) => work(stores),
    failures: {
      countAttempt: (key: FailureKey) => note(`count ${nameOf(key)}`, nameOf(key) === overrides.blocked ? 60 : 0),
      uncountAttempt: (key: FailureKey) => note(`uncount ${nameOf(key)}`, undefined),
      clear: (_account: string, network: string) => note(`clear ${network}`, undefined),
    },
    refusedAttempts: { record: ({ event }: RefusedAttempt) => note(event, undefined) },
    hasher: {
      hash: () => note('hash', 'fresh'),
      matches: (password: string, hash: string | undefined) => {
        calls.push('matches');
        return overrides.matches?.() ?? Promise.resolve(hash !== undefined && password === PASSWORD);
      },
      isOutdated: () => false,
    },
    secrets: { newToken: () => ({ token: 'token', digest: 'digest' }), digestOfAddress: (email: string) => email },
    passwords: { minLength: 8, isCommon: () => false },
    accessTokens: { issue: () => 'signed' },
    publicUrl: 'https://alma.example',
  } as unknown as Parameters<typeof createSignIn>[0];
  return { ...createSignIn(ports), calls };
}

describe('checking a password', () => {
  const RIGHT = { email: ada.email, password: PASSWORD };

  it('does the same work for a wrong password and an unknown address', async () => {
    const [wrong, unknown] = [signInOver(), signInOver()];
    expect(await wrong.checkPassword({ email: ada.email, password: 'wrong horse' }, CLIENT)).toBeUndefined();
    expect(await unknown.checkPassword({ email: 'nobody@example.edu', password: PASSWORD }, CLIENT)).toBeUndefined();
    expect(unknown.calls).toEqual(wrong.calls);
    expect(wrong.calls).toEqual([`count ${NETWORK}`, 'count unknown', `count ${ALL}`, 'credentials', 'matches', 'sign-in-failed']);
  });

  it('forgets the failures of the network after a success, and not those of others', async () => {
    const signIn = signInOver();
    expect(await signIn.checkPassword(RIGHT, CLIENT)).toEqual({ user: ada, passwordHash: 'hash' });
    expect(signIn.calls.slice(-3)).toEqual(['uncount unknown', `uncount ${ALL}`, `clear ${NETWORK}`]);
  });

  it.each(['unknown', ALL])('counts by nothing but the network where the account has signed in lately (%s)', async (blocked) => {
    const signIn = signInOver({ isKnownNetwork: true, blocked });
    expect(await signIn.checkPassword(RIGHT, CLIENT)).toEqual({ user: ada, passwordHash: 'hash' });
    expect(signIn.calls).toEqual([`count ${NETWORK}`, 'credentials', 'matches', `clear ${NETWORK}`]);
  });

  it.each([
    [NETWORK, [`count ${NETWORK}`]],
    ['unknown', [`count ${NETWORK}`, 'count unknown', `uncount ${NETWORK}`]],
    [ALL, [`count ${NETWORK}`, 'count unknown', `count ${ALL}`, `uncount ${NETWORK}`, 'uncount unknown']],
  ])('does not count a refused attempt, but records it (%s)', async (blocked, calls) => {
    const signIn = signInOver({ blocked });
    await expect(signIn.checkPassword(RIGHT, CLIENT)).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 60 });
    expect(signIn.calls).toEqual([...calls, 'sign-in-blocked']);
  });

  it('does not count an attempt that could not be made', async () => {
    const busy = new DomainError('unavailable', 'sign-in.busy', 'Busy.');
    const signIn = signInOver({ matches: () => Promise.reject(busy) });
    await expect(signIn.checkPassword(RIGHT, CLIENT)).rejects.toBe(busy);
    expect(signIn.calls.slice(-4)).toEqual(['matches', `uncount ${NETWORK}`, 'uncount unknown', `uncount ${ALL}`]);
  });
});

describe('signing up', () => {
  const form = { email: 'bob@example.edu', username: 'bob', firstName: 'Bob', lastName: 'Babbage', password: PASSWORD };
  const client = { address: '', userAgent: '' };

  it('hashes the password and sends one email, also for an address that is taken', async () => {
    const [free, taken] = [signInOver(), signInOver({ isTaken: true })];
    expect(await free.signUp(form, client)).toEqual({ token: 'signed', user: ada });
    await expect(taken.signUp(form, client)).rejects.toMatchObject({ kind: 'conflict', message: 'Could not create account' });
    expect(free.calls).toEqual(['hash', 'add', 'verify-email', 'account-created', 'session']);
    expect(taken.calls).toEqual(['hash', 'add', 'owner', 'outbox', 'account-exists']);
  });
});

describe('repeated failures to sign in', () => {
  it('cost a wait of 30 seconds after ten in a row, then of a minute, with the right password too', async () => {
    const app = await startUseCases();
    const { user } = await app.signUp('ada');
    const failTimes = async (times: number) => {
      for (let i = 0; i < times; i += 1) await expect(app.signIn(user.email, 'wrong')).rejects.toMatchObject({ kind: 'unauthenticated' });
    };
    const waits = (seconds: number) => ({ kind: 'too-many', retryAfterSeconds: seconds });
    const endWait = () => app.db('sign_in_failures').update({ blocked_until: app.db.fn.now() });

    await failTimes(10);
    await expect(app.signIn(user.email)).rejects.toMatchObject(waits(30));
    await endWait();
    await failTimes(1);
    await expect(app.signIn(user.email)).rejects.toMatchObject(waits(60));
    await endWait();
    expect(await app.signIn(user.email)).toMatchObject({ id: user.id });
    await failTimes(9);
    expect(await app.signIn(user.email)).toMatchObject({ id: user.id });
    await app.close();
  });
});
