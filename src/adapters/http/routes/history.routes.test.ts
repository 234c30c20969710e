import type { z } from 'zod';
import type { historyContract } from '../../../contracts/history.contract.ts';
import type { Provenance } from '../../../domain/colleges/sources.ts';
import { aCollege } from '../../../domain/colleges/college.fixture.ts';
import { createRunDiff } from '../../../domain/imports/run-diff.ts';
import type { RecordedChange } from '../../../domain/history/history.ports.ts';
import { createHistory } from '../../../domain/history/history.use-cases.ts';
import type { SuppliedRowOfCollege } from '../../../domain/history/history-points.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';

type Wire<K extends keyof typeof historyContract> = z.input<(typeof historyContract)[K]['response']>;

const aProvenance = (year: number, rest: Partial<Provenance> = {}): Provenance => ({
  source: 'ipeds',
  table: 'DRVEF',
  variable: 'EFUG',
  year,
  period: `fall ${year}`,
  release: 'final',
  runId: year - 2020,
  importedAt: '2026-11-20T08:00:00.000Z',
  ...rest,
});
const supplied = (year: number, size: number | null, statusLetter: string): SuppliedRowOfCollege => ({
  runId: year - 2020,
  tableId: year,
  year,
  fields: ['size'],
  provenances: [aProvenance(year)],
  values: [size],
  statuses: statusLetter,
});
const version = { version: '2026-11-20.4', at: new Date('2026-11-20T08:00:00.000Z'), reason: 'import ipeds 2024 final', runId: 4 };
const change: RecordedChange = { collegeId: 1, version, before: { size: [100, 3] }, after: { size: [150, 4, 'imputed'] } };
const history = createHistory({
  history: {
    suppliedOf: () => Promise.resolve([supplied(2023, null, 's'), supplied(2024, 150, 'i')]),
    changesOf: (ids) => Promise.resolve(ids.includes(1) ? [change] : []),
    changesBetween: (_id, from, to) => Promise.resolve(from < 4 && to >= 4 ? [change] : []),
    overall: () => {
      const diff = createRunDiff();
      diff.add({ unitId: 100_001, name: 'Changed College', before: change.before, after: change.after });
      return Promise.resolve(diff.result({ unchanged: 0, locked: { count: 0, first: [] } }));
    },
    numberOf: (name) => Promise.resolve({ '2026-11-19.3': 3, '2026-11-20.4': 4 }[name]),
    provenances: () => Promise.resolve(new Map([3, 4].map((id) => [id, aProvenance(2020 + id)]))),
    versions: () => Promise.resolve([version]),
  },
});
const college = aCollege({
  name: '=Formula College',
  slug: 'formula-college',
  size: 150,
  valueStatus: { size: 'imputed' },
  avgSAT: 1200,
  provenance: {
    size: aProvenance(2024),
    avgSAT: aProvenance(2024, { table: 'ADM', variable: 'SATVR50', runId: 7 }),
    name: aProvenance(2024, { table: 'HD', variable: 'INSTNM' }),
  },
});

let app: TestApp;
beforeAll(async () => {
  app = await startApp([college], { useCases: { history } });
});
afterAll(() => app.close());

async function csvLines(path: string): Promise<string[]> {
  const response = await app.get(path);
  expect(response.headers.get('content-type')).toMatch(/^text\/csv/);
  return (await response.text()).trimEnd().split('\r\n');
}

describe('the history of a college', () => {
  it('has each year with value, status and provenance', async () => {
    const { history: past } = await app.json<Wire<'ofCollege'>>('/api/colleges/1/history?field=size');
    expect(past['size']?.map(({ year, value, status, provenance }) => [year, value, status, provenance.runId])).toEqual([
      [2023, null, 'suppressed', 3],
      [2024, 150, 'imputed', 4],
    ]);
  });

  it('has the same content as CSV', async () => {
    expect(await csvLines('/api/colleges/1/history?format=csv')).toEqual([
      'field,describes,value,status,source,table,variable,period,year,release,runId,importedAt',
      'size,2023,,suppressed,ipeds,DRVEF,EFUG,fall 2023,2023,final,3,2026-11-20T08:00:00.000Z',
      'size,2024,150,imputed,ipeds,DRVEF,EFUG,fall 2024,2024,final,4,2026-11-20T08:00:00.000Z',
    ]);
  });

  it('is empty for a field without history, 400 for an unknown field, and 404 for an unknown college', async () => {
    expect((await app.json<Wire<'ofCollege'>>('/api/colleges/1/history?field=avgSAT')).history).toEqual({});
    expect((await app.get('/api/colleges/1/history?field=shoeSize')).status).toBe(400);
    for (const call of ['history', 'receipts', 'changes']) expect((await app.get(`/api/colleges/9/${call}`)).status).toBe(404);
  });
});

