import { jest } from '@jest/globals';
import { Router } from '@koa/router';
import { z } from 'zod';
import type { Endpoint } from '../../contracts/endpoint.ts';
import type { ErrorBody } from '../../contracts/errors.ts';
import { startDatabaseApp, type DatabaseApp } from './testing/database-app.fixture.ts';
import { authorized } from './testing/http.fixture.ts';
import { seedColleges } from './testing/favorites.fixture.ts';
import { ADDRESSES, ENDPOINTS, TRIED_AS_EXAMPLES, type Address } from './testing/registry.fixture.ts';
import { peopleSamples } from './testing/people-samples.fixture.ts';
import { recordSamples, RECORD_SAMPLES } from './testing/record-samples.fixture.ts';
import { messageSamples } from './testing/messages.fixture.ts';
import { moderationSamples } from './testing/moderation.fixture.ts';
import { runSamples } from './testing/runs.fixture.ts';
import { warehouseSamples } from './testing/warehouse.fixture.ts';
import { roommateSamples } from './testing/roommates.fixture.ts';
import { serviceSamples } from './testing/services.fixture.ts';
import { samplesFor, type Sample } from './testing/samples.fixture.ts';

/** Routes without a contract: documents, health checks, and reports that browsers send. */
const UNCONTRACTED = [
  'GET /.well-known/security.txt',
  'GET /api/docs',
  'GET /api/events',
  'GET /api/openapi.json',
  ...['colleges', 'history', 'run_files', 'runs', 'value_sources'].map((table) => `GET /data/${table}.parquet`),
  'GET /data/colleges.csv',
  'GET /data/colleges.ndjson',
  'GET /data/datapackage.json',
  'GET /data/history.csv',
  'GET /data/programs.csv',
  'GET /data/imports.csv',
  'GET /data/receipts.csv',
  'GET /healthz',
  'GET /manifest.webmanifest',
  'GET /openapi.json',
  'GET /pictures/:name.webp',
  'GET /readyz',
  'GET /robots.txt',
  'GET /security-policy',
  'GET /sitemap-:part.xml',
  'GET /sitemap.xml',
  'GET /swarms/:figure/:group.svg',
  'POST /api/csp-reports',
];
const NOT_STAFF = 'You are not authorized to use the admin pages.';

const registered = jest.spyOn(Router.prototype, 'register');
let app: DatabaseApp;
let student: string;
let staff: string;
let routes: string[];

beforeAll(async () => {
  app = await startDatabaseApp({ seed: seedColleges });
  routes = registered.mock.calls.flatMap(([paths, methods]) =>
    [paths].flat().flatMap((path) => methods.map((verb) => `${verb.toUpperCase()} ${String(path)}`)),
  );
  registered.mockRestore();
  student = (await app.register()).token;
  staff = await tokenOf('staff');
});
afterAll(() => app.close());

async function tokenOf(accountType: 'staff' | 'admin'): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

const call = (method: string, path: string, token?: string) =>
  app.get(path, { method, headers: token === undefined ? {} : authorized(token) });
const closed = ADDRESSES.filter(({ access }) => access !== 'public' && access !== 'optional');
const named = (addresses: readonly Address[]) => addresses.map((address) => [`${address.method} ${address.path}`, address] as const);

describe('every endpoint that is not public', () => {
  it.each(named(closed))('%s returns 401 without a session, before it checks anything else', async (_name, { method, path }) => {
    const answers = [await call(method, path), await call(method, path, 'nonsense'), await call(method, `${path}?nonsense=1`)];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
    expect(((await answers[0]?.json()) as ErrorBody).message).toBe('Sign in to do this.');
  });

  it.each(named(closed.filter(({ access }) => access !== 'user')))('%s requires staff', async (_name, { method, path, access }) => {
    const answer = await call(method, path, student);
    expect([answer.status, ((await answer.json()) as ErrorBody).message]).toEqual([403, NOT_STAFF]);
    if (access === 'admin') expect((await call(method, path, staff)).status).toBe(403);
  });

  it('loses a caller at once whose role is removed', async () => {
    const token = await tokenOf('staff');
    expect((await call('GET', '/api/admin/me', token)).status).toBe(200);
    await app.db('users').where({ account_type: 'staff' }).update({ account_type: 'student' });
    expect((await call('GET', '/api/admin/me', token)).status).toBe(403);
    staff = await tokenOf('staff');
  });
});

describe('every path below /api/admin', () => {
  const METHODS = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];
  const PATHS = ['/api/admin', '/api/admin/me', '/api/admin/nothing', '/api/admin/nicknames/1', '/API/ADMIN/me', '/api/Admin/nicknames/'];

  it.each(PATHS)('%s returns 401 or 403 to callers who are not staff, for every method', async (path) => {
    for (const method of METHODS) {
      const [visitor, member, employee] = [await call(method, path), await call(method, path, student), await call(method, path, staff)];
      expect([method, visitor.status, member.status]).toEqual([method, 401, 403]);
      if (method !== 'HEAD') expect(((await member.json()) as ErrorBody).message).toBe(NOT_STAFF);
      expect([401, 403]).not.toContain(employee.status);
    }
  });

  it('returns 404 and 405 to staff', async () => {
    expect((await call('GET', '/api/admin/nothing', staff)).status).toBe(404);
    expect((await call('DELETE', '/api/admin/me', staff)).status).toBe(405);
  });
});

