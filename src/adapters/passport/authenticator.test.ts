import { createHmac, randomBytes } from 'node:crypto';
import jsonwebtoken, { type SignOptions } from 'jsonwebtoken';
import { DomainError } from '../../domain/shared/domain-error.ts';
import type { Caller, Client, User } from '../../domain/accounts/user.ts';
import { createAccessTokens, keyIdOf } from './access-tokens.ts';
import { createAuthenticator } from './authenticator.ts';

const KEY = randomBytes(32);
const OLD_KEY = randomBytes(32);
const SID = '3f0c8a52-5b1e-4c57-9e0e-0d6a8b1f7c11';
const DAY = 86_400;
const ada = { id: 7, username: 'ada', accountType: 'student' } as User;

let asked: string[];
beforeEach(() => {
  asked = [];
});

const identify = (sessionId: string): Promise<Caller | undefined> => {
  asked.push(sessionId);
  return Promise.resolve(sessionId === SID ? { sessionId, user: ada } : undefined);
};
const CLIENT: Client = { address: '203.0.113.7', userAgent: 'Firefox' };
const checkPassword = (given: { email: string; password: string }, client: Client) => {
  const isRight = given.email === 'ada@example.edu' && given.password === 'correct horse' && client === CLIENT;
  return Promise.resolve(isRight ? { user: ada, passwordHash: 'hash' } : undefined);
};

const authenticator = createAuthenticator({ identify, checkPassword }, [KEY, OLD_KEY]);
const callerOf = (authorization?: string, others: object = {}) =>
  authenticator.identify({ ...(authorization !== undefined && { authorization }), ...others });
const ours = (key = KEY) => createAccessTokens(() => key).issue({ userId: 7, sessionId: SID, seconds: 30 * DAY });

/** Our token with some claims changed. */
function forged(claims: object = {}, options: SignOptions = {}, key: Buffer | string = KEY): string {
  const usual = { sid: SID, typ: 'access', sub: '7', iss: 'alma', aud: 'alma api', exp: Math.floor(Date.now() / 1_000) + DAY };
  const all: Record<string, unknown> = { ...usual, ...claims };
  for (const name of Object.keys(all)) if (all[name] === undefined) Reflect.deleteProperty(all, name);
  return jsonwebtoken.sign(all, key, { algorithm: 'HS256', keyid: keyIdOf(KEY), ...options });
}

/** A hand-made token, for claims that the package refuses to write. */
function handmade(header: object, claims: object, sign: (input: string) => string): string {
  const input = [header, claims].map((part) => Buffer.from(JSON.stringify(part)).toString('base64url')).join('.');
  return `${input}.${sign(input)}`;
}

describe('an access token', () => {
  it('contains only the user, the session and the expiry', () => {
    const { header, payload } = jsonwebtoken.decode(ours(), { complete: true })!;
    expect(header).toEqual({ alg: 'HS256', typ: 'JWT', kid: keyIdOf(KEY) });
    const { iat, exp, ...claims } = payload as Record<string, number>;
    expect(claims).toEqual({ sid: SID, typ: 'access', sub: '7', iss: 'alma', aud: 'alma api' });
    expect(exp! - iat!).toBe(30 * DAY);
  });

  it.each(['Bearer', 'bearer', 'BEARER'])('is accepted as %s', async (scheme) => {
    expect(await callerOf(`${scheme} ${ours()}`)).toEqual({ sessionId: SID, user: ada });
  });

  it('signed with the previous key is still accepted', async () => {
    expect(await callerOf(`Bearer ${ours(OLD_KEY)}`)).toMatchObject({ sessionId: SID });
  });

  it('is accepted in the header only: not in a cookie, not under another scheme', async () => {
    const token = ours();
    expect(await callerOf(undefined, { cookie: `auth_token=${token}; token=${token}; jwt=${token}` })).toBeUndefined();
    for (const other of [`Basic ${token}`, `JWT ${token}`, token, `Bearer`, `Bearer `, '']) expect(await callerOf(other)).toBeUndefined();
    expect(asked).toEqual([]);
  });

  it('of an ended session identifies no user', async () => {
    expect(await callerOf(`Bearer ${forged({ sid: 'c0ffee00-5b1e-4c57-9e0e-0d6a8b1f7c11' })}`)).toBeUndefined();
    expect(asked).toHaveLength(1);
  });

  it('with another user than its session identifies no user', async () => {
    expect(await callerOf(`Bearer ${forged({ sub: '8' })}`)).toBeUndefined();
  });
});