describe('the provenance of a college', () => {
  it('covers every field, missing values included', async () => {
    const { receipts } = await app.json<Wire<'provenance'>>('/api/colleges/1/receipts');
    expect(receipts.find(({ field }) => field === 'size')).toMatchObject({
      label: 'Undergraduates',
      value: 150,
      status: 'imputed',
      provenance: { table: 'DRVEF', runId: 4, importedAt: '2026-11-20T08:00:00.000Z' },
    });
    expect(receipts.find(({ field }) => field === 'avgACT')).toMatchObject({ value: null, status: 'not-reported', provenance: null });
  });

  it('names the files of each import, with their hashes, and how they were obtained and matched', async () => {
    const { imports } = await app.json<Wire<'provenance'>>('/api/colleges/1/receipts');
    const file = { file: 'adm2024.csv', table: 'ADM', sha256: 'a'.repeat(64) };
    expect(imports).toEqual([
      {
        runId: 7,
        source: 'ipeds',
        year: 2024,
        release: 'final',
        importedAt: '2026-11-20T08:00:00.000Z',
        obtainedFrom: 'the publisher’s site',
        matchedBy: null,
        files: [file],
      },
    ]);
    const [head, line] = await csvLines('/api/colleges/1/receipts?format=csv&field=avgSAT');
    expect(head).toMatch(/,runId,importedAt,obtainedFrom,matchedBy,file,sha256$/);
    expect(line).toMatch(new RegExp(`,SATVR50,.*,the publisher’s site,,adm2024.csv,${file.sha256}$`));
  });

  it('is available as a CSV that no spreadsheet executes', async () => {
    const lines = await csvLines('/api/colleges/1/receipts?format=csv&field=name');
    expect(lines[1]).toMatch(/,'=Formula College,reported,ipeds,HD,INSTNM,/);
  });
});

describe('the changes', () => {
  it('of a college between two data versions', async () => {
    const { changes } = await app.json<Wire<'changes'>>('/api/colleges/1/changes?from=2026-11-19.3&to=2026-11-20.4');
    expect(changes).toEqual([
      {
        field: 'size',
        label: 'Undergraduates',
        before: { value: 100, status: 'reported', period: 'fall 2023' },
        after: { value: 150, status: 'imputed', period: 'fall 2024' },
        relative: 0.5,
      },
    ]);
    expect((await app.json<Wire<'changes'>>('/api/colleges/1/changes?from=2026-11-20.4')).changes).toEqual([]);
    for (const from of ['yesterday', '2026-11-19.4', '2026-11-18.3']) {
      expect((await app.get(`/api/colleges/1/changes?from=${from}`)).status).toBe(400);
      expect((await app.get(`/api/changes?to=${from}`)).status).toBe(400);
    }
  });

  it('of the whole catalog', async () => {
    const found = await app.json<Wire<'overall'>>('/api/changes?from=2026-11-19.3');
    expect(found).toMatchObject({
      colleges: { added: 0, changed: 1, left: 0 },
      fields: [{ field: 'size', label: 'Undergraduates', changed: 1, gained: 0, lost: 0, otherYear: 0 }],
      largest: [{ unitId: 100_001, name: 'Changed College', field: 'size', before: 100, after: 150, relative: 0.5 }],
      anomalies: 0,
    });
  });

  it('of several colleges, and the list of data versions', async () => {
    const found = await app.json<Wire<'recentOf'>>('/api/changes/colleges?ids=1,2');
    expect(found.map(({ collegeId, version: made, changes }) => [collegeId, made.version, changes.length])).toEqual([
      [1, '2026-11-20.4', 1],
    ]);
    expect(await app.json<Wire<'versions'>>('/api/changes/versions')).toEqual([{ ...version, at: version.at.toISOString() }]);
  });
});
