import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import type { dictionaryContract } from '../../../contracts/dictionary.contract.ts';
import type { WireOf } from '../../../contracts/endpoint.ts';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import { createKnexPorts } from '../../knex/index.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { raw } from '../testing/http.fixture.ts';

type FieldDictionary = WireOf<(typeof dictionaryContract)['fields']>;
type Loaded = WireOf<(typeof dictionaryContract)['loaded']>;
type Files = WireOf<(typeof dictionaryContract)['files']>;
interface Package {
  version: string;
  resources: { name: string; path: string; bytes: number; hash: string; schema?: { fields: { name: string }[] } }[];
}

const CSV_FILES = ['colleges.csv', 'programs.csv', 'receipts.csv', 'history.csv', 'imports.csv'];
const FILES = [...CSV_FILES, 'colleges.ndjson'];

let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({
    seed: async (db) => {
      await importing(db, 2023, [1100, 1050]);
      await importing(db, 2024, [1120, null]);
    },
  });
});
afterAll(() => app.close());

async function importing(db: Knex, year: number, scores: (number | null)[]): Promise<void> {
  const name = (index: number) => (index === 0 ? '=HYPERLINK("x")' : `College ${index + 1}`);
  const tables: FakeTable[] = [
    { table: 'HD', rows: scores.map((_score, index) => aDirectoryRow(index + 1, { name: name(index) })) },
    {
      table: 'ADM',
      rows: scores.map((avgSAT, index) => ({
        unitId: index + 1,
        values: { avgSAT, size: 10 },
        ...(avgSAT === null && { statuses: { avgSAT: 's' } }),
      })),
    },
    { table: 'C-A', rows: [{ unitId: 1, values: { awardsByProgram: { '51.3801.3': 0, '01.0000.5': year, '51.3801.21': 4 } } }] },
  ];
  const clock = { now: () => new Date(`2026-11-${year - 2000}T10:00:00.000Z`) };
  const { status } = await createImports({ ...createKnexPorts(db).imports, reader: fakeSource(tables, { year }), clock }).import({
    source: 'ipeds',
    paths: ['x'],
    obtainedFrom: 'a copy, "as published"',
    matchedBy: 'name',
  });
  if (status !== 'succeeded') throw new Error(status);
}

const text = async (path: string, init?: RequestInit): Promise<string> => (await app.get(path, init)).text();
const described = (): Promise<Package> => app.json<Package>('/data/datapackage.json');

describe('GET /api/catalog', () => {
  it('describes every field with its source, and its coverage by year and sector', async () => {
    const { fields, sectors, dataVersion, methodVersion } = await app.json<FieldDictionary>('/api/catalog');
    expect([fields.length > 70, sectors, methodVersion]).toEqual([true, [{ control: 'public', level: 4, total: 2 }], METHOD_VERSION]);
    expect(dataVersion).toBe(app.useCases.colleges.dataVersion());
    expect(fields.find(({ key }) => key === 'avgSAT')).toMatchObject({
      label: 'SAT, middle score',
      unit: 'points',
      searchParam: 'sat',
      sources: [{ source: 'ipeds', table: 'ADM', variable: 'ADM.avgSAT', years: [2024], colleges: 2 }],
      coverage: {
        total: 2,
        known: 1,
        share: 0.5,
        suppressed: 1,
        notReported: 0,
        byYear: [
          { year: 2023, period: '2023', known: 2 },
          { year: 2024, period: '2024', known: 1 },
        ],
        bySector: [{ control: 'public', level: 4, total: 2, known: 1 }],
      },
    });
  });
});

describe('GET /api/data', () => {
  it('lists the loaded releases, the data versions and the files', async () => {
    const loaded = await app.json<Loaded>('/api/data');
    expect(loaded).toMatchObject({
      day: '2026-11-24',
      colleges: 2,
      sources: [
        {
          source: 'ipeds',
          isFree: true,
          releases: [
            {
              year: 2024,
              release: 'provisional',
              imports: [{ runId: 2, matchedBy: 'name', files: [{ file: 'hd2024.csv' }, { file: 'adm2024.csv' }, { file: 'c-a2024.csv' }] }],
            },
          ],
        },
      ],
    });
    expect(loaded.versions.slice(0, 2)).toMatchObject([
      { reason: 'import ipeds 2024 provisional', changed: 2 },
      { reason: 'import ipeds 2023 provisional', changed: 2 },
    ]);
    expect(loaded.files.map(({ path }) => path)).toEqual((await described()).resources.map(({ path }) => `/data/${path}`));
  });
});

describe('GET /api/data/files', () => {
  it('lists the sizes and the hashes of the data package', async () => {
    const { dataVersion, files } = await app.json<Files>('/api/data/files');
    const { resources, version } = await described();
    expect(dataVersion).toBe(version);
    expect(files.map(({ path, bytes, sha256 }) => [path, bytes, `sha256:${sha256}`])).toEqual(
      resources.map(({ path, bytes, hash }) => [`/data/${path}`, bytes, hash]),
    );
    for (const { path, zippedBytes } of files) {
      const { body } = await raw(app.url + path, { 'Accept-Encoding': 'gzip' });
      expect([path, zippedBytes]).toEqual([path, body.length]);
    }
  });
});

