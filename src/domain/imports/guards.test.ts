import fc from 'fast-check';
import type { EarlierRun } from './earlier-runs.ts';
import { DEFAULT_ALLOWED_DRIFT, findImplausible, refuseImplausible, tooManyRejects } from './guards.ts';
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

describe('rows', () => {
  it('may be a few less than in the last run, and never much less', () => {
    expect(found(2024, table(1900), [run(2024, [table(2000)])])).toEqual([]);
    expect(found(2024, table(1899), [run(2024, [table(2000)])])).toEqual([
      ['rows', 'adm.csv: the ADM table has 1899 rows, where run 7 (2024) had 2000.'],
    ]);
  });

  it('may fall further with the years between the files, in either direction', () => {
    for (const year of [2021, 2027]) expect(found(year, table(1700), [run(2024, [table(2000)])])).toEqual([]);
    expect(found(2027, table(1699), [run(2024, [table(2000)])])).toHaveLength(1);
  });

  it('count institutions: rejected rows, and rows added to others, are none', () => {
    const campuses = table(20_000, { avgSAT: 1000, size: 2000 }, { folded: 17_000, rejected: 1000 });
    expect(found(2024, table(2000), [run(2024, [campuses])])).toEqual([]);
    expect(found(2024, { ...campuses, folded: 18_500 }, [run(2024, [table(2000)])])).toMatchObject([['rows', expect.anything()]]);
  });

  it('are permitted to be less by who knows why', () => {
    expect(found(2024, table(1000), [run(2024, [table(2000)])], { ...LIMITS, allowShrink: 0.5 })).toEqual([]);
  });
});

describe('values', () => {
  const before = run(2023, [table(2000, { avgSAT: 1000, size: 2000, researchFundingTotal: 30 })]);
  const now = (filled: Filled, year = 2024, limits = LIMITS) => found(year, table(2000, filled), [before], limits);

  it('may go from some rows, and not from many', () => {
    expect(now({ avgSAT: 901, size: 2000, researchFundingTotal: 30 })).toEqual([]);
    expect(now({ avgSAT: 880, size: 1500, researchFundingTotal: 30 })).toEqual([
      [
        'values',
        'adm.csv: fewer rows of the ADM table have a value than in run 7 (2023): avgSAT (50.0 % to 44.0 %), size (100.0 % to 75.0 %).',
      ],
    ]);
  });

  it('may change over several years, but a column does not run dry', () => {
    expect(now({ avgSAT: 300, size: 2000, researchFundingTotal: 30 }, 2026)).toEqual([]);
    expect(now({ avgSAT: 0, size: 2000, researchFundingTotal: 30 }, 2026)).toHaveLength(1);
  });

  it('do not run dry either where they were rare', () => {
    expect(now({ avgSAT: 1000, size: 2000, researchFundingTotal: 0 })).toHaveLength(1);
    expect(now({ avgSAT: 1000, size: 2000, researchFundingTotal: 0 }, 2024, { ...LIMITS, allowDrift: 0.06 })).toEqual([]);
  });

  it('of an older file are not held against those of a newer one', () => {
    expect(now({ avgSAT: 1, size: 1, researchFundingTotal: 0 }, 2022)).toEqual([]);
  });

  it('are compared where both files have the column', () => {
    expect(now({ size: 2000, researchFundingTotal: 30, avgACT: 0 })).toEqual([]);
  });

  it('that steer a directory are no figures', () => {
    const steering = (successorUnitId: number) => table(2000, { size: 2000, successorUnitId });
    expect(found(2024, steering(0), [run(2023, [steering(1000)])])).toEqual([]);
  });
});

describe('what is compared', () => {
  const half = table(1000);

  it('is the run of the nearest year; of the same year, the newest', () => {
    const [old, near] = [run(2021, [table(4000)]), run(2024, [table(2000)], { id: 3 })];
    expect(found(2024, half, [old, near])).toMatchObject([['rows', expect.stringContaining('run 3 (2024) had 2000')]]);
    expect(found(2024, half, [run(2024, [table(1000)], { id: 9 }), near])).toEqual([]);
  });

  it.each<[string, EarlierRun[]]>([
    ['no run', []],
    ['a run of another source', [run(2024, [table(2000)], { source: 'crime' })]],
    ['another table', [run(2024, [table(2000, undefined, { table: 'HD' })])]],
    ['a run that counted nothing', [run(2024, [UNCOUNTED]), BARE]],
    ['a table with other columns', [run(2024, [table(2000, { avgACT: 1, percentPellGrant: 1, size: 1 })])]],
    ['a table of a few rows', [run(2024, [table(99, { avgSAT: 99, size: 99 })])]],
    ['an extract', [run(2024, [table(2000, undefined, { isExtract: true })])]],
  ])('is nothing where there is but %s', (_what, runs) => {
    expect(found(2024, table(10, { avgSAT: 0, size: 0 }), runs)).toEqual([]);
  });

  it('is no extract', () => {
    expect(found(2024, { ...half, isExtract: true }, [run(2024, [table(2000)])])).toEqual([]);
  });

  it('is a file with the year it tells itself', () => {
    const last = run(2024, [table(2000, undefined, { year: 2021 })]);
    expect(found(2024, table(1700), [last])).toEqual([]);
  });

  it('never refuses what it has let in', () => {
    const counts = fc.tuple(
      fc.integer({ min: 0, max: 5000 }),
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

function faultOf(found: Parameters<typeof refuseImplausible>[0]): unknown {
  try {
    refuseImplausible(found);
    return null;
  } catch (error) {
    return error;
  }
}

describe('a refusal', () => {
  it('says what, and how to have it all the same', () => {
    const rows = findImplausible(
      { source: 'ipeds', year: 2024 },
      [table(1000, { avgSAT: 0, size: 1000 })],
      [run(2024, [table(2000)])],
      LIMITS,
    );
    expect(faultOf(rows)).toMatchObject({
      kind: 'invalid',
      code: 'import.too-few-rows',
      message: expect.stringMatching(/1000 rows.*avgSAT \(50\.0 % to 0\.0 %\).*--allow-shrink and --allow-drift/) as unknown,
    });
    const values = rows.filter(({ what }) => what === 'values');
    expect(faultOf(values)).toMatchObject({
      code: 'import.too-few-values',
      message: expect.stringMatching(/Use --allow-drift/) as unknown,
    });
    expect(faultOf([])).toBeNull();
  });

  it('for rejected rows names the tables', () => {
    expect(tooManyRejects([{ file: 'a.csv', read: 100, rejected: 1 }], 0.01)).toBeNull();
    expect(tooManyRejects([{ file: 'a.csv', read: 100, rejected: 2 }], 0.01)).toBe('Too many rows were rejected (a.csv: 2 of 100 rows).');
  });
});
