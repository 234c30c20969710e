import type { ErrorBody } from '../../../../contracts/errors.ts';
import { resources, type ResourceName } from '../../../../contracts/admin/index.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { seedColleges } from '../../testing/favorites.fixture.ts';
import { RECORD_SAMPLES } from '../../testing/record-samples.fixture.ts';

/** Walks the contracts of the resources: a new one is tried without a new test. */
let app: DatabaseApp;
let admin: string;

beforeAll(async () => {
  app = await startDatabaseApp({ seed: seedColleges });
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: 'admin' });
  admin = token;
});
afterAll(() => app.close());
// A college has one closure.
beforeEach(() => app.db('closures').delete());

interface Wire {
  id: number | string;
  version: number;
}
interface Entry {
  id: string;
  event: string;
  before: Record<string, unknown> | null;
  after: Record<string, unknown> | null;
  actor: string;
  reason: string | null;
  request_id: string | null;
}

const NAMES = Object.keys(resources) as ResourceName[];
const having = (key: string) => NAMES.filter((name) => resources[name].contract[key] !== undefined);
const path = (name: ResourceName, id?: number | string) => `/api/admin/${name}${id === undefined ? '' : `/${id}`}`;
const send = async (method: string, address: string, body?: unknown, version?: number) => {
  const answer = await app.call(method, address, body, admin, version === undefined ? {} : { 'If-Match': `"${version}"` });
  return { status: answer.status, json: (await answer.json()) as Wire & ErrorBody };
};
const lastEntry = (name: string, id: number | string): Promise<Entry> =>
  app
    .db('audit_log')
    .where({ resource: name, record_id: String(id) })
    .orderBy('id', 'desc')
    .first<Entry>();

async function recordOf(name: ResourceName): Promise<Wire> {
  const { create, existing } = RECORD_SAMPLES[name];
  if (create) return (await send('POST', path(name), { ...create(), reason: 'Made' })).json;
  const id = (await existing?.(app.db)) ?? 0;
  return (await send('GET', path(name, id))).json;
}

describe('the audit log has every change of', () => {
  it.each(having('create'))('%s: a new record', async (name) => {
    const { id } = await recordOf(name);
    const entry = await lastEntry(name, id);
    expect(entry).toMatchObject({
      event: 'record-created',
      before: null,
      reason: 'Made',
      actor: expect.stringMatching(/^user \d+$/) as string,
    });
    expect([Object.keys(entry.after ?? {}).length > 0, entry.request_id !== null]).toEqual([true, true]);
  });

  it.each(having('change'))('%s: changed fields, before and after', async (name) => {
    const { id, version } = await recordOf(name);
    const changes = RECORD_SAMPLES[name].changes?.() ?? {};
    const changed = await send('PATCH', path(name, id), { changes, reason: 'Changed' }, version);
    expect([changed.status, changed.json.version > version]).toEqual([200, true]);
    const entry = await lastEntry(name, id);
    expect(entry).toMatchObject({ event: 'record-changed', reason: 'Changed' });
    for (const field of Object.keys(changes)) {
      expect([field, Object.hasOwn(entry.before ?? {}, field), Object.hasOwn(entry.after ?? {}, field)]).toEqual([field, true, true]);
    }
  });

  it.each(having('remove'))('%s: to the Trash and back', async (name) => {
    const { id, version } = await recordOf(name);
    const removed = await send('DELETE', `${path(name, id)}?reason=Removed`, undefined, version);
    expect([removed.status, await lastEntry(name, id)]).toMatchObject([200, { event: 'record-deleted', reason: 'Removed' }]);
    const restored = await send('POST', `${path(name, id)}/restore`, { reason: 'Back' }, removed.json.version);
    expect([restored.status, await lastEntry(name, id)]).toMatchObject([200, { event: 'record-restored', reason: 'Back' }]);
  });

  it.each(having('bulk'))('%s: a bulk change', async (name) => {
    const { id } = await recordOf(name);
    const { changes, bulk = changes } = RECORD_SAMPLES[name];
    const order = { ids: [id], action: 'change', changes: bulk?.(), reason: 'Together' };
    expect(await send('POST', `${path(name)}/bulk`, { ...order, dryRun: true })).toMatchObject({ status: 200, json: { count: 1 } });
    expect(await send('POST', `${path(name)}/bulk`, { ...order, expected: 1 })).toMatchObject({ status: 200, json: { count: 1 } });
    expect(await lastEntry(name, id)).toMatchObject({ event: 'record-changed', reason: 'Together' });
  });

  it.each(having('exportCsv'))('%s: a file', async (name) => {
    expect((await app.call('GET', `${path(name)}.csv`, undefined, admin)).status).toBe(200);
    const entry = await app.db('audit_log').where({ resource: name, event: 'records-exported' }).orderBy('id', 'desc').first<Entry>();
    expect(entry.actor).toMatch(/^user \d+$/);
  });
});

describe('nothing but the fields of the contract can be set in', () => {
  const others = (name: ResourceName): string[] => {
    const { record, change } = resources[name].spec as (typeof resources)['nicknames']['spec'];
    return Object.keys(record.shape).filter((field) => !Object.hasOwn(change.shape, field));
  };

  it.each(having('change'))('%s', async (name) => {
    const { id, version } = await recordOf(name);
    const { changes: makeChanges, bulk: makeBulk = makeChanges, create } = RECORD_SAMPLES[name];
    const [changes, bulk] = [makeChanges?.() ?? {}, makeBulk?.() ?? {}];
    for (const field of [...others(name), 'password', 'deleted_by', '$where', 'is_admin']) {
      const extra = { [field]: 1 };
      const answers = [
        await send('PATCH', path(name, id), { changes: { ...changes, ...extra }, reason: 'x' }, version),
        await send('POST', `${path(name)}/bulk`, { ids: [id], action: 'change', changes: { ...bulk, ...extra }, reason: 'x', expected: 1 }),
        ...(create ? [await send('POST', path(name), { ...create(), ...extra, reason: 'x' })] : []),
      ];
      expect([field, ...answers.map(({ status }) => status)]).toEqual([field, ...answers.map(() => 400)]);
    }
    expect((await send('GET', path(name, id))).json.version).toBe(version);
  });
});

describe('two editors at once lose no change of', () => {
  it.each(having('change'))('%s', async (name) => {
    const { id, version } = await recordOf(name);
    const changes = RECORD_SAMPLES[name].changes?.();
    const edit = () => send('PATCH', path(name, id), { changes, reason: 'At once' }, version);
    const statuses = (await Promise.all([edit(), edit(), edit(), edit()])).map(({ status }) => status);
    expect(statuses.sort()).toEqual([200, 409, 409, 409]);
  });
});

it('refuses every change of the audit log, also to the role that serves the site', async () => {
  const { id } = await lastEntry('nicknames', (await recordOf('nicknames')).id);
  for (const [method, address] of [
    ['PATCH', path('audit-log', id)],
    ['DELETE', path('audit-log', id)],
    ['POST', path('audit-log')],
  ] as const) {
    expect((await send(method, address, { changes: { reason: 'x' } }, 1)).status).toBe(405);
  }
  await expect(app.db('audit_log').where({ id }).update({ reason: 'x' })).rejects.toThrow('append-only');
  await expect(app.db('audit_log').where({ id }).delete()).rejects.toThrow('append-only');
});
