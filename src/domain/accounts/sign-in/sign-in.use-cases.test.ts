import { DomainError } from '../../shared/domain-error.ts';
import type { SignInPorts } from './sign-in.ports.ts';
import { createSignIn } from './sign-in.use-cases.ts';
import type { User } from '../user.ts';

const ada = { id: 7, email: 'ada@example.edu' } as User;
const PASSWORD = 'correct horse battery';

/** A world of one user, that writes down what is asked of it. */
function signInOver(overrides: { matches?: () => Promise<boolean>; isTaken?: boolean } = {}) {
  const calls: string[] = [];
  const note = <T>(name: string, value: T) => {
    calls.push(name);
    return Promise.resolve(value);
  };
  const ports = {
    signIn: {
      credentialsOf: (email: string) => note('credentials', email === ada.email ? { user: ada, passwordHash: 'hash' } : undefined),
      register: () => note('register', overrides.isTaken ? undefined : { sessionId: 'sid', user: ada }),
    },
    failures: {
      begin: () => note('begin', 0),
      takeBack: () => note('take back', undefined),
      forget: () => note('forget', undefined),
    },
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
  } as unknown as SignInPorts;
  return { ...createSignIn(ports), calls };
}

describe('checking a password', () => {
  it('does the same work for a wrong password and an unknown address', async () => {
    const [wrong, unknown] = [signInOver(), signInOver()];
    expect(await wrong.checkPassword({ email: ada.email, password: 'wrong horse' })).toBeUndefined();
    expect(await unknown.checkPassword({ email: 'nobody@example.edu', password: PASSWORD })).toBeUndefined();
    expect(unknown.calls).toEqual(wrong.calls);
    expect(wrong.calls).toEqual(['begin', 'credentials', 'matches']);
  });

  it('counts no attempt that could not be made', async () => {
    const busy = new DomainError('unavailable', 'sign-in.busy', 'Busy.');
    const signIn = signInOver({ matches: () => Promise.reject(busy) });
    await expect(signIn.checkPassword({ email: ada.email, password: PASSWORD })).rejects.toBe(busy);
    expect(signIn.calls).toEqual(['begin', 'credentials', 'matches', 'take back']);
  });
});

describe('signing up', () => {
  const form = { email: 'bob@example.edu', username: 'bob', firstName: 'Bob', lastName: 'Babbage', password: PASSWORD };
  const client = { address: '', userAgent: '' };

  it('does the same work for an address that is taken', async () => {
    const [free, taken] = [signInOver(), signInOver({ isTaken: true })];
    expect(await free.register(form, client)).toEqual({ token: 'signed', user: ada });
    await expect(taken.register(form, client)).rejects.toMatchObject({ kind: 'conflict', message: 'Could not create account' });
    expect(taken.calls).toEqual(free.calls);
    expect(free.calls).toEqual(['hash', 'register']);
  });
});
