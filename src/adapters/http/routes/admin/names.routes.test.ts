import type { ErrorBody } from '../../../../contracts/errors.ts';
import { aCollegeRow } from '../../../knex/testing/college-row.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { authorized } from '../../testing/http.fixture.ts';

type Wire = Record<string, unknown> & { id: number; version: number } & ErrorBody;

let app: DatabaseApp;
let ada: string;
let bob: string;

async function tokenOf(accountType: string): Promise<string> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return token;
}

beforeAll(async () => {
  const provenance = { source: 'ipeds', table_name: 'HD', variable: 'CYACTIVE', year: 2024, period: 'fall 2024', release: 'final' };
  app = await startDatabaseApp({
    async seed(db) {
      const [source] = await db('value_sources').insert(provenance).returning<{ id: number }[]>('id');
      const more = { operating_status: 'open', size: 900, field_sources: JSON.stringify({ operatingStatus: source?.id }) };
      await db('colleges').insert([1, 2, 3].map((id) => aCollegeRow(id, more)));
    },
  });
  [ada, bob] = [await tokenOf('staff'), await tokenOf('admin')];
});
afterAll(() => app.close());
beforeEach(async () => {
  await app.db('nicknames').delete();
  await app.db('closures').delete();
  await app.db('data_versions').insert({ reason: 'test' });
});

