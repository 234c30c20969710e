import fc from 'fast-check';
import { RELEASE_RANKS, RELEASES, type Provenance } from '../colleges/sources.ts';
import { describedYear, historyOf, type SuppliedRowOfCollege } from './history-points.ts';

const aProvenance = (period: string, runId: number): Provenance => ({
  source: 'ipeds',
  table: 'DRVGR',
  variable: 'GBA6RTT',
  year: 2024,
  period,
  release: 'final',
  runId,
  importedAt: '2026-11-21T08:00:00.000Z',
});

function aRow(
  runId: number,
  tableId: number,
  period: string,
  value: number | null,
  letter = value === null ? 'n' : 'r',
): SuppliedRowOfCollege {
  return {
    runId,
    tableId,
    year: 2024,
    fields: ['graduationRate'],
    provenances: [aProvenance(period, runId)],
    values: [value],
    statuses: letter,
  };
}

const shown = (rows: readonly SuppliedRowOfCollege[]) =>
  historyOf(rows).graduationRate?.map(({ year, value, status }) => [year, value, status]);

describe('historyOf', () => {
  it('sorts points from the oldest to the newest year and keeps their status', () => {
    const rows = [aRow(2, 4, 'by August 2024', 0.8), aRow(1, 1, 'by August 2022', null, 's'), aRow(1, 2, 'by August 2023', 0.7, 'i')];
    expect(shown(rows)).toEqual([
      [2022, null, 'suppressed'],
      [2023, 0.7, 'imputed'],
      [2024, 0.8, 'reported'],
    ]);
  });

  it('takes a year from the newest run, also if that run has no value', () => {
    expect(shown([aRow(1, 1, 'fall 2023', 0.7), aRow(2, 2, 'fall 2023', 0.71)])).toEqual([[2023, 0.71, 'reported']]);
    expect(shown([aRow(1, 1, 'fall 2023', 0.7), aRow(2, 2, 'fall 2023', null)])).toEqual([[2023, null, 'not-reported']]);
  });

  it('takes the first table of a run that has a value', () => {
    expect(shown([aRow(1, 2, 'fall 2023', 0.6), aRow(1, 1, 'fall 2023', 0.7)])).toEqual([[2023, 0.7, 'reported']]);
    expect(shown([aRow(1, 2, 'fall 2023', 0.6), aRow(1, 1, 'fall 2023', null)])).toEqual([[2023, 0.6, 'reported']]);
  });

  it('withholds the scores of a test that too few students sent', () => {
    const fields = ['avgSAT', 'satCohort', 'avgACT', 'actCohort'];
    const row = { ...aRow(1, 1, 'fall 2023', 0), fields, values: [970, 9, 23, 2_561], statuses: 'rrrr' };
    const [provenance] = row.provenances;
    const history = historyOf([{ ...row, provenances: fields.map(() => provenance) }]);
    expect([history.avgSAT, history.avgACT].map((points) => points?.map(({ value, status }) => [value, status]))).toEqual([
      [[null, 'suppressed']],
      [[23, 'reported']],
    ]);
  });

  it('withholds the rates of too few students, by the cohort of the same year, else of the nearest', () => {
    const cohort = (period: string, students: number) => ({ ...aRow(3, 9, period, students), fields: ['graduationCohort'] });
    const rates = [2021, 2022, 2023, 2024].map((year, at) => aRow(1, at, `by August ${year}`, 1));
    expect(shown([...rates, cohort('2022-23', 29), cohort('2023-24', 30)])).toEqual([
      [2021, null, 'suppressed'],
      [2022, null, 'suppressed'],
      [2023, 1, 'reported'],
      [2024, 1, 'reported'],
    ]);
    expect(shown(rates)?.map(([, value]) => value)).toEqual([1, 1, 1, 1]);
    expect(historyOf([...rates, cohort('2022-23', 29)]).graduationCohort?.map(({ value }) => value)).toEqual([29]);
  });

  it('takes a later year and release of a source before a newer run, in whatever order they ran', () => {
    const editions = fc.array(fc.record({ year: fc.integer({ min: 2022, max: 2024 }), release: fc.constantFrom(...RELEASES) }), {
      minLength: 1,
      maxLength: 6,
    });
    fc.assert(
      fc.property(editions, (given) => {
        const rows = given.map((edition, at) => {
          return { ...aRow(at + 1, at + 1, 'fall 2022', at), provenances: [{ ...aProvenance('fall 2022', at + 1), ...edition }] };
        });
        const orderOf = ({ year, release }: (typeof given)[number]): number => year * 10 + RELEASE_RANKS[release];
        const newest = Math.max(...given.map(orderOf));
        expect(shown(rows)).toEqual([[2022, given.findLastIndex((edition) => orderOf(edition) === newest), 'reported']]);
      }),
    );
  });

  it('takes the newest run of several sources, whatever their releases', () => {
    const of = (runId: number, source: Provenance['source'], release: Provenance['release'], value: number) => {
      return { ...aRow(runId, runId, 'fall 2023', value), provenances: [{ ...aProvenance('fall 2023', runId), source, release }] };
    };
    const ofIpeds = [of(1, 'ipeds', 'final', 0.1), of(3, 'ipeds', 'provisional', 0.3)];
    expect(shown([...ofIpeds, of(2, 'scorecard', 'not-stated', 0.2)])).toEqual([[2023, 0.2, 'reported']]);
  });

  it('skips attributes and values without provenance', () => {
    const name = { ...aRow(1, 1, 'fall 2023', 0.7), fields: ['name'], values: ['X'] };
    expect(historyOf([name, { ...aRow(1, 1, 'fall 2023', 0.7), provenances: [undefined] }])).toEqual({});
  });

  it('does not depend on the order of rows', () => {
    const row = fc.record({
      runId: fc.integer({ min: 1, max: 4 }),
      year: fc.integer({ min: 2020, max: 2024 }),
      value: fc.option(fc.double({ min: 0, max: 1, noNaN: true })),
    });
    fc.assert(
      fc.property(fc.array(row, { maxLength: 12 }), fc.infiniteStream(fc.nat()), (given, shuffle) => {
        const rows = given.map(({ runId, year, value }, index) => aRow(runId, index + 1, `fall ${year}`, value));
        const mixed = rows
          .map((each) => ({ each, at: Number(shuffle.next().value) }))
          .sort((a, b) => a.at - b.at)
          .map(({ each }) => each);
        expect(shown(mixed)).toEqual(shown(rows));
        const years = shown(rows)?.map(([year]) => year) ?? [];
        expect(years).toEqual([...new Set(rows.map(({ provenances }) => describedYear(provenances[0]?.period ?? '')))].sort());
      }),
    );
  });
});

describe('describedYear', () => {
  it.each([
    ['2021-22', 2021],
    ['fall 2024', 2024],
    ['by August 2024', 2024],
    ['fall 2023 to fall 2024', 2023],
    ['2020-22', 2020],
    ['some day', null],
  ])('of "%s" is %s', (period, year) => {
    expect(describedYear(period)).toBe(year);
  });
});