describe('the server', () => {
  it('serves exactly the contracts and the list above', () => {
    const contracted = ENDPOINTS.flatMap(([, { method, path, aliases = [] }]) =>
      [path, ...aliases].map((address) => `${method} ${address}`),
    );
    // Koa also registers HEAD for each GET.
    const served = new Set(routes.filter((route) => !route.startsWith('HEAD ')));
    expect([...served].sort()).toEqual([...contracted, ...UNCONTRACTED].sort());
  });
});

/** Secrets, and the names of columns that hold them. */
const SECRETS = /\$argon2|"(\w*password\w*|\w*hash\w*|email_?verification_?token|pending_?email_?token|reset_token|code_digest|sealed)":/i;

describe('every answer', () => {
  it('fits its contract and the documentation, and contains no secret', async () => {
    const documented = await documentedStatuses();
    const tried = new Map<string, string>();
    const admin = await tokenOf('admin');
    for (const [name, prepare] of Object.entries({
      ...samplesFor(app, staff),
      ...changeSamples(admin),
      ...peopleSamples(app, admin),
      ...runSamples(app, admin),
      ...warehouseSamples(app, admin),
      ...recordSamples(app.db, admin),
      ...serviceSamples(app, admin),
      ...messageSamples(app),
      ...roommateSamples(app),
      ...moderationSamples(app, admin),
    })) {
      const endpoint = endpointOf(name);
      const sample = await prepare();
      const refused = await refusalsOfVersions(name, endpoint, sample);
      const response = await send(endpoint, sample);
      expect([name, documented.get(name)]).toEqual([name, expect.arrayContaining([...refused, response.status])]);
      const { status = 200, otherStatus } = endpoint;
      const text = await response.text();
      const isDeclared = [status, otherStatus].includes(response.status as 200);
      expect([name, response.status, isDeclared ? '' : text]).toEqual([name, response.status, '']);
      expect([name, text]).toEqual([name, expect.not.stringMatching(SECRETS)]);
      if (response.headers.get('content-type')?.startsWith('application/json')) checkShape(name, endpoint, text);
      sample.keep?.(text === '' || !text.startsWith('{') ? undefined : JSON.parse(text));
      tried.set(name, text);
    }
    const triedElsewhere = TRIED_AS_EXAMPLES.map(([name]) => name);
    expect(ENDPOINTS.map(([name]) => name).filter((name) => !tried.has(name) && !triedElsewhere.includes(name))).toEqual([]);
  });
});

/** The statuses of each operation in the OpenAPI document. */
async function documentedStatuses(): Promise<Map<string, number[]>> {
  const { paths } = await app.json<{ paths: Record<string, Record<string, { operationId: string; responses: object }>> }>(
    '/api/openapi.json',
  );
  const operations = Object.values(paths).flatMap((methods) => Object.values(methods));
  return new Map(operations.map(({ operationId, responses }) => [operationId, Object.keys(responses).map(Number)]));
}

const NO_VERSION = 999_999_999;

/** The statuses of a call that checks a version: without one, and with a wrong one. Neither changes anything. */
async function refusalsOfVersions(name: string, endpoint: Endpoint, sample: Sample): Promise<number[]> {
  if (!endpoint.isVersioned) return [];
  const refused = [
    (await send(endpoint, { ...sample, version: undefined })).status,
    (await send(endpoint, { ...sample, version: NO_VERSION })).status,
  ];
  expect([name, refused]).toEqual([name, [428, 409]]);
  return refused;
}

function send({ method, path }: Endpoint, { path: filled = path, body, file, type = 'image/png', as, version }: Sample): Promise<Response> {
  if (file) return app.get(filled, { method, headers: { ...authorized(as?.() ?? ''), 'Content-Type': type }, body: file as BodyInit });
  return app.call(method, filled, body, as?.(), version === undefined ? {} : { 'If-Match': `"${version}"` });
}

/** Reverts a change of a nickname, and sets and removes a value of a college. */
const changeSamples = (admin: string): Record<string, () => Promise<Sample>> => ({
  'admin.revert': async () => {
    const made = await app.call('POST', '/api/admin/nicknames', RECORD_SAMPLES.nicknames.create?.(), admin);
    const { id } = (await made.json()) as { id: number };
    const entry = await app
      .db('audit_log')
      .where({ resource: 'nicknames', record_id: String(id) })
      .first<{ id: string }>('id');
    return { path: `/api/admin/audit-log/${entry.id}/revert`, body: { reason: 'A test' }, as: () => admin, version: 1 };
  },
  'admin.setLock': () => lockSample(admin, { value: 1200, reason: 'A test' }),
  'admin.removeLock': () => lockSample(admin),
});

async function lockSample(admin: string, body?: object): Promise<Sample> {
  const { version } = await app.db('colleges').where({ id: 1 }).first<{ version: number }>('version');
  return { path: '/api/admin/colleges/1/locks/avgSAT', body, as: () => admin, version };
}

function endpointOf(wanted: string): Endpoint {
  const found = ENDPOINTS.find(([name]) => name === wanted);
  if (!found) throw new Error(`Unknown endpoint ${wanted}`);
  return found[1];
}

/** The answer has no more members than the contract: decoding and encoding changes nothing. */
function checkShape(name: string, { response }: Endpoint, text: string): void {
  const wire: unknown = JSON.parse(text);
  expect([name, z.encode(response, z.decode(response, wire as never))]).toEqual([name, wire]);
}
