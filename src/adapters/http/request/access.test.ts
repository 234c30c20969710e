import { z } from 'zod';
import type { Access, Endpoint, RateLimit } from '../../../contracts/endpoint.ts';
import { profileContract } from '../../../contracts/profile.contract.ts';
import type { AccountType, Caller } from '../../../domain/accounts/user.ts';
import { adminOnly, identifyOnce } from './admin-only.ts';
import { requireAccess, createAccessCheck, ANONYMOUS_UNLIMITED, type AccessOptions } from './access.ts';
import type { HttpContext } from '../context.ts';

const callerOf = (accountType: AccountType): Caller => ({
  sessionId: 's',
  user: {
    id: 7,
    username: 'ada',
    email: 'ada@example.edu',
    firstName: 'Ada',
    lastName: 'Lovelace',
    accountType,
    profilePicture: null,
    bio: null,
    emailVerified: true,
    createdAt: new Date(0),
  },
});

const endpointOf = (changes: Partial<Endpoint>): Endpoint => ({
  method: 'GET',
  path: '/api/thing',
  access: 'public',
  summary: '',
  response: z.void(),
  ...changes,
});

/** The parts of a request from 203.0.113.7 that the access check reads. */
const contextOf = (headers: Record<string, string> = {}, path = '/api/thing'): HttpContext =>
  ({ path, state: {}, req: { headers, socket: { remoteAddress: '203.0.113.7' } } }) as unknown as HttpContext;

function startCounting() {
  const taken: [where: string, bucket: string, key: string, calls: number][] = [];
  const counting = (where: string) => ({
    take: (bucket: string, key: string, { calls }: RateLimit) => Promise.resolve(Number(void taken.push([where, bucket, key, calls])) || 0),
  });
  return { taken, limits: counting('shared'), publicReads: counting('own') };
}

const optionsOf = (changes: Partial<AccessOptions>): AccessOptions => ({
  ...ANONYMOUS_UNLIMITED,
  proxyHops: 0,
  publicUrl: 'https://alma.example',
  ...changes,
});
const signedIn = (accountType: AccountType) => ({ authenticator: { identify: () => Promise.resolve(callerOf(accountType)) } });

describe('the access of an endpoint', () => {
  const TYPES = [undefined, 'student', 'provider', 'staff', 'admin'] as const;
  const outcome = (access: Access, type: (typeof TYPES)[number]): string => {
    try {
      requireAccess(access, type && callerOf(type));
      return 'allowed';
    } catch (error) {
      return (error as { kind: string }).kind;
    }
  };
  it.each([
    ['public', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['optional', ['allowed', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['user', ['unauthenticated', 'allowed', 'allowed', 'allowed', 'allowed']],
    ['staff', ['unauthenticated', 'forbidden', 'forbidden', 'allowed', 'allowed']],
    ['admin', ['unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'allowed']],
  ] as const)('%s allows the right account types', (access, outcomes) => {
    expect(TYPES.map((type) => outcome(access, type))).toEqual(outcomes);
  });
});

describe('the limits', () => {
  it('count a call of a member by user, and that of a visitor by network', async () => {
    const { taken, ...counters } = startCounting();
    const limit = { address: { calls: 5, seconds: 60 }, user: { calls: 6, seconds: 60 } };
    const endpoint = endpointOf({ method: 'POST', access: 'user', limit });
    await createAccessCheck(endpoint, optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    expect(taken).toEqual([
      ['shared', 'writes', 'user 7', 600],
      ['shared', 'POST /api/thing', 'user 7', 6],
    ]);
    const visitor = createAccessCheck(endpoint, optionsOf(counters))(contextOf());
    await expect(visitor).rejects.toMatchObject({ kind: 'unauthenticated' });
    expect(taken[2]).toEqual(['shared', 'POST /api/thing', '203.0.113.7', 5]);
  });

  it('count all reads of a user together', async () => {
    const { taken, ...counters } = startCounting();
    await createAccessCheck(endpointOf({ access: 'user' }), optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    expect(taken).toEqual([['shared', 'reads', 'user 7', 1_500]]);
  });

  it.each(['POST', 'PUT', 'PATCH', 'DELETE'] as const)('count all changes of a user together: %s', async (method) => {
    const { taken, ...counters } = startCounting();
    await createAccessCheck(endpointOf({ method, access: 'user' }), optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    expect(taken).toEqual([['shared', 'writes', 'user 7', 600]]);
  });

  it('count the calls that take a password together', async () => {
    const { changePassword, confirmPassword, changeEmail, remove } = profileContract;
    const { taken, ...counters } = startCounting();
    for (const endpoint of [changePassword, confirmPassword, changeEmail, remove])
      await createAccessCheck(endpoint, optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    const guesses = taken.filter(([, bucket]) => bucket !== 'writes');
    expect(guesses).toEqual(Array(4).fill(['shared', 'password', 'user 7', 10]));
  });

  it('count public reads by network, within the process', async () => {
    const { taken, ...counters } = startCounting();
    await createAccessCheck(endpointOf({}), optionsOf(counters))(contextOf());
    expect(taken).toEqual([['own', 'reads', '203.0.113.7', 3_000]]);
  });

  it('refuse a call of a visitor with the time to wait', async () => {
    const { authenticator } = ANONYMOUS_UNLIMITED;
    const limits = { take: () => Promise.resolve(42) };
    const endpoint = endpointOf({ method: 'POST', access: 'user', limit: { address: { calls: 1, seconds: 60 } } });
    const admitted = createAccessCheck(endpoint, optionsOf({ authenticator, limits }))(contextOf());
    await expect(admitted).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 42 });
  });

  it('count the client behind our proxies', async () => {
    const { taken, ...counters } = startCounting();
    const { client } = await createAccessCheck(
      endpointOf({}),
      optionsOf({ ...counters, proxyHops: 1 }),
    )(contextOf({ 'x-forwarded-for': '10.0.0.1, 198.51.100.4', 'user-agent': 'A\r\nB' }));
    expect([client, taken[0]?.[2]]).toEqual([{ address: '198.51.100.4', userAgent: 'AB' }, '198.51.100.4']);
  });
});

describe('the admin check', () => {
  const outcomeAt = async (path: string, type?: AccountType): Promise<string> => {
    const authenticator = type ? signedIn(type).authenticator : ANONYMOUS_UNLIMITED.authenticator;
    let outcome = 'refused';
    try {
      await adminOnly(authenticator)(contextOf({}, path), () => Promise.resolve().then(() => void (outcome = 'passed')));
    } catch (error) {
      outcome = (error as { kind: string }).kind;
    }
    return outcome;
  };

  it.each(['/api/admin', '/api/admin/', '/api/admin/me', '/api/admin/nothing/here', '/API/ADMIN/me', '/api/Admin/users'])(
    'refuses all callers except staff at %s',
    async (path) => {
      expect(await Promise.all([outcomeAt(path), outcomeAt(path, 'student'), outcomeAt(path, 'staff'), outcomeAt(path, 'admin')])).toEqual([
        'unauthenticated',
        'forbidden',
        'passed',
        'passed',
      ]);
    },
  );

  it('passes all other paths', async () => {
    for (const path of ['/api/administration', '/api/colleges', '/admin', '/x/api/admin']) expect(await outcomeAt(path)).toBe('passed');
  });

  it('identifies the caller once per request', async () => {
    let asked = 0;
    const authenticator = identifyOnce({ identify: () => Promise.resolve(void (asked += 1)) });
    const headers = {};
    await authenticator.identify(headers);
    await authenticator.identify(headers);
    await authenticator.identify({});
    expect(asked).toBe(2);
  });
});
