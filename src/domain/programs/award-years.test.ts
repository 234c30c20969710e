import type { Provenance, Release } from '../colleges/sources.ts';
import type { SuppliedRowOfCollege } from '../history/history-points.ts';
import { awardYearsOf } from './award-years.ts';

function row(runId: number, year: number, release: Release, awards: Record<string, number> | null): SuppliedRowOfCollege {
  const period = `${year - 1}-${String(year % 100)}`;
  const provenance: Provenance = { source: 'ipeds', table: 'C-A', variable: 'CTOTALT', year, period, release, runId, importedAt: null };
  return { runId, tableId: runId, year, fields: ['awardsByProgram'], provenances: [provenance], values: [awards], statuses: 'r' };
}

const years = (rows: readonly SuppliedRowOfCollege[]) =>
  awardYearsOf(rows).map(({ awards, provenance: { period, runId } }) => [period, awards['11.0701.5'], runId]);
const awards = (count: number) => ({ '11.0701.5': count });

it('are oldest first', () => {
  expect(years([row(1, 2024, 'provisional', awards(9)), row(2, 2022, 'final', awards(7)), row(3, 2023, 'final', awards(8))])).toEqual([
    ['2021-22', 7, 2],
    ['2022-23', 8, 3],
    ['2023-24', 9, 1],
  ]);
});

it('are those of the final release, also if an earlier release was imported later', () => {
  expect(years([row(1, 2023, 'final', awards(8)), row(2, 2023, 'provisional', awards(7))])).toEqual([['2022-23', 8, 1]]);
});

it('are those of the newest run of one release', () => {
  expect(years([row(2, 2023, 'final', awards(8)), row(1, 2023, 'final', awards(7))])).toEqual([['2022-23', 8, 2]]);
});

it('leave out a year without programs', () => {
  expect(years([row(1, 2023, 'final', null)])).toEqual([]);
});