async function send(method: string, path: string, { as = ada, body, version }: { as?: string; body?: object; version?: number } = {}) {
  const headers = {
    ...authorized(as),
    ...(body && { 'content-type': 'application/json' }),
    ...(version !== undefined && { 'if-match': `"${version}"` }),
  };
  const response = await app.get(`/api/admin/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });
  return { status: response.status, json: (await response.json()) as Wire };
}
const create = (resource: string, body: object, as?: string) => send('POST', resource, { body, ...(as && { as }) });
const change = ({ id, version }: Wire, resource: string, changes: object, as?: string) =>
  send('PATCH', `${resource}/${id}`, { body: { changes }, version, ...(as && { as }) });
const faults = ({ status, json }: { status: number; json: Wire }) => [
  status,
  json.errors?.map(({ path, message }) => `${path}: ${message}`),
];
const publicly = async (path: string) => (await app.get(path)).json() as Promise<never>;
const versions = () => [app.useCases.colleges.dataVersion(), app.useCases.colleges.textsVersion()];

describe('nicknames', () => {
  const ASH = { texts: ['Ash'], unitIds: [100_001], kind: 'college', name: null, basis: 'own-site', checked: '2026-11-22' };
  const SYSTEM = { ...ASH, kind: 'system', name: 'The Campuses', basis: 'system', unitIds: [100_002, 100_001] };
  const suggested = async (q: string) =>
    ((await publicly(`/api/colleges/suggest?q=${q}`)) as { options: { name?: string }[] }).options.flatMap(({ name }) => name ?? []);

  it('change what the site finds, with a version of their own', async () => {
    const { json: ash } = await create('nicknames', { ...ASH, texts: ['Zebra Tech'] });
    expect(ash['collegeNames']).toEqual(['College 1']);
    expect(await suggested('zebra')).toEqual([]);
    await app.useCases.refreshCatalog();
    expect(await suggested('zebra')).toEqual(['College 1']);

    const [dataVersion, texts] = versions();
    const { json: moved } = await change(ash, 'nicknames', { texts: ['Quagga Tech'], unitIds: [100_002] });
    await app.useCases.refreshCatalog();
    expect([await suggested('zebra'), await suggested('quagga')]).toEqual([[], ['College 2']]);
    await send('DELETE', `nicknames/${ash.id}`, { version: moved.version });
    await app.useCases.refreshCatalog();
    expect(await suggested('quagga')).toEqual([]);
    expect(versions()).toEqual([dataVersion, expect.not.stringMatching(`^${texts}$`)]);
  });

  it.each<[object, string[]]>([
    [{ unitIds: [100_001, 199_999] }, ['unitIds: The catalog has no college with UNITID 199999']],
    [{ unitIds: [100_001, 100_001] }, ['unitIds: UNITID 100001 appears twice']],
    [{ texts: ['Elm', '--'] }, ['texts: “--” has no letter and no digit']],
    [{ texts: ['Elm', 'é.l.m'] }, ['texts: “é.l.m” appears twice']],
    [{ texts: ['Fig', 'ASH.'] }, ['texts: The entry “Ash” of the same kind has “ASH.”']],
    [{ kind: 'system' }, ['name: A system needs a name']],
    [{ name: 'Trees' }, ['name: Only a system has a name']],
  ])('refuse %j at its field', async (values, expected) => {
    await create('nicknames', ASH);
    expect(faults(await create('nicknames', { ...ASH, texts: ['Elm'], ...values }))).toEqual([400, expected]);
    const { json: elm } = await create('nicknames', { ...ASH, texts: ['Elm'] });
    expect(faults(await change(elm, 'nicknames', values))).toEqual([400, expected]);
    expect(await app.db('nicknames').pluck('texts')).toEqual([['Ash'], ['Elm']]);
  });

  it('let a college and a system have the same text, and two edits at once not', async () => {
    expect((await create('nicknames', ASH)).status).toBe(201);
    expect((await create('nicknames', SYSTEM)).json['collegeNames']).toEqual(['College 2', 'College 1']);
    const both = await Promise.all([1, 2].map(() => create('nicknames', { ...ASH, texts: ['Elm'] })));
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 400]);
  });

  it('are checked when they come back from the Trash, not when they go there', async () => {
    const { json: ash } = await create('nicknames', ASH);
    const { json: deleted } = await send('DELETE', `nicknames/${ash.id}`, { version: ash.version });
    await create('nicknames', { ...ASH, texts: ['Ash College', 'ash'] });
    const back = await send('POST', `nicknames/${ash.id}/restore`, { body: {}, version: deleted.version });
    expect(faults(back)).toEqual([400, ['texts: The entry “Ash College” of the same kind has “Ash”']]);

    await app.db('nicknames').insert({ texts: ['Gone'], unit_ids: [199_999], kind: 'college', basis: 'own-site', checked: '2026-01-01' });
    const bulk = (action: string, more: object = {}) =>
      send('POST', 'nicknames/bulk', { body: { filter: {}, action, expected: 2, ...more } });
    const refused = await bulk('change', { changes: { checked: '2026-02-02' } });
    expect(faults(refused)).toEqual([400, ['unitIds: “Gone”: The catalog has no college with UNITID 199999']]);
    expect((await bulk('remove')).json).toEqual({ count: 2 });
  });
});

describe('closures', () => {
  const CLOSURE = {
    unitId: 100_001,
    closed: '2026-05',
    kind: 'closed',
    successorUnitId: null,
    sourcePublisher: 'Example News',
    sourceTitle: 'The college closes',
    sourceDate: '2026-01-31',
    sourceUrl: 'https://news.example/closes',
    checked: '2026-11-22',
  };
  const found = async () => {
    const { total } = (await publicly('/api/colleges/search')) as { total: number };
    const { closure } = (await publicly('/api/colleges/slug/college-1')) as { closure?: object };
    return [total, closure];
  };

  it('take the college from the lists, and give its page the statement', async () => {
    await app.useCases.refreshCatalog();
    expect(await found()).toEqual([3, undefined]);
    const { status, json: entry } = await create('closures', CLOSURE);
    expect([status, entry]).toMatchObject([201, { collegeName: 'College 1', collegeSlug: 'college-1', isReviewed: false }]);
    await app.useCases.refreshCatalog();
    const source = { publisher: 'Example News', title: 'The college closes', date: '2026-01-31', url: 'https://news.example/closes' };
    expect(await found()).toEqual([2, { closed: '2026-05', kind: 'closed', source, checked: '2026-11-22', isReviewed: false }]);
    await send('DELETE', `closures/${entry.id}`, { version: entry.version });
    await app.useCases.refreshCatalog();
    expect(await found()).toEqual([3, undefined]);
  });

  it.each<[object, string[]]>([
    [{ unitId: 199_999 }, ['unitId: The catalog has no college with UNITID 199999']],
    [{ closed: '2026-11-23' }, ['checked: The day of the check is before the end of the college']],
    [{ successorUnitId: 100_002 }, ['successorUnitId: Only a college that merged has a successor']],
    [{ kind: 'merged', successorUnitId: 100_001 }, ['successorUnitId: A college is not its own successor']],
    [{ kind: 'merged', successorUnitId: 199_999 }, ['successorUnitId: The catalog has no college with UNITID 199999']],
    [{ closed: '2025-02-30' }, ['closed: A year, month or day: 2025, 2025-05 or 2025-05-31']],
    [{ sourceUrl: 'javascript:alert(1)' }, ['sourceUrl: Invalid input']],
  ])('refuse %j at its field', async (values, expected) => {
    expect(faults(await create('closures', { ...CLOSURE, ...values }))).toEqual([400, expected]);
    expect(await app.db('closures')).toEqual([]);
  });

  it('are one for each college outside the Trash', async () => {
    const { json: entry } = await create('closures', CLOSURE);
    expect(faults(await create('closures', CLOSURE))).toEqual([409, ['unitId: This college has an entry already.']]);
    const { json: deleted } = await send('DELETE', `closures/${entry.id}`, { version: entry.version });
    await create('closures', CLOSURE);
    const back = await send('POST', `closures/${entry.id}/restore`, { body: {}, version: deleted.version });
    expect(faults(back)).toEqual([409, ['unitId: This college has an entry already.']]);
  });

  it('are reviewed by another person than their last editor, and lose the review with an edit', async () => {
    const own = [400, ['isReviewed: Another person has to review College 1']];
    const { json: entry } = await create('closures', CLOSURE);
    expect(faults(await change(entry, 'closures', { isReviewed: true }))).toEqual(own);
    const { json: reviewed } = await change(entry, 'closures', { isReviewed: true, checked: '2026-11-23' }, bob);
    expect(reviewed).toMatchObject({ isReviewed: true, version: 2 });

    const { json: dated } = await change(reviewed, 'closures', { checked: '2026-11-24' });
    expect(dated['isReviewed']).toBe(true);
    const { json: edited } = await change(dated, 'closures', { closed: '2026-06' }, bob);
    expect(edited).toMatchObject({ isReviewed: false, version: 4 });
    expect(faults(await change(edited, 'closures', { isReviewed: true }, bob))).toEqual(own);
    expect(faults(await change(edited, 'closures', { closed: '2026-07', isReviewed: true }))).toEqual(own);
    const bulk = { ids: [entry.id], action: 'change', changes: { isReviewed: true }, expected: 1 };
    expect(faults(await send('POST', 'closures/bulk', { body: bulk, as: bob }))).toEqual(own);
    expect((await send('POST', 'closures/bulk', { body: bulk })).json).toEqual({ count: 1 });
    const log = app.db('audit_log').where({ resource: 'closures', record_id: String(entry.id) });
    expect(await log.clone().whereNotNull('reason').pluck('after')).toEqual([{ isReviewed: false }]);
  });
});
