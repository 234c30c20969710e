import { createImports } from '../../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource } from '../../../../domain/imports/supplied.fixture.ts';
import type { ErrorBody } from '../../../../contracts/errors.ts';
import { openCatalog } from '../../../knex/catalog-lock.ts';
import { expectInvariantsHold } from '../../../knex/catalog/invariants.fixture.ts';
import { createKnexPorts } from '../../../knex/index.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';

let app: DatabaseApp;
let admin: string;
let year = 2023;

beforeAll(async () => {
  app = await startDatabaseApp({});
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: 'admin' });
  admin = token;
  await importing({ size: 1_000, acceptanceRateNum: 0.5, acceptanceRate: '50%', avgSAT: 1_100, netPricesByIncome: { '0-30000': 9_000 } });
});
afterAll(async () => {
  await expectInvariantsHold(app.db).finally(() => app.close());
});

/** Imports one year of values for the colleges 1 and 2. */
async function importing(values: Record<string, unknown>) {
  const row = (unitId: number) => ({ unitId, values: values as never });
  const tables = [
    { table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2), aDirectoryRow(3)] },
    { table: 'X', rows: [row(1), row(2)] },
  ];
  const clock = { now: () => new Date() };
  const imports = createImports({
    ...createKnexPorts(app.db, 'https://alma.example').imports,
    reader: fakeSource(tables, { year: year++ }),
    clock,
  });
  return imports.import({ source: 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, allowDrift: 1 });
}

interface Facts {
  supplied: unknown;
  source: string | null;
  year: number | null;
  variable: string | null;
  locked: { by: string; reason: string } | null;
}
type Wire = Record<string, unknown> & { id: number; version: number; fields: Record<string, Facts>; locks: number };
const send = async (method: string, path: string, body?: unknown, version?: number) => {
  const answer = await app.call(method, `/api/admin/${path}`, body, admin, version === undefined ? {} : { 'If-Match': `"${version}"` });
  return { status: answer.status, headers: answer.headers, json: (await answer.json()) as Wire & Wire[] & ErrorBody & { count: number } };
};
const idOf = async (unitId: number) => (await app.db('colleges').where({ ipeds_unit_id: unitId }).first<{ id: number }>('id')).id;
const read = async (unitId: number): Promise<Wire> => (await send('GET', `colleges/${await idOf(unitId)}`)).json;
const change = async (unitId: number, changes: object, reason?: string) => {
  const { id, version } = await read(unitId);
  return send('PATCH', `colleges/${id}`, { changes, ...(reason !== undefined && { reason }) }, version);
};
const lastEntry = (resource = 'colleges') => app.db('audit_log').where({ resource }).orderBy('id', 'desc').first();
const list = (filter: object, sort = ['name', 'ASC']) =>
  send('GET', `colleges?${new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify(sort) }).toString()}`);
const bulk = (body: object) => send('POST', 'colleges/bulk', body);

