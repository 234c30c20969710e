import { createHash } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { loadCatalog, seed } from '../../../../seeds/01_catalog.ts';
import type { CollegeRecord } from '../../../domain/colleges/college.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.fixture.ts';
import { createKnexPorts } from '../index.ts';

let folder: string;
let databases: TestDatabase[];

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'alma-export-'));
  databases = [];
});
afterEach(async () => {
  await Promise.all(databases.map((database) => database.destroy()));
  await rm(folder, { recursive: true });
});

async function aDatabase(): Promise<TestDatabase> {
  const database = await createTestDatabase();
  databases.push(database);
  return database;
}

async function importing({ db }: TestDatabase, tables: FakeTable[], run: Parameters<typeof fakeSource>[1] = {}): Promise<string> {
  const ports = createKnexPorts(db).imports;
  const sync = createImports({ ...ports, reader: fakeSource(tables, run), clock: { now: () => new Date('2026-11-21T10:00:00.123Z') } });
  const origin = run.source === 'scorecard' ? { obtainedFrom: 'a third-party copy', matchedBy: 'name and state' } : {};
  return (await sync.import({ source: run.source ?? 'ipeds', paths: ['x'], actor: 'test', allowShrink: 1, ...origin })).status;
}

async function exported({ db }: TestDatabase, name: string) {
  const target = path.join(folder, name);
  await createKnexPorts(db).imports.archive.write(target);
  const zipped = await readFile(path.join(target, 'catalog.csv.gz'));
  const header = await readFile(path.join(target, 'catalog.json'), 'utf8');
  const history = gunzipSync(await readFile(path.join(target, 'history.csv.gz'))).toString();
  return { target, zipped, header, history, csv: gunzipSync(zipped).toString() };
}

const SOME: FakeTable[] = [
  {
    table: 'HD',
    rows: [aDirectoryRow(30, { name: 'Çà "et" là, \\College', aliases: ['a,b', '"'] }), aDirectoryRow(10), aDirectoryRow(20)],
  },
  {
    table: 'DRVEF',
    alternatives: { retentionRate: ['RET_PCF', 'RET_PCP'] },
    rows: [
      { unitId: 10, values: { size: 12, retentionRate: 0.1 + 0.2 }, statuses: { size: 'i' }, alternatives: { retentionRate: 2 } },
      { unitId: 20, values: { size: null, retentionRate: null }, statuses: { size: 's' } },
    ],
  },
];

async function aCatalog(): Promise<TestDatabase> {
  const database = await aDatabase();
  await importing(database, SOME);
  await importing(database, [{ table: 'INSTITUTION', rows: [{ unitId: 10, values: { medianDebt: 9000 } }] }], {
    source: 'scorecard',
    year: 2021,
  });
  return database;
}

const withoutIds = (colleges: CollegeRecord[]) => colleges.map((college) => JSON.stringify({ ...college, id: 0 })).sort();

