import { readFileSync } from 'node:fs';
import { gunzipSync } from 'node:zlib';
import { parse } from 'csv-parse/sync';
import { insertNewEntries, seed } from '../../../../seeds/00_names-and-closures.ts';
import { closures as closuresResource } from '../../../contracts/admin/closures.resource.ts';
import { nicknames as nicknamesResource } from '../../../contracts/admin/nicknames.resource.ts';
import { closureErrors } from '../../../domain/colleges/kind/closure-errors.ts';
import { aClosure } from '../../../domain/colleges/kind/closure.fixture.ts';
import type { Closure } from '../../../domain/colleges/kind/closures.ts';
import { domainLabel } from '../../../domain/colleges/names/domain-label.ts';
import { aNickname } from '../../../domain/colleges/names/nickname.fixture.ts';
import { checkNicknames, type Nickname } from '../../../domain/colleges/names/nicknames.ts';
import { STATES } from '../../../domain/colleges/states.ts';
import { createCollegeStore } from '../catalog/colleges.repo.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';

const contentOf = (file: string): unknown => JSON.parse(readFileSync(`seeds/${file}.json`, 'utf8'));
const { nicknames } = contentOf('nicknames') as { nicknames: Nickname[] };
const { closures } = contentOf('closures') as { closures: Closure[] };
const colleges = parse<Record<string, string>>(gunzipSync(readFileSync('seeds/catalog.csv.gz')), { columns: true });
const nameOf = new Map(colleges.map((college) => [Number(college.ipeds_unit_id), college.name]));

describe('the closures of the repository', () => {
  it('have the form that staff give, and no fault', () => {
    for (const { source, isReviewed, unitId, closed, kind, successorUnitId, checked } of closures) {
      const closure = { unitId, closed, kind, successorUnitId, checked };
      const { publisher: sourcePublisher, title: sourceTitle, date: sourceDate, url: sourceUrl } = source;
      expect(closuresResource.spec.create.parse({ ...closure, sourcePublisher, sourceTitle, sourceDate, sourceUrl })).toMatchObject(
        closure,
      );
      expect([typeof isReviewed, closureErrors(closure, new Set(nameOf.keys()))]).toEqual(['boolean', []]);
    }
  });

  it('are of different colleges, named as in the catalog', () => {
    expect(new Set(closures.map(({ unitId }) => unitId)).size).toBe(closures.length);
    expect(closures.map(({ unitId }) => nameOf.get(unitId))).toEqual(closures.map(({ name }) => name));
  });
});

describe('the nicknames of the repository', () => {
  const leading = (text: string, kind = 'college') =>
    nicknames.find((entry) => entry.kind === kind && (entry.texts.includes(text) || entry.name === text))?.unitIds[0];

  it('have the form that staff give, and no fault', () => {
    for (const nickname of nicknames) expect(nicknamesResource.spec.create.parse({ name: null, ...nickname })).toMatchObject(nickname);
    expect(checkNicknames(nicknames, new Set(nameOf.keys()))).toEqual([]);
  });

  it('name only colleges that are open', () => {
    const isOpen = ({ operating_status: status }: Record<string, string>) => status === 'open';
    const open = new Set(colleges.filter(isOpen).map(({ ipeds_unit_id: unitId }) => Number(unitId)));
    expect(nicknames.filter(({ unitIds }) => !unitIds.every((unitId) => open.has(unitId)))).toEqual([]);
  });

  it.each([
    ['NYU', 'New York University'],
    ['Bama', 'The University of Alabama'],
    ['OSU', 'Ohio State University-Main Campus'],
    ['UMich', 'University of Michigan-Ann Arbor'],
    ['Cal', 'University of California-Berkeley'],
    ['Miami', 'University of Miami'],
    ['West Point', 'United States Military Academy'],
  ])('mean by %s %s', (text, name) => {
    expect(nameOf.get(leading(text) ?? 0)).toBe(name);
  });

  it('give most colleges a label of their own', () => {
    const labels = colleges.flatMap(({ website = '' }) => domainLabel(website) ?? []);
    const unique = labels.filter((label) => labels.indexOf(label) === labels.lastIndexOf(label));
    expect(labels.length).toBeGreaterThan(3500);
    expect(unique.length).toBeGreaterThan(2500);
  });

  it('give a public flagship to the name of every state', () => {
    const flagships = nicknames.filter(({ basis }) => basis === 'flagship').flatMap(({ texts }) => texts);
    const abroad = ['AS', 'DC', 'FM', 'GU', 'MH', 'MP', 'PW', 'VI'];
    expect(Object.entries(STATES).filter(([code, name]) => !abroad.includes(code) && !flagships.includes(name))).toEqual([]);
  });

  it.each(['Ivy League', 'University of California', 'SUNY', 'CUNY', 'Big Ten', 'Jesuit', 'PASSHE', 'UC'])('know the system %s', (text) => {
    expect(leading(text, 'system')).toBeDefined();
  });
});

describe('the seed', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await createTestDatabase();
  });
  afterEach(() => database.destroy());

  const texts = async () => (await createCollegeStore(database.db).nicknames()).map((nickname) => nickname.texts.join());
  const versions = () => database.db('data_versions').pluck('reason') as Promise<string[]>;

  it('inserts every entry of the files once, without a data version before the first', async () => {
    await seed(database.db);
    await seed(database.db);
    const store = createCollegeStore(database.db);
    expect(await store.nicknames()).toEqual(nicknames);
    expect(await store.closures()).toEqual(closures.toSorted((a, b) => a.unitId - b.unitId));
    expect(await versions()).toEqual([]);
  });

  it('adds what the files have later, and leaves what staff changed, deleted and let go for good', async () => {
    const entries = { nicknames: ['Ash', 'Elm', 'Oak', 'Yew'].map((text) => aNickname({ texts: [text] })), closures: [aClosure()] };
    const insert = (given: { nicknames: Nickname[]; closures: Closure[] }) => insertNewEntries(database.db, given as never);
    const row = (text: string) => database.db('nicknames').whereRaw('texts = ?', [[text]]);
    expect(await insert(entries)).toBe(5);
    await row('Ash').update({ texts: ['Ash College'] });
    await row('Elm').update({ deleted_at: database.db.fn.now() });
    await row('Oak').delete();
    await database.db('closures').update({ deleted_at: database.db.fn.now() });
    await row('Yew').insert({ texts: ['Fig'], unit_ids: [2], kind: 'college', basis: 'own-site', checked: '2026-11-23' });
    await database.db('data_versions').insert({ reason: 'seed' });
    const textsVersion = await createCollegeStore(database.db).textsVersion();
    expect(await insert(entries)).toBe(0);

    const more = [aNickname({ texts: ['FIG.', 'Fig Tech'] }), aNickname({ texts: ['Fig'], kind: 'system', name: 'Figs' })];
    expect(await insert({ nicknames: [...entries.nicknames, ...more], closures: [aClosure(), aClosure({ unitId: 2 })] })).toBe(2);
    expect(await texts()).toEqual(['Ash College', 'Fig', 'Fig', 'Yew']);
    expect((await createCollegeStore(database.db).closures()).map(({ unitId }) => unitId)).toEqual([2]);
    expect(await versions()).toEqual(['seed', 'seed of closures']);
    expect(await createCollegeStore(database.db).textsVersion()).not.toBe(textsVersion);
  });
});
