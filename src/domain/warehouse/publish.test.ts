import { aCollege } from '../colleges/college.fixture.ts';
import type { Provenance, ProvenanceSource, SourceName } from '../colleges/sources.ts';
import type { ImportFacts } from '../imports/import-facts.ts';
import { createPublish } from './publish.use-cases.ts';
import type { Missing, Version } from './query.ts';
import type { Warehouse } from './warehouse.ports.ts';

const from = (source: ProvenanceSource): Provenance => ({
  source, table: 'T', variable: 'V', year: 2024, period: 'fall 2024', release: 'final', runId: 3, importedAt: '2026-11-21T08:00:00.000Z',
}); // prettier-ignore

const importOf = (runId: number, source: SourceName): ImportFacts => ({
  runId, source, year: 2024, release: 'final', importedAt: null, obtainedFrom: null, matchedBy: null,
  files: [{ file: `${source}.csv`, table: 'T', sha256: 'ab' }],
}); // prettier-ignore

/** A warehouse in memory with the faults of a real one. */
function memoryWarehouse() {
  const loaded = new Map<string, string[]>();
  const faults = { loses: 0, dies: new Set<string>(), lacks: [] as Missing[] };
  let versions: Version[] = [];
  const events: string[] = [];
  const warehouse: Pick<Warehouse, 'missing' | 'versions' | 'load' | 'show' | 'forget'> = {
    missing: (use) => Promise.resolve(use === 'publish' ? faults.lacks : []),
    versions: () => Promise.resolve([...versions]),
    async load({ version, table, lines }) {
      const key = `${version}/${table.name}`;
      const known = loaded.get(key);
      if (known) return { rows: known.length - faults.loses, bytes: 1, wasThere: true };
      const rows: string[] = [];
      for await (const piece of lines()) rows.push(...piece.trimEnd().split('\n').filter(Boolean));
      if (faults.dies.delete(`before ${table.name}`)) throw new Error('killed');
      loaded.set(key, rows);
      events.push(`load ${key}`);
      if (faults.dies.delete(`after ${table.name}`)) throw new Error('the answer is lost');
      return { rows: rows.length - faults.loses, bytes: 1, wasThere: false };
    },
    show(version) {
      versions = [version, ...versions.filter(({ name }) => name !== version.name).map((each) => ({ ...each, isShown: false }))];
      events.push(`show ${version.name}`);
      return Promise.resolve();
    },
    forget(name) {
      versions = versions.filter((version) => version.name !== name);
      for (const key of [...loaded.keys()]) if (key.startsWith(`${name}/`)) loaded.delete(key);
      events.push(`forget ${name}`);
      return Promise.resolve();
    },
  };
  return { warehouse: warehouse as Warehouse, loaded, faults, events, versions: () => versions };
}

function setUp() {
  const memory = memoryWarehouse();
  const now = { dataVersion: '2026-11-21.1', stored: '2026-11-21.1' };
  const colleges = [
    aCollege({ id: 1, size: 900, aliases: ['A', 'B'], provenance: { size: from('ipeds') } }),
    aCollege({
      id: 2,
      researchActivity: 'Very high research activity',
      researchScore: 90,
      provenance: { researchActivity: from('carnegie') },
    }),
  ];
  const { publish } = createPublish({
    warehouse: memory.warehouse,
    catalog: {
      load: () => Promise.resolve(),
      listed: () => colleges,
      dataVersion: () => now.dataVersion,
      imports: () => new Map([importOf(3, 'ipeds'), importOf(4, 'carnegie')].map((facts) => [facts.runId, facts])),
      storedVersion: () => Promise.resolve(now.stored),
      suppliedOf: () => Promise.resolve(new Map()),
    },
    clock: { now: () => new Date('2026-11-25T10:00:00Z') },
    pause: () => Promise.resolve(),
  });
  const change = (version: string) => Object.assign(now, { dataVersion: version, stored: version });
  return { ...memory, publish, now, change };
}

const V1 = 'v2026_11_21_1_t3';
const NAMES = ['colleges', 'history', 'value_sources', 'runs', 'run_files'];
const parsed = (rows: readonly string[] | undefined) => (rows ?? []).map((row) => JSON.parse(row) as Record<string, unknown>);