describe('an override', () => {
  it('locks several fields in one transaction, survives an import, and is reverted', async () => {
    const versions = Number((await app.db('data_versions').count({ n: '*' }))[0]?.['n']);
    const saved = await change(1, { acceptanceRateNum: 0.4, avgSAT: null, description: 'By the sea' }, 'Their own report of 2026');
    expect([saved.status, saved.headers.get('etag')]).toEqual([200, `"${saved.json.version}"`]);
    expect(saved.json).toMatchObject({ acceptanceRateNum: 0.4, avgSAT: null, description: 'By the sea', locks: 2 });
    expect(saved.json.fields['acceptanceRateNum']).toMatchObject({
      supplied: 0.5,
      source: 'staff',
      variable: 'Their own report of 2026',
      locked: { by: expect.stringMatching(/^person/) as string, reason: 'Their own report of 2026' },
    });
    expect(saved.json.fields['size']).toMatchObject({ supplied: 1_000, source: 'ipeds', year: 2023, locked: null });
    expect(Number((await app.db('data_versions').count({ n: '*' }))[0]?.['n'])).toBe(versions + 1);
    const entry = (await lastEntry()) as { id: string };
    expect(entry).toMatchObject({
      event: 'record-changed',
      record_id: String(saved.json.id),
      before: { acceptanceRateNum: 0.5, 'acceptanceRateNum.locked': false, avgSAT: 1_100, 'avgSAT.locked': false, description: null },
      after: { acceptanceRateNum: 0.4, 'acceptanceRateNum.locked': true, avgSAT: null, 'avgSAT.locked': true, description: 'By the sea' },
      reason: 'Their own report of 2026',
    });

    await importing({ size: 1_001, acceptanceRateNum: 0.6, acceptanceRate: '60%', avgSAT: 1_150 });
    const after = await read(1);
    expect(after).toMatchObject({ size: 1_001, acceptanceRateNum: 0.4, avgSAT: null, locks: 2 });
    expect(after.fields['acceptanceRateNum']?.supplied).toBe(0.6);
    expect((await send('POST', `audit-log/${entry.id}/revert`, { reason: 'Wrong college' }, saved.json.version)).json.code).toBe(
      'record.outdated',
    );

    const reverted = await send('POST', `audit-log/${entry.id}/revert`, { reason: 'Wrong college' }, after.version);
    expect(reverted.json).toMatchObject({ acceptanceRateNum: 0.6, avgSAT: 1_150, description: null, locks: 0 });
    expect(await app.db('value_sources').where({ source: 'staff' })).toEqual([]);
  });

  it('needs a reason for an imported field, and none for a field without a source', async () => {
    const refused = await change(1, { size: 5 });
    expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([400, 'reason']);
    const own = await change(1, { description: 'In the woods' });
    expect(own.json).toMatchObject({ description: 'In the woods', locks: 0 });
    expect((await change(1, { size: 1_001 })).json.version).toBe(own.json.version);
  });

  it.each([
    { id: 9 },
    { slug: 'x' },
    { version: 9 },
    { prestigeScore: 100 },
    { fieldSources: {} },
    { operatingStatus: 'closed' },
    { 'size.locked': false },
    { acceptanceRateNum: 58 },
    { name: null },
    { state: 'XX' },
    { website: 'javascript:alert(1)' },
    { athleticAssociations: ['x'] },
    {},
  ])('refuses %j', async (changes) => {
    const before = await read(1);
    expect((await change(1, changes, 'x')).status).toBe(400);
    expect(await read(1)).toEqual(before);
  });

  it('is refused for a version that is no longer the present one', async () => {
    const { id, version } = await read(2);
    const edit = (size: number) => send('PATCH', `colleges/${id}`, { changes: { size }, reason: 'x' }, version);
    expect((await Promise.all([edit(11), edit(12)])).map(({ status }) => status).sort()).toEqual([200, 409]);
    const seen = await read(2);
    await importing({ size: 1_002 });
    const late = await send('PATCH', `colleges/${id}`, { changes: { size: 13 }, reason: 'x' }, seen.version);
    expect([late.status, late.json.code]).toEqual([409, 'record.outdated']);
    expect((await read(2))['size']).toBe(seen['size']);
    expect((await send('PATCH', `colleges/${id}`, { changes: { size: 13 }, reason: 'x' })).status).toBe(428);
  });
});

describe('a lock', () => {
  it('is set at the present value and removed', async () => {
    const { id, version } = await read(3);
    const path = `colleges/${id}/locks/name`;
    const locked = await send('PUT', path, { value: 'College 3', reason: 'They insist' }, version);
    expect(locked.json.fields['name']).toMatchObject({ source: 'staff', locked: { reason: 'They insist' } });
    expect((await send('DELETE', path, undefined, version)).json.code).toBe('record.outdated');
    const free = await send('DELETE', `${path}?reason=Checked`, undefined, locked.json.version);
    expect([free.status, free.json.fields['name']?.source, free.json.locks]).toEqual([200, 'ipeds', 0]);
    expect(await lastEntry()).toMatchObject({ before: { 'name.locked': true }, after: { 'name.locked': false }, reason: 'Checked' });
    expect((await send('DELETE', path, undefined, free.json.version)).json.code).toBe('lock.not-found');
    expect((await send('PUT', `colleges/${id}/locks/prestigeScore`, { value: 1, reason: 'x' }, free.json.version)).status).toBe(400);
    expect((await send('PUT', `colleges/${id}/locks/size`, { value: { a: 1 }, reason: 'x' }, free.json.version)).status).toBe(400);
  });

  it('of the command line is audited, too', async () => {
    await app.useCases.locks.set({ unitId: 3, field: 'size', value: { text: '77' }, reason: 'A letter', by: 'ada' });
    expect(await lastEntry()).toMatchObject({ after: { size: 77, 'size.locked': true }, reason: 'A letter' });
    await app.useCases.locks.remove(3, 'size');
    expect(await lastEntry()).toMatchObject({ before: { size: 77, 'size.locked': true }, after: { size: null, 'size.locked': false } });
  });
});

