import { checkSource, type CheckLimits, type CheckRequest } from './check.ts';
import type { EarlierRun } from './earlier-runs.ts';
import { aDirectoryRow, fakeSource, type FakeTable } from './supplied.fixture.ts';

const SIZES: FakeTable = {
  table: 'DRVEF',
  fields: ['size', 'totalEnrollment'],
  rows: [
    ...Array.from({ length: 120 }, (_, at) => ({ unitId: at + 1, values: { size: at % 2 === 0 ? at : null }, statuses: { size: 'i' } })),
    { unitId: 1, values: { size: 9 } },
  ],
};
const LIMITS: CheckLimits = { maxReject: 0.02, allowShrink: 0.05, allowDrift: 0.05 };

async function check(tables: FakeTable[], runs: EarlierRun[] = [], request: Partial<CheckRequest> = {}) {
  const { onProgress, ...limits } = { ...LIMITS, ...request };
  return checkSource(await fakeSource(tables).open({ source: 'ipeds', paths: ['x'] }), runs, limits, onProgress);
}

it('reports the contents of each table', async () => {
  const read: string[] = [];
  const report = await check([{ table: 'HD', rows: [aDirectoryRow(1)] }, SIZES], [], { onProgress: (table) => read.push(table) });
  expect(report).toMatchObject({ source: 'ipeds', year: 2024, release: 'provisional', drift: [], refusals: [] });
  expect(report.unused).toEqual([{ file: 'drvef2024.csv', reason: 'DRVEF.totalEnrollment is blank in every row' }]);
  expect(report.tables[1]).toMatchObject({
    table: 'DRVEF',
    file: 'drvef2024.csv',
    encoding: null,
    read: 121,
    rejected: 2,
    rowsWithoutUnitId: 0,
    filled: { size: 59 },
  });
  expect(report.tables[1]?.samples).toEqual([
    { line: 3, unitId: 2, values: [null, null], statuses: 'in' },
    { line: 4, unitId: 3, values: [2, null], statuses: 'in' },
    { line: 5, unitId: 4, values: [null, null], statuses: 'in' },
  ]);
  expect(report.rejects).toMatchObject(
    [2, 122].map((line) => ({ file: 'drvef2024.csv', line, unitId: 1, code: 'contradiction', raw: `row ${line} of DRVEF` })),
  );
  expect(read).toEqual(['HD', 'DRVEF']);
});

it('reports the reasons to refuse an import', async () => {
  const tables = [
    { ...SIZES, read: 200, rejected: 0, folded: 0, matched: 0, outside: 0, file: 'x', filled: { size: 180, totalEnrollment: 0 } },
  ];
  const before: EarlierRun = { id: 4, source: 'ipeds', year: 2023, release: 'final', files: [], tables };
  const { refusals } = await check([SIZES], [before], { maxReject: 0 });
  expect(refusals).toEqual([
    'Too many rows were rejected (drvef2024.csv: 2 of 121 rows).',
    'drvef2024.csv: the DRVEF table has 119 rows, where run 4 (2023) had 200.',
    expect.stringMatching(/size \(90\.0 % to 49\.6 %\)/),
  ]);
});
