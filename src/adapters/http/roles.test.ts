import type { ErrorBody } from '../../contracts/errors.ts';
import { startDatabaseApp, type DatabaseApp } from './testing/database-app.fixture.ts';
import { authorized } from './testing/http.fixture.ts';
import { ADDRESSES, type Address } from './testing/registry.fixture.ts';

/** What each role may do, as OPERATIONS.md says it. Everyone else has no permission. */
const VIEWER = ['read', 'runs.read'];
const STAFF = [...VIEWER, 'catalog', 'services', 'moderation', 'appeals'];
const PERMISSIONS: Record<string, readonly string[]> = {
  viewer: VIEWER,
  staff: STAFF,
  admin: [...STAFF, 'runs.apply', 'users', 'bigquery', 'audit'],
};
const CALLERS = ['visitor', 'student', 'parent', 'provider', 'viewer', 'staff', 'admin'] as const;
type CallerKind = (typeof CALLERS)[number];

/** The code of the refusal; undefined for callers who are let in. */
function refusalOf({ access, endpoint: { permission } }: Address, caller: CallerKind): string | undefined {
  if (access === 'public' || access === 'optional') return undefined;
  if (caller === 'visitor') return 'session.required';
  if (access === 'user') return undefined;
  const permissions = PERMISSIONS[caller];
  if (!permissions || (access === 'admin' && caller !== 'admin')) return 'access.staff';
  return permission === undefined || permissions.includes(permission) ? undefined : 'access.permission';
}

let app: DatabaseApp;
const tokens: Partial<Record<CallerKind, string>> = {};
beforeAll(async () => {
  app = await startDatabaseApp();
  for (const caller of CALLERS.slice(1)) {
    const { token, user } = await app.register();
    await app.db('users').where({ id: user.id }).update({ account_type: caller });
    tokens[caller] = token;
  }
});
afterAll(() => app.close());

/** The server checks access first and the parameters second. So a call with an unknown parameter shows who has access, and changes nothing. */
async function codeOf({ method, path }: Address, caller: CallerKind): Promise<string | undefined> {
  const token = tokens[caller];
  const answer = await app.get(`${path}?nonsense=1`, { method, headers: token === undefined ? {} : authorized(token) });
  const { code } = (await answer.json()) as ErrorBody;
  expect([method, path, caller, answer.status < 500]).toEqual([method, path, caller, true]);
  return answer.status === 401 || answer.status === 403 ? code : undefined;
}

it.each(CALLERS)('each call lets in or refuses: %s', async (caller) => {
  const wrong: unknown[] = [];
  for (const address of ADDRESSES) {
    const [code, expected] = [await codeOf(address, caller), refusalOf(address, caller)];
    if (code !== expected) wrong.push([address.method, address.path, code, expected]);
  }
  expect(wrong).toEqual([]);
});

it('a viewer changes nothing but the own settings and queries; a revert asks for the permission of its record', () => {
  const changes = ADDRESSES.filter(
    (address) => address.access === 'staff' && address.method !== 'GET' && refusalOf(address, 'viewer') === undefined,
  );
  expect(changes.map(({ method, path }) => `${method} ${path}`).sort()).toEqual([
    'DELETE /api/admin/saved-queries/7',
    'PATCH /api/admin/saved-queries/7',
    'POST /api/admin/audit-log/7/revert',
    'POST /api/admin/saved-queries',
    'POST /api/admin/saved-queries/7/restore',
    'POST /api/admin/saved-queries/bulk',
    'PUT /api/admin/preferences',
  ]);
});