it('changes the net prices of a college, with a reason', async () => {
  const id = await idOf(1);
  const before = (await send('GET', `net-prices/${id}`)).json;
  expect(before).toMatchObject({ netPricesByIncome: { '0-30000': 9_000 }, isLocked: false });
  const patch = (netPricesByIncome: unknown, reason = 'Their table') =>
    send('PATCH', `net-prices/${id}`, { changes: { netPricesByIncome }, reason }, before.version);
  expect((await patch({ '0-30000': 1 }, '')).status).toBe(400);
  expect((await patch({ '0-1': 1 })).status).toBe(400);
  const saved = await patch({ '110001-plus': 30_000, '0-30000': 8_000, '30001-48000': null });
  expect(saved.json).toMatchObject({ netPricesByIncome: { '0-30000': 8_000, '110001-plus': 30_000 }, isLocked: true });
  expect(saved.json.fields['netPricesByIncome']).toMatchObject({ supplied: { '0-30000': 9_000 }, source: 'staff' });
  const entry = (await lastEntry('net-prices')) as { id: string };
  const reverted = await send('POST', `audit-log/${entry.id}/revert`, { reason: 'x' }, saved.json.version);
  expect(reverted.json).toMatchObject({ netPricesByIncome: { '0-30000': 9_000 }, isLocked: false });
});

it('lists colleges by filter, in an order', async () => {
  const units = async (filter: object, sort?: string[]) => (await list(filter, sort)).json.map((row) => row['ipedsUnitId']);
  expect(await units({ state: 'AL', operatingStatus: ['open'] }, ['id', 'DESC'])).toEqual([3, 2, 1]);
  expect(await units({ q: 'college 2' })).toEqual([2]);
  expect(await units({ hasLocks: true })).toEqual([2]);
  expect(await units({ missing: 'size' })).toEqual([3]);
  expect((await list({ missing: 'password' })).status).toBe(400);
  expect((await list({}, ['prestigeScore', 'ASC'])).status).toBe(400);
  expect((await list({ q: 'college' })).headers.get('content-range')).toBe('colleges 0-2/3');
});

describe('a bulk change', () => {
  const COUNT = 5_000;

  it('of 5,000 colleges is complete or, while an import runs, refused', async () => {
    const [source] = await app.db('value_sources').where({ source: 'ipeds' }).limit(1).select<{ id: number }[]>('id');
    await app.db.raw(
      `insert into colleges (ipeds_unit_id, slug, name, location, state, type, level, testing_policy, size, field_sources)
       select 10000 + n, 'many-' || n, 'Many ' || n, 'Town', 'TX', 'Public', 4, 'optional', 500,
         jsonb_build_object('testingPolicy', :id::int, 'name', :id::int, 'location', :id::int, 'state', :id::int, 'type', :id::int, 'level', :id::int, 'size', :id::int)
       from generate_series(1, :count::int) n`,
      { id: source?.id ?? 0, count: COUNT },
    );
    const call = {
      filter: { state: 'TX' },
      action: 'change',
      changes: { testingPolicy: 'required' },
      reason: 'A new law',
      expected: COUNT,
    };
    expect((await bulk({ ...call, dryRun: true })).json).toEqual({ count: COUNT });

    const running = await openCatalog(app.db, 'import ipeds 2030');
    const refused = await bulk(call);
    await running.end();
    expect([refused.status, refused.json.code]).toEqual([409, 'import.busy']);
    expect(await app.db('field_locks').where({ field: 'testingPolicy' })).toEqual([]);

    expect((await bulk(call)).json).toEqual({ count: COUNT });
    expect(await app.db('colleges').where({ state: 'TX', testing_policy: 'required' })).toHaveLength(COUNT);
    expect(await app.db('field_locks').where({ field: 'testingPolicy' })).toHaveLength(COUNT);
    expect(await app.db('audit_log').where({ reason: 'A new law', event: 'record-changed' })).toHaveLength(COUNT);
    const one = await read(10_001);
    expect(one.fields['testingPolicy']).toMatchObject({ supplied: 'optional', source: 'staff' });
    const free = await send('DELETE', `colleges/${one.id}/locks/testingPolicy`, undefined, one.version);
    expect(free.json).toMatchObject({ testingPolicy: 'optional', locks: 0 });
    expect((await bulk({ ...call, expected: 3 })).json.code).toBe('records.count-changed');
  }, 120_000);

  it('takes few fields, and features no college that is not listed', async () => {
    const id = await idOf(3);
    expect((await bulk({ ids: [id], action: 'change', changes: { name: 'x' }, dryRun: true })).status).toBe(400);
    const refused = await bulk({ ids: [id], action: 'change', changes: { isFeatured: true }, expected: 1 });
    expect([refused.status, refused.json.errors?.[0]?.path]).toEqual([400, 'changes.isFeatured']);
    expect((await bulk({ ids: [await idOf(1)], action: 'change', changes: { isFeatured: true }, expected: 1 })).status).toBe(200);
  });
});
