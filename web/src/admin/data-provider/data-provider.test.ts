import {
  PASSWORD,
  startDatabaseApp,
  type DatabaseApp,
  type SignedInWire,
} from '../../../../src/adapters/http/testing/database-app.fixture.ts';
import { aCollegeRow } from '../../../../src/adapters/knex/testing/college-row.fixture.ts';
import { onAskPassword } from './ask-password.ts';
import { createDataProvider, type PanelDataProvider } from './data-provider.ts';
import type { PanelRecord } from './panel-calls.ts';

/** The real simple-rest client and the panel's calls against the real server. */
let app: DatabaseApp;
let staff: PanelDataProvider;
let viewer: PanelDataProvider;

const NICKNAMES = 'nicknames';
const BAMA = {
  texts: ['Bama'],
  unitIds: [100_751],
  kind: 'system',
  name: 'Bama group',
  basis: 'team-or-campus-use',
  checked: '2026-11-22',
};
type Nickname = PanelRecord & typeof BAMA;

async function providerOf(accountType: string): Promise<PanelDataProvider> {
  const { token, user } = await app.register();
  await app.db('users').where({ id: user.id }).update({ account_type: accountType });
  return createDataProvider({ origin: app.url, tokenOf: () => token });
}
/** Names must differ. */
const add = async (text = 'Bama', values: object = {}): Promise<Nickname> =>
  (await staff.create(NICKNAMES, { data: { ...BAMA, texts: [text], name: `${text} group`, ...values } })).data as Nickname;
const read = async (id: PanelRecord['id']): Promise<Nickname> => (await staff.getOne(NICKNAMES, { id })).data as Nickname;
const change = async (previousData: Nickname, changes: object, meta?: object): Promise<Nickname> =>
  (await staff.update(NICKNAMES, { id: previousData.id, data: { ...previousData, ...changes }, previousData, meta })).data as Nickname;
const list = (filter: object = {}, page = 1, perPage = 25) =>
  staff.getList<Nickname>(NICKNAMES, { filter, pagination: { page, perPage }, sort: { field: 'texts', order: 'ASC' } });
interface Refused {
  status: number;
  code: string;
  errors?: Record<string, unknown>;
}
/** Undefined if the call succeeds. */
const refusal = (call: Promise<unknown>): Promise<Refused | undefined> =>
  call.then(
    () => undefined,
    (error: unknown) => {
      const { status, body } = error as { status: number; body: Refused };
      return { ...body, status };
    },
  );

const numberIn = ({ name }: Nickname) => Number(name.split(' ')[1]);

beforeAll(async () => {
  app = await startDatabaseApp({ seed: (db) => db('colleges').insert(aCollegeRow(751)) });
  staff = await providerOf('staff');
  viewer = await providerOf('viewer');
});
afterAll(() => app.close());
beforeEach(() => app.db('nicknames').delete());

it('lists, reads and creates records', async () => {
  const [aggies, bama, cal] = [await add('Aggies'), await add(), await add('Cal', { kind: 'college', name: null })];
  const second = await list({}, 2, 1);
  expect([second.total, second.data.map(({ id }) => id)]).toEqual([3, [bama.id]]);
  expect((await list({ kind: 'college' })).data.map(({ id }) => id)).toEqual([cal.id]);
  expect((await list({ kind: 'college', q: 'nothing' })).total).toBe(0);
  const many = await staff.getMany<Nickname>(NICKNAMES, { ids: [cal.id, aggies.id] });
  expect(new Set(many.data.map(({ id }) => id))).toEqual(new Set([cal.id, aggies.id]));
  expect(await read(bama.id)).toMatchObject({ ...BAMA, version: 1, deletedAt: null });
});

it('changes only the changed fields, for the version that the user saw', async () => {
  const bama = await add();
  const changed = await change(bama, { name: 'Alabama', texts: ['Bama'] }, { reason: 'official' });
  expect(changed).toMatchObject({ version: 2, name: 'Alabama' });
  const [entry] = await staff.timeline(NICKNAMES, bama.id);
  expect(entry).toMatchObject({ event: 'record-changed', before: { name: 'Bama group' }, after: { name: 'Alabama' }, reason: 'official' });
  expect(await change(changed, { name: 'Alabama', deletedAt: 'never' })).toEqual(changed);
});

it('refuses a change of an old version, and one without a version', async () => {
  const bama = await add();
  await change(bama, { name: 'First' });
  expect(await refusal(change(bama, { name: 'Second' }))).toMatchObject({ status: 409, code: 'record.outdated' });
  const unversioned = { ...bama, version: undefined };
  expect(await refusal(change(unversioned as unknown as Nickname, { name: 'Third' }))).toMatchObject({ status: 428 });
  expect((await read(bama.id)).name).toBe('First');
});

it('tells which fields are wrong', async () => {
  const bama = await add();
  const faultsOf = async (call: Promise<unknown>) => Object.keys((await refusal(call))?.errors ?? {});
  expect(await faultsOf(change(bama, { texts: [], checked: 'soon' }))).toEqual(['texts', 'checked']);
  expect(await faultsOf(add('Tide', { kind: 'team' }))).toEqual(['kind']);
});