it('loads every table, then shows the version', async () => {
  const { publish, events, versions } = setUp();
  expect(await publish()).toMatchObject({ status: 'published', version: V1, dataVersion: '2026-11-21.1', forgotten: [] });
  expect(events).toEqual([...NAMES.map((name) => `load ${V1}/${name}`), `show ${V1}`]);
  expect(versions()[0]?.tables.map(({ name, rows }) => [name, rows])).toEqual([
    ['colleges', 2],
    ['history', 0],
    ['value_sources', 1],
    ['runs', 1],
    ['run_files', 1],
  ]);
});

it('sends nothing where a right is missing', async () => {
  const { publish, events, faults } = setUp();
  faults.lacks = [{ what: 'The account lacks a right.', how: 'Share the dataset.' }];
  await expect(publish()).rejects.toMatchObject({ kind: 'unavailable', message: 'The account lacks a right. Share the dataset.' });
  expect(events).toEqual([]);
});

it('leaves out what we may not redistribute, and what would reveal it', async () => {
  const { publish, loaded } = setUp();
  await publish();
  expect(parsed(loaded.get(`${V1}/colleges`))).toMatchObject([
    { id: 1, size: 900, aliases: 'A|B', avgSAT: null },
    { id: 2, researchActivity: null, researchScore: null },
  ]);
  const all = [...loaded.values()].flat().join('');
  expect(all).not.toMatch(/carnegie\.csv|"source":"carnegie"|Very high research/);
  expect(parsed(loaded.get(`${V1}/value_sources`))).toEqual([
    expect.objectContaining({
      id: 1,
      field: 'size',
      value: '900',
      status: 'reported',
      source: 'ipeds',
      source_table: 'T',
      file_year: 2024,
      run: 3,
    }),
  ]);
});

it.each(NAMES.flatMap((name) => [`before ${name}`, `after ${name}`]))(
  'killed %s, it goes on where it was and shows nothing before',
  async (moment) => {
    const { publish, faults, loaded, versions } = setUp();
    faults.dies.add(moment);
    await expect(publish()).rejects.toThrow();
    expect(versions()).toEqual([]);
    const before = loaded.size;
    expect((await publish()).tables.filter(({ wasThere }) => wasThere)).toHaveLength(before);
    expect(versions()).toMatchObject([{ name: V1, isShown: true }]);
    expect(parsed(loaded.get(`${V1}/colleges`))).toHaveLength(2);
  },
);

it('does nothing when the version is shown', async () => {
  const { publish, events } = setUp();
  await publish();
  const before = events.length;
  expect(await publish()).toMatchObject({ status: 'unchanged', version: V1 });
  expect(events).toHaveLength(before);
});

it('shows nothing if rows are missing, and forgets them', async () => {
  const { publish, faults, events, versions } = setUp();
  faults.loses = 1;
  await expect(publish()).rejects.toMatchObject({
    code: 'warehouse.row-count',
    message: expect.stringContaining('colleges: 2 rows were sent and 1 arrived') as string,
  });
  expect([events.at(-1), versions()]).toEqual([`forget ${V1}`, []]);
});

it('compares the rows of an earlier attempt, too', async () => {
  const { publish, faults } = setUp();
  faults.dies.add('after colleges');
  await expect(publish()).rejects.toThrow('lost');
  faults.loses = 1;
  await expect(publish()).rejects.toMatchObject({ code: 'warehouse.row-count' });
});

it('shows nothing if the catalog changed meanwhile', async () => {
  const { publish, now, versions, events } = setUp();
  now.stored = '2026-11-21.2';
  await expect(publish()).rejects.toMatchObject({ kind: 'busy', code: 'warehouse.catalog-changed' });
  expect([events.at(-1), versions()]).toEqual([`forget ${V1}`, []]);
});

it('keeps the last three versions', async () => {
  const { publish, change, versions } = setUp();
  for (const day of [1, 2, 3]) {
    change(`2026-12-0${day}.1`);
    expect((await publish()).forgotten).toEqual([]);
  }
  change('2026-12-04.1');
  expect((await publish()).forgotten).toEqual(['v2026_12_01_1_t3']);
  expect(versions().map(({ name, isShown }) => [name, isShown])).toEqual([
    ['v2026_12_04_1_t3', true],
    ['v2026_12_03_1_t3', false],
    ['v2026_12_02_1_t3', false],
  ]);
});