describe('the exported catalog', () => {
  it('is byte-identical each time', async () => {
    const database = await aCatalog();
    const first = await exported(database, 'a');
    const second = await exported(database, 'b');

    expect(second.zipped.equals(first.zipped)).toBe(true);
    expect(second.header).toBe(first.header);
  });

  it('holds one college per line, sorted by UNITID, without ids and staff texts', async () => {
    const database = await aCatalog();
    await database.db('colleges').update({ description: 'Ours', image_url: 'https://example.org' });
    const { csv, header } = await exported(database, 'a');
    const lines = csv.trimEnd().split('\n');

    expect(lines.map((line) => line.split(',')[0])).toEqual(['ipeds_unit_id', '10', '20', '30']);
    expect(csv).not.toMatch(/Ours|example\.org|^id,/);
    expect(JSON.parse(header)).toMatchObject({
      csv: { rows: 3, sha256: createHash('sha256').update(csv).digest('hex') },
      sources: [
        { source: 'ipeds', years: [2024], releases: ['provisional'] },
        { source: 'scorecard', years: [2021], releases: ['provisional'] },
      ],
    });
  });

  it('loads into an empty database with all provenance, and exports the same bytes again', async () => {
    const original = await aCatalog();
    const first = await exported(original, 'a');
    const copy = await aDatabase();
    await loadCatalog(copy.db, first.target);
    const second = await exported(copy, 'b');

    expect(second.csv).toBe(first.csv);
    expect(second.history).toBe(first.history);
    expect(second.header).toBe(first.header);
    expect(second.zipped.equals(first.zipped)).toBe(true);
    expect((await createKnexPorts(copy.db).colleges.store.all()).find(({ ipedsUnitId }) => ipedsUnitId === 10)).toMatchObject({
      retentionRate: 0.1 + 0.2,
      valueStatus: { size: 'imputed' },
      provenance: {
        size: { table: 'DRVEF', variable: 'DRVEF.size', runId: 1 },
        retentionRate: { variable: 'RET_PCP' },
        medianDebt: { source: 'scorecard', runId: 2 },
      },
      lastDataSync: '2026-11-21T10:00:00.123Z',
    });
    const { colleges, history } = createKnexPorts(copy.db);
    const [{ id } = { id: 0 }] = await copy.db('colleges').where({ ipeds_unit_id: 10 }).select<{ id: number }[]>('id');
    const [row] = await history.history.suppliedOf(id);
    expect(row?.provenances.map((origin) => origin?.variable)).toEqual(['DRVEF.size', 'RET_PCP']);
    expect(
      [...(await colleges.store.imports()).values()].map(({ source, obtainedFrom, matchedBy }) => [source, obtainedFrom, matchedBy]),
    ).toEqual([
      ['ipeds', null, null],
      ['scorecard', 'a third-party copy', 'name and state'],
    ]);
  });

  it('loads a history of an earlier version, which has no alternatives', async () => {
    const { target, header, history } = await exported(await aCatalog(), 'a');
    const older = history.replaceAll(/,("?)\w*\1$/gm, '');
    const described = JSON.parse(header) as { history: { columns?: unknown; sha256: string } };
    delete described.history.columns;
    described.history.sha256 = createHash('sha256').update(older).digest('hex');
    await writeFile(path.join(target, 'history.csv.gz'), gzipSync(older));
    await writeFile(path.join(target, 'catalog.json'), JSON.stringify(described));
    const copy = await aDatabase();
    await loadCatalog(copy.db, target);
    expect(await copy.db('supplied_values').distinct().pluck('alternatives')).toEqual(['']);
  });

  it('holds the figures of every year, and no scores that restricted values affect', async () => {
    const database = await aCatalog();
    const older = [
      {
        table: 'DRVEF',
        rows: [
          { unitId: 10, values: { size: 11, name: 'x' } },
          { unitId: 20, values: { size: null } },
        ],
        year: 2025,
      },
    ];
    await importing(database, older, { year: 2025 });
    const { history, header } = await exported(database, 'a');
    const { methodVersion, suppliedTables } = JSON.parse(header) as { methodVersion: number; suppliedTables: { fields: string[] }[] };

    expect(methodVersion).toBe(METHOD_VERSION);
    expect(suppliedTables.map(({ fields }) => fields)).toEqual([['size', 'retentionRate'], ['medianDebt'], ['size']]);
    expect(history.trimEnd().split('\n')).toEqual([
      'unitid,table_number,supplied,statuses,alternatives',
      '10,1,"[12, 0.30000000000000004]",ir,02',
      '10,2,[9000],r,""',
      '10,3,[11],r,""',
      '20,1,"[null, null]",sn,""',
    ]);
    await importing(database, [{ table: 'PUBLIC', rows: [{ unitId: 10, values: { carnegieClassification: 'Mixed' } }] }], {
      source: 'carnegie',
    });
    expect(JSON.parse((await exported(database, 'b')).header)).toMatchObject({ methodVersion: null });
  });

  it('leaves out values of restricted sources', async () => {
    const database = await aCatalog();
    const carnegie = [{ table: 'PUBLIC', rows: [{ unitId: 10, values: { carnegieClassification: 'Mixed', size: 77 } }] }];
    await importing(database, carnegie, { source: 'carnegie' });
    const { csv, header } = await exported(database, 'a');

    expect(csv + header).not.toMatch(/Mixed|carnegie"|PUBLIC|,77,/);
  });
});

describe('loading the catalog', () => {
  it('loads it only once', async () => {
    const first = await exported(await aCatalog(), 'a');
    const copy = await aDatabase();
    await loadCatalog(copy.db, first.target);
    await copy.db('colleges').update({ name: 'Changed' });
    await loadCatalog(copy.db, first.target);

    expect(await copy.db('colleges').distinct().pluck('name')).toEqual(['Changed']);
    expect(await copy.db('data_versions').pluck('reason')).toEqual(['seed']);
  });

  it('numbers its runs after earlier runs', async () => {
    const original = await aCatalog();
    const first = await exported(original, 'a');
    const copy = await aDatabase();
    await copy.db.raw("select setval(pg_get_serial_sequence('import_runs', 'id'), 40)");
    await loadCatalog(copy.db, first.target);
    const [college] = await createKnexPorts(copy.db).colleges.store.all();

    expect([college?.provenance.name?.runId, college?.dataSourceFlags.ipeds?.runId, college?.dataSourceFlags.scorecard?.runId]).toEqual([
      41, 41, 42,
    ]);
    expect((await exported(copy, 'b')).header).toBe(first.header);
  });

  it('reports an import of the same files as unchanged, and accepts a new import', async () => {
    const first = await exported(await aCatalog(), 'a');
    const copy = await aDatabase();
    await loadCatalog(copy.db, first.target);
    const before = withoutIds(await createKnexPorts(copy.db).colleges.store.all());

    expect(await importing(copy, SOME)).toBe('unchanged');
    expect(withoutIds(await createKnexPorts(copy.db).colleges.store.all())).toEqual(before);
    expect(await importing(copy, [{ table: 'HD', rows: [aDirectoryRow(10, { name: 'New' })] }], { year: 2025 })).toBe('succeeded');
  });

  it('rejects a damaged file and writes nothing', async () => {
    const { target, header } = await exported(await aCatalog(), 'a');
    await writeFile(path.join(target, 'catalog.json'), header.replace(/"sha256":"[^"]{4}/, '"sha256":"0000'));
    const copy = await aDatabase();

    await expect(loadCatalog(copy.db, target)).rejects.toThrow('damaged');
    expect(await copy.db('colleges')).toEqual([]);
  });
});

describe('the seed catalog', () => {
  it('holds all colleges, each value with its source', async () => {
    const { db } = await aDatabase();
    await seed(db);
    const colleges = await createKnexPorts(db).colleges.store.all();
    const harvard = colleges.find(({ ipedsUnitId }) => ipedsUnitId === 166_027);

    expect(colleges.filter(({ operatingStatus }) => operatingStatus === 'open')).toHaveLength(3_718);
    expect(colleges.filter(({ isFeatured }) => isFeatured).map(({ name }) => name)).toEqual(['Auburn University']);
    expect(new Set(colleges.map(({ slug }) => slug)).size).toBe(colleges.length);
    expect(harvard).toMatchObject({ avgSAT: 1550, annualCost: 89_315, totalEnrollment: 30_259, acceptanceRate: '4%' });
    expect(harvard?.acceptanceRateNum).toBeCloseTo(0.04, 2);
    expect(harvard?.provenance.avgSAT).toMatchObject({ source: 'ipeds', table: 'ADM', year: 2024 });
    expect(harvard?.provenance.netPricePrivate).toMatchObject({ source: 'scorecard', year: 2023 });
  });
});
