import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Endpoint } from '../../../contracts/endpoint.ts';
import { allContracts } from '../../../contracts/index.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { createRawClient } from '../testing/hostile.fixture.ts';
import { authorized } from '../testing/http.fixture.ts';

const TOKEN = 'DCik3_-shareTokenOf32CharactersA';
const PAGE_ROUTES = path.resolve(import.meta.dirname, '../../../../web/src/app/routes.tsx');
const FROM = { 'X-Forwarded-For': '203.0.113.77' };

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({ proxyHops: 1 });
});
afterAll(() => app.close());
beforeEach(() => {
  app.log.lines.length = 0;
});

const lines = () => app.log.lines.map(({ fields }) => fields);

/** Every path with a token in it: of the allContracts, and of the pages, as the site's table of routes writes them. */
async function pathsWithToken(): Promise<string[]> {
  const endpoints = Object.values(allContracts).flatMap((contract) => Object.values<Endpoint>(contract));
  const calls = endpoints.flatMap((endpoint) => [endpoint.path, ...(endpoint.aliases ?? [])]);
  const pages = [...(await readFile(PAGE_ROUTES, 'utf8')).matchAll(/path: '([^']*)'/g)].map(([, route = '']) => `/${route}`);
  return [...calls, ...pages].filter((pattern) => /:token\b/.test(pattern));
}

it('hides the token of every path that has one, however the path is written', async () => {
  const patterns = await pathsWithToken();
  expect(patterns.length).toBeGreaterThanOrEqual(4);
  for (const pattern of patterns) {
    const filled = pattern.replaceAll(/:\w+/g, TOKEN);
    const upper = pattern.replaceAll(/[a-z]+(?=\/)/g, (word) => word.toUpperCase()).replace(/:\w+/, TOKEN);
    const encoded = filled.replace(/[a-z](?=\/)/, (letter) => `%${letter.charCodeAt(0).toString(16)}`);
    for (const given of [filled, upper, encoded, `/${filled}`, `${filled}/`, `${filled}?from=${TOKEN}`, `${filled}%`]) await app.get(given);
  }
  expect(lines()).toHaveLength(7 * patterns.length);
  expect(JSON.stringify(lines())).not.toContain(TOKEN);
  expect(lines()[0]?.path).toBe(patterns[0]?.replace(':token', '…'));
});

it('hides the token in a request to a whole address, as clients send it to a proxy', async () => {
  const { send, close } = createRawClient(app.url);
  for (const pattern of await pathsWithToken())
    await send({ name: '', method: 'GET', path: `http://alma.example${pattern.replace(':token', TOKEN)}` });
  close();
  expect(lines().length).toBeGreaterThanOrEqual(4);
  expect(JSON.stringify(lines())).not.toContain(TOKEN);
  expect(lines()[0]?.path).toMatch(/^\/api\//);
});

it('shows other paths as they are, without what follows the question mark', async () => {
  for (const shown of ['/api/lists/public', '/colleges/harvard-university', '/api/%E2%82%AC']) {
    await app.get(`${shown}?q=${TOKEN}`);
    expect(lines().at(-1)?.path).toBe(shown);
  }
});

describe('a refused call', () => {
  it('names the reason, the network and the user', async () => {
    const { user, token } = await app.register();
    await app.get('/api/admin/me', { headers: { ...FROM, ...authorized(token) } });
    expect(lines().at(-1)).toMatchObject({ status: 403, errorCode: 'access.staff', network: '203.0.113.0/24', userId: user.id });
    await app.get('/api/favorites', { headers: { 'X-Forwarded-For': '2001:db8:1:2:3::4' } });
    expect(lines().at(-1)).toMatchObject({ status: 401, errorCode: 'session.required', network: '2001:db8:1:2::/64' });
    expect(lines().at(-1)).toHaveProperty('userId', undefined);
  });

  it('of a sign-in names neither address nor password', async () => {
    const body = JSON.stringify({ email: 'ada@example.edu', password: 'wrong horse battery' });
    await app.get('/api/auth/login', { method: 'POST', headers: { ...FROM, 'Content-Type': 'application/json' }, body });
    expect(lines().at(-1)).toMatchObject({ status: 401, errorCode: 'sign-in.refused', network: '203.0.113.0/24' });
    expect(JSON.stringify(lines())).not.toMatch(/ada@|horse|\.113\.77/);
  });
});

describe('a successful call', () => {
  it('that changes something names the network and the user', async () => {
    const { user, token } = await app.register();
    const body = JSON.stringify({ name: 'Near home', query: 'st=AL' });
    const headers = { ...FROM, ...authorized(token), 'Content-Type': 'application/json' };
    await app.get('/api/rankings/saved', { method: 'POST', headers, body });
    expect(lines().at(-1)).toMatchObject({ status: 201, network: '203.0.113.0/24', userId: user.id });
    expect(lines().at(-1)).toHaveProperty('errorCode', undefined);
  });

  it('that reads names no account, because the log is not a history of what people look at', async () => {
    const { token } = await app.register();
    await app.get('/api/favorites', { headers: { ...FROM, ...authorized(token) } });
    expect(lines().at(-1)).toMatchObject({ status: 200, path: '/api/favorites' });
    expect(lines().at(-1)).not.toHaveProperty('network');
    expect(lines().at(-1)).not.toHaveProperty('userId');
  });
});
