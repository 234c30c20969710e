import type { ErrorBody } from '../../../../contracts/errors.ts';
import { aCollegeRow } from '../../../knex/testing/college-row.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { authorized } from '../../testing/http.fixture.ts';

let app: DatabaseApp;
let admin: string;
let staff: string;
let viewer: string;

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => db('colleges').insert(aCollegeRow(751)) });
  [admin, staff, viewer] = [await tokenOf('admin'), await tokenOf('staff'), await tokenOf('viewer')];
});
afterAll(() => app.close());
beforeEach(() => app.db('nicknames').delete());

const PATH = '/api/admin/nicknames';
const BAMA = { texts: ['Bama'], unitIds: [100_751], kind: 'college', name: null, basis: 'team-or-campus-use', checked: '2026-11-22' };
const A_SYSTEM = { kind: 'system', name: 'The Campuses' };
type Wire = Record<string, unknown> & { id: number; version: number };

interface Sent {
  method?: string;
  body?: unknown;
  version?: string;
  as?: string;
}
async function send(path: string, { method = 'GET', body, version, as = staff }: Sent = {}) {
  const headers = {
    ...authorized(as),
    ...(body !== undefined && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': version }),
  };
  const response = await app.get(path, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') ?? false;
  return { status: response.status, headers: response.headers, text, json: (isJson ? JSON.parse(text) : undefined) as Wire & ErrorBody };
}
const add = async (changes: object = {}): Promise<Wire> => (await send(PATH, { method: 'POST', body: { ...BAMA, ...changes } })).json;
const patch = (id: number, version: number, changes: object, more: object = {}) =>
  send(`${PATH}/${id}`, { method: 'PATCH', body: { changes, ...more }, version: `"${version}"` });
const bulk = (body: object, as?: string) => send(`${PATH}/bulk`, { method: 'POST', body, ...(as && { as }) });
const texts = async (filter: object = {}) => {
  const { text } = await send(`${PATH}?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  return (JSON.parse(text) as { texts: string[] }[]).map((one) => one.texts.join());
};
const log = (filter: object) => app.db('audit_log').where(filter).whereNotNull('resource').orderBy('id', 'desc').first();

describe('a list of records', () => {
  it('is sorted, filtered and counted', async () => {
    for (const text of ['Bama', 'Cal', 'Aggies']) await add({ texts: [text], ...(text === 'Cal' && A_SYSTEM) });
    const range = encodeURIComponent('[1,2]');
    const page = await send(`${PATH}?sort=${encodeURIComponent('["texts","DESC"]')}&range=${range}`);
    expect([page.status, page.headers.get('content-range')]).toEqual([200, 'nicknames 1-2/3']);
    expect((JSON.parse(page.text) as { texts: string[] }[]).map((one) => one.texts[0])).toEqual(['Bama', 'Aggies']);
    expect(await texts({ q: 'AGG' })).toEqual(['Aggies']);
    expect(await texts({ q: '%' })).toEqual([]);
    expect(await texts({ kind: 'system' })).toEqual(['Cal']);
    expect(await texts({ unitId: 100_751 })).toHaveLength(3);
  });

  it.each([
    ['filter={"secret":1}', 'filter'],
    ['sort=["password","ASC"]', 'sort'],
    ['range=[0,5000]', 'range'],
    ['filter={"kind":"team"}', 'filter'],
  ])('refuses %s', async (query, path) => {
    const answer = await send(`${PATH}?${new URLSearchParams([query.split('=')]).toString()}`);
    expect([answer.status, answer.json.errors?.[0]?.path]).toEqual([400, path]);
  });
});

describe('a change', () => {
  it('needs the version that the caller saw', async () => {
    const { id, version } = await add();
    expect((await send(`${PATH}/${id}`, { method: 'PATCH', body: { changes: { checked: '2026-01-01' } } })).status).toBe(428);
    expect((await send(`${PATH}/${id}`, { method: 'PATCH', body: { changes: {} }, version: '*' })).status).toBe(400);
    const saved = await patch(id, version, { checked: '2026-01-01' }, { reason: 'Looked again' });
    expect([saved.status, saved.headers.get('etag'), saved.json.version]).toEqual([200, '"2"', 2]);
    const late = await patch(id, version, { basis: 'own-site' });
    expect([late.status, late.json.code]).toEqual([409, 'record.outdated']);
    expect(await log({ event: 'record-changed', record_id: String(id) })).toMatchObject({
      resource: 'nicknames',
      before: { checked: '2026-11-22' },
      after: { checked: '2026-01-01' },
      reason: 'Looked again',
      request_id: expect.stringMatching(/.{8}/) as string,
    });
  });

  it('takes only fields of the contract', async () => {
    const { id, version } = await add();
    for (const changes of [{ id: 5 }, { version: 9 }, { deletedAt: null }, { deleted_by: 'x' }, { texts: [] }, {}]) {
      expect((await patch(id, version, changes)).status).toBe(400);
    }
    expect((await send(PATH, { method: 'POST', body: { ...BAMA, version: 7 } })).status).toBe(400);
  });

  it('of the same value adds no version and no entry', async () => {
    const { id, version } = await add();
    expect((await patch(id, version, { kind: 'college' })).json.version).toBe(1);
    expect(await app.db('audit_log').where({ record_id: String(id), event: 'record-changed' })).toEqual([]);
  });

  it('requires a role that may write', async () => {
    const { id } = await add();
    const given = { method: 'PATCH', body: { changes: { kind: 'system' } }, version: '"1"', as: viewer };
    expect((await send(`${PATH}/${id}`, given)).json.code).toBe('access.permission');
    expect((await send(`${PATH}/${id}`, { as: viewer })).status).toBe(200);
    expect((await bulk({ ids: [id], action: 'remove', dryRun: true }, viewer)).status).toBe(403);
    expect((await send(`${PATH}.csv`, { as: viewer })).status).toBe(403);
  });
});

it('moves records to the Trash and back, and reverts changes', async () => {
  const { id } = await add();
  await patch(id, 1, { texts: ['Bama', 'Roll Tide'] });
  const entry = async (event: string): Promise<string> => ((await log({ event, record_id: String(id) })) as { id: string }).id;
  const revert = async (event: string, version: number) =>
    send(`/api/admin/audit-log/${await entry(event)}/revert`, { method: 'POST', body: { reason: 'Wrong' }, version: `"${version}"` });

  expect((await revert('record-changed', 1)).json.code).toBe('record.outdated');
  expect((await revert('record-changed', 2)).json).toMatchObject({ texts: ['Bama'], version: 3 });
  expect((await send(`${PATH}/${id}?reason=Twice`, { method: 'DELETE', version: '"3"' })).json['deletedAt']).not.toBeNull();
  expect([await texts(), await texts({ deleted: true })]).toEqual([[], ['Bama']]);
  expect((await revert('record-deleted', 4)).json).toMatchObject({ deletedAt: null, version: 5 });
  expect((await send(`${PATH}/${id}/restore`, { method: 'POST', body: {}, version: '"5"' })).status).toBe(200);
  expect((await revert('record-created', 6)).json['deletedAt']).not.toBeNull();
  expect((await revert('record-deleted', 7)).json).toMatchObject({ deletedAt: null, version: 8 });
  expect((await revert('record-restored', 8)).json).toMatchObject({ deletedAt: expect.any(String) as string, version: 9 });
  const timeline = await send(
    `/api/admin/audit-log?filter=${encodeURIComponent(JSON.stringify({ resource: 'nicknames', recordId: String(id) }))}`,
  );
  expect((JSON.parse(timeline.text) as { event: string }[]).map(({ event }) => event)).toHaveLength(9);
});

describe('a bulk change', () => {
  it('counts, then changes exactly what it counted', async () => {
    const [first] = [await add({ texts: ['One'] }), await add({ texts: ['Two'] }), await add({ texts: ['Three'], ...A_SYSTEM })];
    const wanted = { filter: { kind: 'college' }, action: 'change', changes: { basis: 'own-site' }, reason: 'Checked' };
    expect((await bulk({ ...wanted, dryRun: true })).json).toEqual({ count: 2 });
    await add({ texts: ['Four'] });
    expect((await bulk({ ...wanted, expected: 2 })).json.code).toBe('records.count-changed');
    expect(await app.db('nicknames').where({ basis: 'own-site' })).toEqual([]);
    expect((await bulk({ ...wanted, expected: 3 })).json).toEqual({ count: 3 });
    expect(await app.db('audit_log').where({ event: 'record-changed', reason: 'Checked' })).toHaveLength(3);
    expect((await bulk({ ids: [first.id], action: 'remove', expected: 1 })).json).toEqual({ count: 1 });
    expect((await bulk({ ids: [first.id], action: 'remove', dryRun: true })).json).toEqual({ count: 0 });
  });

  it.each([
    [{ action: 'remove' }],
    [{ ids: [1], filter: {}, action: 'remove', dryRun: true }],
    [{ ids: [1], action: 'change', dryRun: true }],
    [{ ids: [1], action: 'change', changes: { texts: ['x'] }, dryRun: true }],
    [{ ids: [1], action: 'remove' }],
  ])('refuses %j', async (body) => expect((await bulk(body)).status).toBe(400));

  it('changes 5,000 rows in one call', async () => {
    const rows = Array.from({ length: 5_000 }, (_, i) => ({
      texts: [`n${i}`],
      unit_ids: [100_751],
      kind: 'college',
      basis: 'own-site',
      checked: '2026-01-01',
    }));
    await app.db.batchInsert('nicknames', rows);
    expect((await bulk({ filter: {}, action: 'change', changes: { checked: '2026-02-02' }, expected: 5_000 })).json).toEqual({
      count: 5_000,
    });
    expect(await app.db('audit_log').where({ event: 'record-changed' }).whereRaw(`after->>'checked' = '2026-02-02'`)).toHaveLength(5_000);
  });
});

it('writes a file of all records without formulas, and says so in the log', async () => {
  await add({ texts: ['=1+1'] });
  const file = await send(`${PATH}.csv?filter=${encodeURIComponent('{"kind":"college"}')}`, { as: admin });
  expect([file.status, file.headers.get('content-disposition')]).toEqual([200, 'attachment; filename="nicknames.csv"']);
  expect(file.text.split('\r\n')[1]).toContain(`'=1+1`);
  expect(await log({ event: 'records-exported' })).toMatchObject({ resource: 'nicknames', details: { filter: '{"kind":"college"}' } });
});

it('shows what happened to accounts, and networks, only to people who may read the whole log', async () => {
  await add();
  const entries = async (as: string) => {
    const { text } = await send(`/api/admin/audit-log?range=${encodeURIComponent('[0,99]')}`, { as });
    return JSON.parse(text) as { id: number; event: string; resource: string | null; network: string }[];
  };
  const [all, some] = [await entries(admin), await entries(viewer)];
  expect(all.some(({ event }) => event === 'account-created')).toBe(true);
  expect(all.some(({ network }) => network !== '')).toBe(true);
  expect(some.length).toBeGreaterThan(0);
  expect(some.filter(({ resource, network }) => resource === null || network !== '')).toEqual([]);
  const hidden = all.find(({ resource }) => resource === null)?.id ?? 0;
  const statuses = [admin, staff].map(async (as) => (await send(`/api/admin/audit-log/${hidden}`, { as })).status);
  expect(await Promise.all(statuses)).toEqual([200, 404]);
});
