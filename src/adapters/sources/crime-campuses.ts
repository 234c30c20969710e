import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { CellError, sourceError } from './errors.ts';
import type { RowAggregate, Cell, RowAggregation } from './aggregate-rows.ts';

/** Criminal offenses under the Clery Act, without domestic violence, arrests and referrals. */
// prettier-ignore
export const OFFENSES = ['MURD', 'NEG_M', 'RAPE', 'FONDL', 'INCES', 'STATR', 'ROBBE', 'AGG_A', 'BURGLA', 'VEHIC', 'ARSON'] as const;

/**
 * The most that a campus can report in a year. The largest published counts of 2020 to 2023 are 3 murders, 1,212 rapes, 947 fondlings,
 * 22 statutory rapes, 25 robberies, 63 assaults, 142 burglaries, 548 stolen vehicles and 31 arsons.
 */
const MOST: Readonly<Record<(typeof OFFENSES)[number], number>> = {
  MURD: 200,
  NEG_M: 200,
  RAPE: 5000,
  FONDL: 5000,
  INCES: 200,
  STATR: 500,
  ROBBE: 1000,
  AGG_A: 2000,
  BURGLA: 5000,
  VEHIC: 5000,
  ARSON: 1000,
};
const MOST_STUDENTS = FIGURE_RANGES.totalEnrollment[1];

/** The calendar years in the column names: 2020 for MURD20. */
export function calendarYears(header: readonly string[]): number[] {
  const years = header.flatMap((name) => {
    const found = /^MURD(\d\d)$/.exec(name);
    return found ? [2000 + Number(found[1])] : [];
  });
  return years.sort((a, b) => a - b);
}

/** Combines the campuses of an institution into one row: one column per calendar year ("2020") and the enrollment. */
export function aggregateCampuses(header: readonly string[], _year: number, label: string): RowAggregation {
  const years = calendarYears(header);
  checkYears(years, header, label);
  return { columns: [...years.map(String), 'TOTAL'], key: 'UNITID_P', unitIdIn: institutionOf, start: () => createCampusTotals(years) };
}

function checkYears(years: readonly number[], header: readonly string[], label: string): void {
  const [first = 0] = years;
  if (years.length !== 3 || years.some((each, at) => each !== first + at))
    throw sourceError(
      'missing-columns',
      `${label} must contain three consecutive calendar years. It contains ${years.join(', ') || 'none'}.`,
    );
  const missing = years.flatMap((each) => OFFENSES.map((offense) => offense + suffixOf(each))).filter((name) => !header.includes(name));
  if (missing.length > 0) throw sourceError('missing-columns', `${label} is a crime table without these columns: ${missing.join(', ')}.`);
}

const suffixOf = (year: number): string => String(year % 100).padStart(2, '0');

/** A UNITID_P is a UNITID with three digits for the campus. */
function institutionOf(text: string): number {
  if (!/^\d{9}$/.test(text) || text.startsWith('000000'))
    throw new CellError('bad-unitid', `"${text.slice(0, 40)}" is not a UNITID_P.`, text);
  return Number(text.slice(0, 6));
}

function createCampusTotals(years: readonly number[]): RowAggregate {
  const campuses = new Set<string>();
  // NaN if a campus reports only some offenses: then the total of the year is unknown.
  const crimes = new Map<number, number>();
  let enrollment = -1;
  return {
    add(cell) {
      const campus = cell('UNITID_P');
      if (campuses.has(campus)) throw new CellError('duplicate', `Campus ${campus} appears twice in this file.`);
      campuses.add(campus);
      for (const year of years) {
        const count = crimesOf(cell, year);
        if (count !== null) crimes.set(year, (crimes.get(year) ?? 0) + count);
      }
      // Every campus repeats the enrollment of the institution. The maximum does not depend on the order of rows.
      enrollment = Math.max(enrollment, countIn(cell, 'TOTAL', MOST_STUDENTS) ?? -1);
    },
    cells: () => [...years.map((year) => textOf(crimes.get(year))), textOf(enrollment < 0 ? undefined : enrollment)],
  };
}

/** Null if a campus has no counts for the year, or if its filter column is 0: the campus did not exist or does not report. */
function crimesOf(cell: Cell, year: number): number | null {
  const suffix = suffixOf(year);
  const counts = OFFENSES.map((offense) => countIn(cell, offense + suffix, MOST[offense]));
  if (cell(`FILTER${suffix}`) === '0' || counts.every((count) => count === null)) return null;
  return counts.reduce<number>((sum, count) => sum + (count ?? NaN), 0);
}

function countIn(cell: Cell, column: string, most: number): number | null {
  const text = cell(column);
  if (text === '') return null;
  if (!/^\d{1,9}(\.0*)?$/.test(text))
    throw new CellError('not-a-number', `${column}: "${text.slice(0, 40)}" is not a count.`, text, column);
  if (Number(text) > most) throw new CellError('out-of-range', `${column}: ${text} is outside 0 to ${most}.`, text, column);
  return Number(text);
}

const textOf = (count: number | undefined): string => (count === undefined || Number.isNaN(count) ? '' : String(count));