describe('a foreign token', () => {
  const ago = Math.floor(Date.now() / 1_000) - 1;
  const none = { alg: 'none', typ: 'JWT', kid: keyIdOf(KEY) };
  const claims = { sid: SID, typ: 'access', sub: '7', iss: 'alma', aud: 'alma api', exp: ago + DAY };
  const hmac = (input: string) => createHmac('sha256', KEY).update(input).digest('base64url');
  const [header, payload, signature] = ours().split('.') as [string, string, string];
  const elevated = Buffer.from(JSON.stringify({ ...claims, sub: '1' })).toString('base64url');

  it.each<[string, string]>([
    ['is expired', forged({ exp: ago })],
    ['never ends', forged({ exp: undefined })],
    ['is not valid yet', forged({ nbf: ago + DAY })],
    ['is of another audience', forged({ aud: 'another' })],
    ['is of another issuer', forged({ iss: 'another' })],
    ['is of another type', forged({ typ: 'refresh' })],
    ['is of no type', forged({ typ: undefined })],
    ['has no session', forged({ sid: undefined })],
    ['has a session that is no text', forged({ sid: { $ne: null } })],
    ['has no subject', forged({ sub: undefined })],
    ['is signed with HS512', forged({}, { algorithm: 'HS512' })],
    ['is signed with another key', forged({}, {}, randomBytes(32))],
    [
      'is signed with an empty key',
      handmade({ alg: 'HS256', kid: keyIdOf(KEY) }, claims, (input) => createHmac('sha256', '').update(input).digest('base64url')),
    ],
    ['names no key', handmade({ alg: 'HS256', typ: 'JWT' }, claims, hmac)],
    ['names a key of others', forged({}, { keyid: 'deadbeef' })],
    ['names a key that every object has', forged({}, { keyid: 'constructor' })],
    ['is not signed', handmade(none, claims, () => '')],
    ['is not signed and says so otherwise', handmade({ ...none, alg: 'NONE' }, claims, () => '')],
    ['has lost its signature', `${header}.${payload}.`],
    ['has other claims than were signed', `${header}.${elevated}.${signature}`],
    ['has another signature', `${header}.${payload}.${signature.slice(0, -3)}abc`],
    ['is no token', 'a.b.c'],
    ['is nearly one', '....'],
    ['holds what is no JSON', `${Buffer.from('{').toString('base64url')}.${payload}.${signature}`],
  ])('identifies no user when it %s', async (_title, token) => {
    expect(await callerOf(`Bearer ${token}`)).toBeUndefined();
    expect(asked).toEqual([]);
  });
});

describe('credentials', () => {
  it('identify a user when they are right, and come with the client', async () => {
    expect(await authenticator.checkPassword({ email: 'ada@example.edu', password: 'correct horse' }, CLIENT)).toEqual({
      user: ada,
      passwordHash: 'hash',
    });
    expect(await authenticator.checkPassword({ email: 'ada@example.edu', password: 'wrong horse' }, CLIENT)).toBeUndefined();
  });
});

describe('an error of the use cases', () => {
  const busy = new DomainError('unavailable', 'database.unavailable', 'Busy.');
  const broken = createAuthenticator({ identify: () => Promise.reject(busy), checkPassword: () => Promise.reject(busy) }, [KEY]);

  it('is thrown unchanged', async () => {
    await expect(broken.identify({ authorization: `Bearer ${ours()}` })).rejects.toBe(busy);
    await expect(broken.checkPassword({ email: 'ada@example.edu', password: 'correct horse' }, CLIENT)).rejects.toBe(busy);
  });
});