describe('the bulk files', () => {
  it.each(FILES)('%s has the size and the hash of the data package', async (file) => {
    const response = await app.get(`/data/${file}`);
    const body = await response.text();
    const resource = (await described()).resources.find(({ path }) => path === file);
    expect([Buffer.byteLength(body), `sha256:${createHash('sha256').update(body).digest('hex')}`]).toEqual([
      resource?.bytes,
      resource?.hash,
    ]);
    expect(response.headers.get('content-disposition')).toBe(`attachment; filename="${file}"`);
    expect(response.headers.get('content-type')).toMatch(file.endsWith('csv') ? /^text\/csv; charset=utf-8/ : /^application\/x-ndjson/);
    expect(body.endsWith('\n')).toBe(true);
  });

  it.each(CSV_FILES)('%s has the columns of the data package', async (file) => {
    const [head = ''] = (await text(`/data/${file}`)).split('\r\n');
    const resource = (await described()).resources.find(({ path }) => path === file);
    expect(resource?.schema?.fields.map(({ name }) => name)).toEqual(head.split(','));
  });

  it('have names that no spreadsheet executes, reasons for missing values, and former years', async () => {
    expect(await text('/data/colleges.csv')).toContain(`"'=HYPERLINK(""x"")"`);
    expect(await text('/data/receipts.csv')).toMatch(
      /\r\n2,2,avgSAT,,suppressed,ipeds,ADM,ADM\.avgSAT,2024,2024,provisional,2,2026-11-24T10:00:00\.000Z\r\n/,
    );
    const scores = (await text('/data/history.csv')).split('\r\n').filter((line) => line.includes(',avgSAT,'));
    expect(scores.map((line) => line.split(',').slice(1, 5).join(' ')).sort()).toEqual([
      '1 avgSAT 1100 reported',
      '1 avgSAT 1120 reported',
      '2 avgSAT  suppressed',
      '2 avgSAT 1050 reported',
    ]);
    const rows = (await text('/data/colleges.ndjson'))
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as { ipedsUnitId: number });
    expect(rows.map(({ ipedsUnitId }) => ipedsUnitId).sort()).toEqual([1, 2]);
  });

  it('have each program of the newest year by code and level, 0 where none was awarded', async () => {
    const lines = (await text('/data/programs.csv')).trimEnd().split('\r\n');
    expect(lines.slice(1).map((line) => line.replace(/^\d+,/, ''))).toEqual([
      '1,01.0000,"Agriculture, General",5,Bachelor’s degree,2024,2024,provisional,2',
      '1,51.3801,Registered Nursing/Registered Nurse,21,"Certificate, 12 weeks to 1 year",2024,4,provisional,2',
      '1,51.3801,Registered Nursing/Registered Nurse,3,Associate’s degree,2024,0,provisional,2',
    ]);
  });

  it('name the files of every import, and how they were obtained and matched', async () => {
    const lines = (await text('/data/imports.csv')).split('\r\n');
    expect(lines[1]).toMatch(/^1,ipeds,2023,provisional,2026-11-23T10:00:00\.000Z,"a copy, ""as published""",name,HD,hd2023\.csv,/);
    expect(lines.map((line) => /[a-z-]+\d{4}\.csv/.exec(line)?.[0])).toEqual([
      undefined,
      ...['hd2023.csv', 'adm2023.csv', 'c-a2023.csv', 'hd2024.csv', 'adm2024.csv', 'c-a2024.csv'],
      undefined,
    ]);
  });

  it('are sent compressed, and decompressed for clients that do not accept gzip', async () => {
    const [zipped, plain] = [
      await raw(app.url + '/data/receipts.csv', { 'Accept-Encoding': 'br, gzip' }),
      await raw(app.url + '/data/receipts.csv', {}),
    ];
    expect([zipped.headers['content-encoding'], zipped.headers.vary]).toEqual(['gzip', 'Accept-Encoding']);
    expect(zipped.body.length).toBeLessThan(plain.body.length);
    expect([plain.headers['content-encoding'], Number(plain.headers['content-length'])]).toEqual([undefined, plain.body.length]);
    const head = await raw(app.url + '/data/receipts.csv', {}, 'HEAD');
    expect([head.headers['content-length'], head.body.length]).toEqual([plain.headers['content-length'], 0]);
  });

  it('have the data version as ETag', async () => {
    for (const path of ['/data/history.csv', '/data/datapackage.json', '/api/catalog', '/api/data', '/api/data/files']) {
      const etag = (await app.get(path)).headers.get('etag') ?? '';
      expect([path, etag]).toEqual([path, `W/"${app.useCases.colleges.dataVersion()}"`]);
      expect((await app.get(path, { headers: { 'If-None-Match': etag } })).status).toBe(304);
    }
    expect((await described()).version).toBe(app.useCases.colleges.dataVersion());
  });

  it('change with the data version', async () => {
    await importing(app.db, 2025, [1130, 1060]);
    const former = await described();
    await app.useCases.refreshCatalog();
    const present = await described();
    expect(present.version).not.toBe(former.version);
    expect(present.resources.map(({ hash }) => hash)).not.toEqual(former.resources.map(({ hash }) => hash));
    expect(await text('/data/history.csv')).toContain(',avgSAT,1130,');
  });
});
