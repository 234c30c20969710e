import { named, type HostileRequest } from './hostile.fixture.ts';
import { JSON_TYPE } from './http.fixture.ts';
import { HOSTILE_ADDRESSES, type Address } from './registry.fixture.ts';

/** Addresses of GET calls. */
export const READING = HOSTILE_ADDRESSES.filter(({ method }) => method === 'GET');

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
  'range=[-5,5]',
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

/** Unexpected queries for an address. */
export const queriesFor = (address: Address): HostileRequest[] =>
  QUERIES.map((query) => ({ name: `${named(address)}?${query.slice(0, 40)}`, method: 'GET', path: `${address.path}?${query}` }));

/** Unexpected values for each path parameter. */
export const PATH_VALUES: readonly HostileRequest[] = HOSTILE_ADDRESSES.filter(({ endpoint }) => endpoint.path.includes(':')).flatMap(
  ({ method, endpoint }) =>
    [...VALUES, ...TRICKS].map((value) => ({
      name: `${method} ${endpoint.path} with ${value.slice(0, 20)}`,
      method,
      path: endpoint.path.replaceAll(/:\w+/g, value.replaceAll(' ', '%20')),
      headers: JSON_TYPE,
      body: method === 'GET' ? '' : '{}',
    })),
);
const METHODS = ['TRACE', 'PROPFIND', 'PURGE', 'OPTIONS', 'LINK', 'SEARCH', 'M-SEARCH', 'HEAD'];
export const METHOD_TRICKS: readonly HostileRequest[] = [
  '/api/user',
  '/api/auth/login',
  '/api/colleges',
  '/healthz',
  '/',
  '/api/nothing',
].flatMap((path) => METHODS.map((method) => ({ name: `${method} ${path}`, method, path })));

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
export const PATH_TRICKS: readonly HostileRequest[] = PATHS.map((path) => ({ name: `GET ${path}`, method: 'GET', path }));
