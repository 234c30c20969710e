import { z } from 'zod';
import type { Access, Endpoint, Limit } from '../../../contracts/endpoint.ts';
import type { AccountType, Caller } from '../../../domain/accounts/user.ts';
import { adminGate, oncePerRequest } from '../admin-gate.ts';
import { checkAccess, createAdmission, OPEN_DOOR, type AdmissionOptions } from './admission.ts';
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

/** A request from 203.0.113.7, as far as admission looks at it. */
const contextOf = (headers: Record<string, string> = {}, path = '/api/thing'): HttpContext =>
  ({ path, req: { headers, socket: { remoteAddress: '203.0.113.7' } } }) as unknown as HttpContext;

function startCounting() {
  const taken: [where: string, bucket: string, key: string, calls: number][] = [];
  const counting = (where: string) => ({
    take: (bucket: string, key: string, { calls }: Limit) => Promise.resolve(Number(void taken.push([where, bucket, key, calls])) || 0),
  });
  return { taken, limits: counting('shared'), publicReads: counting('own') };
}

const optionsOf = (changes: Partial<AdmissionOptions>): AdmissionOptions => ({
  ...OPEN_DOOR,
  proxyHops: 0,
  publicUrl: 'https://alma.example',
  ...changes,
});
const signedIn = (accountType: AccountType) => ({ gatekeeper: { identify: () => Promise.resolve(callerOf(accountType)) } });

describe('who may call', () => {
  const TYPES = [undefined, 'student', 'provider', 'staff', 'admin'] as const;
  const outcome = (access: Access, type: (typeof TYPES)[number]): string => {
    try {
      checkAccess(access, type && callerOf(type));
      return 'welcome';
    } catch (error) {
      return (error as { kind: string }).kind;
    }
  };
  it.each([
    ['public', ['welcome', 'welcome', 'welcome', 'welcome', 'welcome']],
    ['optional', ['welcome', 'welcome', 'welcome', 'welcome', 'welcome']],
    ['user', ['unauthenticated', 'welcome', 'welcome', 'welcome', 'welcome']],
    ['staff', ['unauthenticated', 'forbidden', 'forbidden', 'welcome', 'welcome']],
    ['admin', ['unauthenticated', 'forbidden', 'forbidden', 'forbidden', 'welcome']],
  ] as const)('is said by %s', (access, outcomes) => {
    expect(TYPES.map((type) => outcome(access, type))).toEqual(outcomes);
  });
});

describe('how often', () => {
  it('a call may come is counted by network first, then by user, each under its own name', async () => {
    const { taken, ...counters } = startCounting();
    const limit = { address: { calls: 5, seconds: 60 }, user: { calls: 6, seconds: 60 } };
    const endpoint = endpointOf({ method: 'POST', access: 'user', limit });
    await createAdmission(endpoint, optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    expect(taken).toEqual([
      ['shared', 'POST /api/thing', '203.0.113.7', 5],
      ['shared', 'POST /api/thing', 'user 7', 6],
    ]);
  });

  it('a user may read is bounded over all calls together', async () => {
    const { taken, ...counters } = startCounting();
    await createAdmission(endpointOf({ access: 'user' }), optionsOf({ ...counters, ...signedIn('student') }))(contextOf());
    expect(taken).toEqual([['shared', 'reads', 'user 7', 1_500]]);
  });

  it('a network may read without signing in is bounded generously, within the process', async () => {
    const { taken, ...counters } = startCounting();
    await createAdmission(endpointOf({}), optionsOf(counters))(contextOf());
    expect(taken).toEqual([['own', 'reads', '203.0.113.7', 3_000]]);
  });

  it('is refused with the time to wait, before anybody is asked who calls', async () => {
    const gatekeeper = { identify: () => Promise.reject(new Error('asked')) };
    const limits = { take: () => Promise.resolve(42) };
    const endpoint = endpointOf({ method: 'POST', access: 'user', limit: { address: { calls: 1, seconds: 60 } } });
    const admitted = createAdmission(endpoint, optionsOf({ gatekeeper, limits }))(contextOf());
    await expect(admitted).rejects.toMatchObject({ kind: 'too-many', retryAfterSeconds: 42 });
  });

  it('counts for the client behind our proxies', async () => {
    const { taken, ...counters } = startCounting();
    const { client } = await createAdmission(
      endpointOf({}),
      optionsOf({ ...counters, proxyHops: 1 }),
    )(contextOf({ 'x-forwarded-for': '10.0.0.1, 198.51.100.4', 'user-agent': 'A\r\nB' }));
    expect([client, taken[0]?.[2]]).toEqual([{ address: '198.51.100.4', userAgent: 'AB' }, '198.51.100.4']);
  });
});

describe('the door of the admin pages', () => {
  const enter = async (path: string, type?: AccountType): Promise<string> => {
    const gatekeeper = type ? signedIn(type).gatekeeper : OPEN_DOOR.gatekeeper;
    let outcome = 'shut';
    try {
      await adminGate(gatekeeper)(contextOf({}, path), () => Promise.resolve().then(() => void (outcome = 'open')));
    } catch (error) {
      outcome = (error as { kind: string }).kind;
    }
    return outcome;
  };

  it.each(['/api/admin', '/api/admin/', '/api/admin/me', '/api/admin/nothing/here', '/API/ADMIN/me', '/api/Admin/users'])(
    'is shut at %s for all but staff',
    async (path) => {
      expect(await Promise.all([enter(path), enter(path, 'student'), enter(path, 'staff'), enter(path, 'admin')])).toEqual([
        'unauthenticated',
        'forbidden',
        'open',
        'open',
      ]);
    },
  );

  it('stands nowhere else', async () => {
    for (const path of ['/api/administration', '/api/colleges', '/admin', '/x/api/admin']) expect(await enter(path)).toBe('open');
  });

  it('asks who calls once a request', async () => {
    let asked = 0;
    const gatekeeper = oncePerRequest({ identify: () => Promise.resolve(void (asked += 1)) });
    const headers = {};
    await gatekeeper.identify(headers);
    await gatekeeper.identify(headers);
    await gatekeeper.identify({});
    expect(asked).toBe(2);
  });
});
