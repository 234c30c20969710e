import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { z } from 'zod';
import { named, type HostileRequest } from './hostile.fixture.ts';
import { JSON_TYPE } from './http.fixture.ts';
import { HOSTILE_ADDRESSES, type Address } from './registry.fixture.ts';

const NO_HEADERS: Record<string, string> = {};
const deep = (levels: number): string => `${'['.repeat(levels)}${']'.repeat(levels)}`;

/** Addresses that take JSON. */
export const TAKING_JSON = HOSTILE_ADDRESSES.filter(({ endpoint: { body, upload } }) => body && !upload);

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
  ['a trailing comma', '{"email":"a",}', [400]],
  ['NaN', '{"a":NaN}', [400]],
  ['a comment', '{/* */}', [400]],
  ['a number', '7', [400]],
  ['a text', '"text"', [400]],
  ['null', 'null', [400]],
  ['true', 'true', [400]],
  ['a list', '[]', [400]],
  ['a list of lists', deep(5_000), [400]],
  ['a deeply nested extra field', `{"email":"nobody@example.edu","password":"not the password","more":${deep(25)}}`, [400]],
  ['a deep object', `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`, [400]],
  ['many values', `{"a":[${'1,'.repeat(3_000)}1]}`, [400]],
  ['many keys', `{${Array.from({ length: 1_200 }, (_, i) => `"k${i}":1`).join(',')}}`, [400]],
  ['20 kB', JSON.stringify({ a: 'x'.repeat(20_000) }), [413]],
  ['2 MB', JSON.stringify({ a: 'x'.repeat(2_000_000) }), [413]],
  ['invalid UTF-8', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d]), [400]],
  ['an overlong slash', Buffer.from([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xc0, 0xaf, 0x22, 0x7d]), [400]],
  ['NUL', '{"email":"a\\u0000b"}', [400]],
  ['NUL in a key', '{"a\\u0000":1}', [400]],
  ['half a surrogate pair', '{"email":"\\ud800"}', [400]],
  ['__proto__', '{"__proto__":{"isAdmin":true}}', [400]],
  ['constructor', '{"constructor":{"prototype":{"isAdmin":true}}}', [400]],
  ['a gzip bomb', gzipSync(Buffer.alloc(20_000_000)), [415], { 'Content-Encoding': 'gzip' }],
  ['broken gzip', Buffer.from('not gzip'), [415], { 'Content-Encoding': 'gzip' }],
  ['deflate', deflateSync('{}'), [415], { 'Content-Encoding': 'deflate' }],
  ['brotli', brotliCompressSync('{}'), [415], { 'Content-Encoding': 'br' }],
  ['an unknown encoding', '{}', [415], { 'Content-Encoding': 'x, gzip' }],
];

/** Bodies that every endpoint must refuse. */
export const bodiesFor = (address: Address): HostileRequest[] => {
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

/** Valid values, for the fields that are not under test. */
const VALID: Record<string, unknown> = {
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
  collegeId: 1,
  age: 19,
  schoolYear: 'freshman',
  major: null,
  looking: 'either',
  moveInTerm: '2027-fall',
  budget: '600-899',
  interests: ['Chess'],
  traits: ['Quiet'],
  instagramHandle: null,
  facebookHandle: null,
  socialMediaLinks: {},
  answers: {},
  add: [1],
  remove: [2],
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
const OTHER_TYPES: unknown[] = [['a'], [[]], { $ne: null }, { length: 1 }, 1e21, -1, 0, 2 ** 63, true, null];

/** The names of the fields of a body. */
const fieldsOf = ({ endpoint: { body } }: Address): string[] => (body instanceof z.ZodObject ? Object.keys(body.shape) : []);

/** A body with valid values, as far as they are known, and with those of `given`. */
export const bodyWith = (address: Address, given: Record<string, unknown>): Record<string, unknown> => ({
  ...Object.fromEntries(fieldsOf(address).map((field) => [field, VALID[field] ?? 'text'])),
  ...given,
});

/** Hostile texts and values of other types for each field of a body. */
export function fieldsFor(address: Address): HostileRequest[] {
  return fieldsOf(address).flatMap((field) =>
    [...TEXTS, ...OTHER_TYPES].map((value) => ({
      name: `${named(address)} with ${field} = ${JSON.stringify(value).slice(0, 40)}`,
      method: address.method,
      path: address.path,
      headers: JSON_TYPE,
      body: JSON.stringify(bodyWith(address, { [field]: value })),
    })),
  );
}
