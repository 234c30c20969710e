import fc from 'fast-check';
import type { EarlierRun } from './earlier-runs.ts';
import { DEFAULT_ALLOWED_DRIFT, findEmpty, findImplausible, tooManyRejects } from './plausibility.ts';
import type { Filled, TableReport } from './import-run.ts';

const LIMITS = { allowShrink: 0.05, allowDrift: DEFAULT_ALLOWED_DRIFT };

const UNCOUNTED: TableReport = { file: 'adm.csv', table: 'ADM', read: 2000, matched: 2000, outside: 0, rejected: 0, folded: 0 };
const BARE: EarlierRun = { id: 7, source: 'ipeds', year: 2024, release: 'provisional', files: [] };

const table = (read: number, filled: Filled = { avgSAT: read / 2, size: read }, more: Partial<TableReport> = {}): TableReport => ({
  ...UNCOUNTED,
  read,
  matched: read,
  filled,
  ...more,
});

const run = (year: number, tables: TableReport[], more: Partial<EarlierRun> = {}): EarlierRun => ({ ...BARE, year, tables, ...more });

const found = (year: number, now: TableReport, runs: EarlierRun[], limits = LIMITS) =>
  findImplausible({ source: 'ipeds', year }, [now], runs, limits).map(({ what, message }) => [what, message]);

it('finds tables without values, but no single one when only some fields are read', () => {
  const [blank, whole] = [table(2000, {}), table(2000)];
  expect([findEmpty([blank, whole]), findEmpty([blank, whole], true), findEmpty([blank, blank], true)].map(({ length }) => length)).toEqual(
    [1, 0, 2],
  );
  expect(findEmpty([table(0, {}), whole], true)).toHaveLength(1);
});

describe('row counts', () => {
  it('may fall by 5% from the last run, but no further', () => {
    expect(found(2024, table(1900), [run(2024, [table(2000)])])).toEqual([]);
    expect(found(2024, table(1899), [run(2024, [table(2000)])])).toEqual([
      ['rows', 'adm.csv: the ADM table has 1899 rows, where run 7 (2024) had 2000.'],
    ]);
  });

  it('may fall by 5% for each year between the files, in either direction', () => {
    for (const year of [2021, 2027]) expect(found(year, table(1700), [run(2024, [table(2000)])])).toEqual([]);
    expect(found(2027, table(1699), [run(2024, [table(2000)])])).toHaveLength(1);
  });

  it('do not include rejected rows or rows added to other rows', () => {
    const campuses = table(20_000, { avgSAT: 1000, size: 2000 }, { folded: 17_000, rejected: 1000 });
    expect(found(2024, table(2000), [run(2024, [campuses])])).toEqual([]);
    expect(found(2024, { ...campuses, folded: 18_500 }, [run(2024, [table(2000)])])).toMatchObject([['rows', expect.anything()]]);
  });

  it('may fall further with a higher limit', () => {
    expect(found(2024, table(1000), [run(2024, [table(2000)])], { ...LIMITS, allowShrink: 0.5 })).toEqual([]);
  });
});

describe('values', () => {
  const before = run(2023, [table(2000, { avgSAT: 1000, size: 2000, researchFundingTotal: 30 })]);
  const now = (filled: Filled, year = 2024, limits = LIMITS) => found(year, table(2000, filled), [before], limits);

  it('may be missing from a few more rows, but not from many', () => {
    expect(now({ avgSAT: 901, size: 2000, researchFundingTotal: 30 })).toEqual([]);
    expect(now({ avgSAT: 880, size: 1500, researchFundingTotal: 30 })).toEqual([
      [
        'values',
        'adm.csv: fewer rows of the ADM table have a value than in run 7 (2023): avgSAT (50.0 % to 44.0 %), size (100.0 % to 75.0 %).',
      ],
    ]);
  });

  it('may fall further over several years', () => {
    expect(now({ avgSAT: 300, size: 2000, researchFundingTotal: 30 }, 2026)).toEqual([]);
  });

  it('may fall further with a higher limit', () => {
    const fallen = { avgSAT: 880, size: 2000, researchFundingTotal: 30 };
    expect(now(fallen)).toHaveLength(1);
    expect(now(fallen, 2024, { ...LIMITS, allowDrift: 0.06 })).toEqual([]);
  });

  it('of a column that is blank in every row are not compared', () => {
    expect(now({ size: 2000, researchFundingTotal: 30 })).toEqual([]);
  });

  it('of an older file are not compared with a newer file', () => {
    expect(now({ avgSAT: 1, size: 1, researchFundingTotal: 0 }, 2022)).toEqual([]);
  });

  it('are compared only if both files have the column', () => {
    expect(now({ size: 2000, researchFundingTotal: 30, avgACT: 0 })).toEqual([]);
  });

  it('of directory control fields are not compared', () => {
    const steering = (successorUnitId: number) => table(2000, { size: 2000, successorUnitId });
    expect(found(2024, steering(0), [run(2023, [steering(1000)])])).toEqual([]);
  });
});