it('moves records to the Trash, restores them and reverts changes', async () => {
  const bama = await add();
  const renamed = await change(bama, { name: 'Alabama' });
  const deleted = (await staff.delete(NICKNAMES, { id: bama.id, previousData: renamed, meta: { reason: 'twice' } })).data;
  expect(deleted.deletedAt).not.toBeNull();
  expect([(await list()).total, (await list({ deleted: true })).total]).toEqual([0, 1]);
  expect(await refusal(staff.restore(NICKNAMES, renamed))).toMatchObject({ status: 409, code: 'record.outdated' });
  const restored = await staff.restore(NICKNAMES, deleted);
  const entry = (await staff.timeline(NICKNAMES, bama.id)).find(({ event }) => event === 'record-changed');
  const reverted = await staff.revert(entry!.id, restored.version, 'was right before');
  expect(reverted).toMatchObject({ name: 'Bama group', version: restored.version + 1 });
  const timeline = await staff.timeline(NICKNAMES, bama.id);
  expect(timeline.map(({ event }) => event)).toEqual([
    'record-changed',
    'record-restored',
    'record-deleted',
    'record-changed',
    'record-created',
  ]);
  expect(timeline.map(({ reason }) => reason)).toEqual(['was right before', null, 'twice', null, null]);
});

it('changes and deletes many in one call, or none', async () => {
  const ids = [await add('One'), await add('Two')].map(({ id }) => id);
  const change = { filter: { kind: 'system' }, action: 'change', changes: { checked: '2026-01-01' } } as const;
  expect(await staff.bulk(NICKNAMES, { ...change, dryRun: true })).toEqual({ count: 2 });
  await add('Three');
  expect(await refusal(staff.bulk(NICKNAMES, { ...change, expected: 2 }))).toMatchObject({ status: 409, code: 'records.count-changed' });
  expect((await list()).data.map(({ checked }) => checked)).not.toContain('2026-01-01');
  expect(await staff.bulk(NICKNAMES, { ...change, expected: 3 })).toEqual({ count: 3 });
  await staff.updateMany(NICKNAMES, { ids, data: { checked: '2026-02-02' } });
  expect((await list()).data.filter(({ checked }) => checked === '2026-02-02')).toHaveLength(2);
  await staff.deleteMany(NICKNAMES, { ids });
  expect((await list()).total).toBe(1);
  expect(await refusal(staff.updateMany(NICKNAMES, { ids, data: { checked: '2026-03-03' } }))).toMatchObject({ status: 409 });
});

it('lets a reader read, and nothing else', async () => {
  const bama = await add();
  expect((await viewer.getOne(NICKNAMES, { id: bama.id })).data).toEqual(bama);
  const update = viewer.update(NICKNAMES, { id: bama.id, data: { name: 'Mine' }, previousData: bama });
  expect(await refusal(update)).toMatchObject({ status: 403 });
  expect(await refusal(viewer.exportCsv(NICKNAMES, {}, { field: 'id', order: 'ASC' }))).toMatchObject({ status: 403 });
});

describe('a call that needs a recent password', () => {
  const old = () => app.db('sessions').update({ authenticated_at: app.db.raw("now() - interval '16 minutes'") });
  const disabled = async (id: number) => (await app.db('users').where({ id }).first<{ at: Date | null }>('disabled_at as at')).at;

  it('asks for it, then goes on; without it, the call is refused', async () => {
    const { token, user } = await app.register();
    await app.db('users').where({ id: user.id }).update({ account_type: 'admin' });
    let current = token;
    const admin = createDataProvider({ origin: app.url, tokenOf: () => current });
    const person = await app.register();
    const { id } = person.user;
    const lock = () => admin.bulk('users', { ids: [id], action: 'change', changes: { isDisabled: true }, reason: 'A test', expected: 1 });
    await old();
    expect(await refusal(lock())).toMatchObject({ status: 403, code: 'password.confirm' });

    const canceled = onAskPassword(() => Promise.resolve(false));
    expect(await refusal(lock())).toMatchObject({ status: 403, code: 'password.confirm' });
    canceled();
    expect(await disabled(id)).toBeNull();

    const withdraw = onAskPassword(async () => {
      const confirmed = await app.call('POST', '/api/user/confirm-password', { password: PASSWORD }, current);
      ({ token: current } = (await confirmed.json()) as SignedInWire);
      return true;
    });
    expect(await lock()).toEqual({ count: 1 });
    withdraw();
    expect(await disabled(id)).not.toBeNull();
  });
});

it('loses no update of two editors who save at once', async () => {
  const { id } = await add('Bama', { name: 'Group 0' });
  /** Adds one to the number that the editor saw, and asks again as long as another editor was faster. */
  const edit = async (seen: Nickname): Promise<void> => {
    const outcome = await refusal(change(seen, { name: `Group ${numberIn(seen) + 1}` }));
    if (outcome?.code === 'record.outdated') await edit(await read(id));
    else expect(outcome).toBeUndefined();
  };
  for (let round = 0; round < 50; round += 1) {
    const seen = await read(id);
    await Promise.all([edit(seen), edit(seen)]);
  }
  expect(await read(id)).toMatchObject({ name: 'Group 100', version: 101 });
});
