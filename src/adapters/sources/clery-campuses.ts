import { BadCell, refusal } from './faults.ts';
import type { Account, Cell, Folding } from './aggregate-rows.ts';

/** The criminal offenses of the Clery Act; domestic violence, arrests and referrals are other counts. */
// prettier-ignore
export const OFFENSES = ['MURD', 'NEG_M', 'RAPE', 'FONDL', 'INCES', 'STATR', 'ROBBE', 'AGG_A', 'BURGLA', 'VEHIC', 'ARSON'] as const;

/** The calendar years a file holds, as its columns name them: 2020 for MURD20. */
export function calendarYears(header: readonly string[]): number[] {
  const years = header.flatMap((name) => {
    const found = /^MURD(\d\d)$/.exec(name);
    return found ? [2000 + Number(found[1])] : [];
  });
  return years.sort((a, b) => a - b);
}

/** How the campuses of an institution become one row: a column a calendar year, named "2020", and the enrolment. */
export function foldCampuses(header: readonly string[], year: number, label: string): Folding {
  const years = calendarYears(header);
  guardYears(years, header, year, label);
  return { columns: [...years.map(String), 'TOTAL'], key: 'UNITID_P', unitIdIn: institutionOf, open: () => openCampuses(years) };
}

function guardYears(years: readonly number[], header: readonly string[], year: number, label: string): void {
  const [first = 0] = years;
  if (years.length !== 3 || years.some((each, at) => each !== first + at))
    throw refusal('missing-columns', `${label} does not hold three calendar years in a row, but ${years.join(', ') || 'none'}.`);
  const lacking = years.flatMap((each) => OFFENSES.map((offense) => offense + suffixOf(each))).filter((name) => !header.includes(name));
  if (lacking.length > 0) throw refusal('missing-columns', `${label} is a table of crimes without the column ${lacking.join(', ')}.`);
  const last = first + 2;
  if (last !== year)
    throw refusal('year-conflict', `${label} holds the calendar years ${first} to ${last}: its year is ${last}, not ${year}.`);
}

const suffixOf = (year: number): string => String(year % 100).padStart(2, '0');

/** The last three digits number the campus. */
function institutionOf(text: string): number {
  if (!/^\d{9}$/.test(text) || text.startsWith('000000')) throw new BadCell('bad-unitid', `"${text.slice(0, 40)}" is not a UNITID_P.`);
  return Number(text.slice(0, 6));
}

function openCampuses(years: readonly number[]): Account {
  const campuses = new Set<string>();
  // Nothing yet, a number, or NaN where a campus reports only a part of the offenses: then the year is not known.
  const crimes = new Map<number, number>();
  let enrolment = -1;
  return {
    add(cell) {
      const campus = cell('UNITID_P');
      if (campuses.has(campus)) throw new BadCell('duplicate', `Campus ${campus} is in this file twice.`);
      campuses.add(campus);
      for (const year of years) {
        const count = crimesOf(cell, year);
        if (count !== null) crimes.set(year, (crimes.get(year) ?? 0) + count);
      }
      // The institution's, repeated on every campus. Where they differ, the rate must not depend on the order of rows.
      enrolment = Math.max(enrolment, countIn(cell('TOTAL')) ?? -1);
    },
    close: () => [...years.map((year) => textOf(crimes.get(year))), textOf(enrolment < 0 ? undefined : enrolment)],
  };
}

/** A campus without cells in a year did not exist then, or has nothing on campus to report on; so says its filter, where there is one. */
function crimesOf(cell: Cell, year: number): number | null {
  const suffix = suffixOf(year);
  const counts = OFFENSES.map((offense) => countIn(cell(offense + suffix)));
  if (cell(`FILTER${suffix}`) === '0' || counts.every((count) => count === null)) return null;
  return counts.reduce<number>((sum, count) => sum + (count ?? NaN), 0);
}

function countIn(text: string): number | null {
  if (text === '') return null;
  const count = /^\d{1,9}(\.0*)?$/.test(text) ? Number(text) : NaN;
  if (Number.isNaN(count)) throw new BadCell('not-a-number', `"${text.slice(0, 40)}" is not a count.`);
  return count;
}

const textOf = (count: number | undefined): string => (count === undefined || Number.isNaN(count) ? '' : String(count));