describe('the comparison', () => {
  const half = table(1000);

  it('uses the run of the nearest year, and the newest run of that year', () => {
    const [old, near] = [run(2021, [table(4000)]), run(2024, [table(2000)], { id: 3 })];
    expect(found(2024, half, [old, near])).toMatchObject([['rows', expect.stringContaining('run 3 (2024) had 2000')]]);
    expect(found(2024, half, [run(2024, [table(1000)], { id: 9 }), near])).toEqual([]);
  });

  it.each<[string, EarlierRun[]]>([
    ['no earlier run', []],
    ['a run of another source', [run(2024, [table(2000)], { source: 'crime' })]],
    ['another table', [run(2024, [table(2000, undefined, { table: 'HD' })])]],
    ['a run without counts', [run(2024, [UNCOUNTED]), BARE]],
    ['a table with other columns', [run(2024, [table(2000, { avgACT: 1, percentPellGrant: 1, size: 1 })])]],
    ['a table of a few rows', [run(2024, [table(99, { avgSAT: 99, size: 99 })])]],
    ['an extract', [run(2024, [table(2000, undefined, { isExtract: true })])]],
  ])('is skipped with %s', (_what, runs) => {
    expect(found(2024, table(10, { avgSAT: 0, size: 0 }), runs)).toEqual([]);
  });

  it('skips an extract', () => {
    expect(found(2024, { ...half, isExtract: true }, [run(2024, [table(2000)])])).toEqual([]);
  });

  it('uses the year of the table, not the year of its run', () => {
    const last = run(2024, [table(2000, undefined, { year: 2021 })]);
    expect(found(2024, table(1700), [last])).toEqual([]);
  });

  it('finds a table without rows or without values in any case', () => {
    const empty = (message: string) => [['empty', message]];
    expect(found(2024, table(0), [])).toEqual(empty('adm.csv: the ADM table has 0 rows.'));
    expect(found(2024, table(0), [run(2024, [table(2000)])])).toEqual(empty('adm.csv: the ADM table has 0 rows.'));
    expect(found(2024, table(10, { successorUnitId: 0 }), [])).toEqual(empty('adm.csv: the ADM table has 10 rows and no values.'));
    expect(found(2024, UNCOUNTED, [])).toEqual([]);
  });

  it('accepts the same table again', () => {
    const counts = fc.tuple(
      fc.integer({ min: 1, max: 5000 }),
      fc.double({ min: 0, max: 1, noNaN: true }),
      fc.integer({ min: 2010, max: 2030 }),
    );
    fc.assert(
      fc.property(counts, ([read, share, year]) => {
        const same = table(read, { avgSAT: Math.floor(read * share), size: read });
        expect(found(year, same, [run(year, [same])])).toEqual([]);
      }),
    );
  });
});

it('names the tables with too many rejected rows', () => {
  expect(tooManyRejects([{ file: 'a.csv', read: 100, rejected: 1 }], 0.01)).toBeNull();
  expect(tooManyRejects([{ file: 'a.csv', read: 100, rejected: 2 }], 0.01)).toBe('Too many rows were rejected (a.csv: 2 of 100 rows).');
});
