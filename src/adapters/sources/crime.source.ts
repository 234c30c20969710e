import { FIGURE_RANGES } from '../../domain/colleges/figure-ranges.ts';
import { computed, NOT_REPORTED, reported, type FieldReader, sum } from './cells.ts';
import { calendarYears, aggregateCampuses, OFFENSES } from './crime-campuses.ts';
import type { SourceSpec } from './detect.ts';
import type { TableSpec } from './table.ts';

const COUNT = { whole: true, within: FIGURE_RANGES.crimeIncidentsTotal } as const;

/** Crimes per year and 1,000 students, over three years. No rate without students. */
const rate: FieldReader = computed({ within: FIGURE_RANGES.crimeRatePer1000 }, ([first = 0, second = 0, third = 0, students = 0]) =>
  students > 0 ? (1000 * (first + second + third)) / (3 * students) : null,
);

/** The counts of the known years, even if a year is missing. */
const byYear =
  (years: readonly string[]): FieldReader =>
  (texts) => {
    const known = years.map((year, at) => [year, texts[at] ?? ''] as const).filter(([, text]) => text !== '');
    return known.length === 0 ? NOT_REPORTED : reported(Object.fromEntries(known.map(([year, text]) => [year, Number(text)])));
  };

const onCampus: TableSpec = {
  table: 'ONCAMPUSCRIME',
  signature: ['UNITID_P', 'TOTAL'],
  fields: (year) => {
    const years = [year - 2, year - 1, year].map(String);
    const offenses = OFFENSES.join(' + ');
    const period = periodOf(year);
    return [
      { field: 'crimeIncidentsTotal', period, variable: offenses, columns: years, read: computed(COUNT, sum) },
      { field: 'crimeRatePer1000', period, variable: `1000 × (${offenses}) / (3 × TOTAL)`, columns: [...years, 'TOTAL'], read: rate },
      { field: 'crimeIncidentsByYear', period, variable: `${offenses}, by year`, columns: years, read: byYear(years) },
    ];
  },
  yearIn: (header) => calendarYears(header).at(-1) ?? null,
  contentOf: (year) => `the calendar years ${year - 2} to ${year}`,
  aggregate: aggregateCampuses,
  omissions: (_year, _header, name) => (isNamed(name) ? [] : [UNNAMED]),
};

function periodOf(year: number): string {
  return `${year - 2}-${String(year % 100).padStart(2, '0')}`;
}

/** Other tables of the same publisher, with the reason for skipping them. */
const SKIPPED: readonly { column?: RegExp; name?: RegExp; reason: string }[] = [
  {
    column: /^(DOMEST|DATING|STALK)\d\d$/,
    reason: 'domestic violence, dating violence and stalking are not criminal offenses under the Clery Act',
  },
  { column: /^(WEAPON|DRUG|LIQUOR)\d\d$/, reason: 'arrests and referrals measure enforcement, not safety' },
  { name: /non[-_ ]?campus/, reason: 'it counts crimes off campus' },
  { name: /public[-_ ]?property/, reason: 'it counts crimes on public property near the campus' },
  { name: /residence[-_ ]?hall/, reason: 'its crimes are already in the on-campus table' },
  { name: /reported/, reason: 'it counts crimes without a known campus location' },
  { name: /hate/, reason: 'its hate crimes are already in the criminal offenses' },
];

/** Tables for different locations have the same columns, so the file name decides. */
function skipReason(name: string, header: readonly string[]): string | null {
  if (!header.includes('UNITID_P')) return null;
  const lower = name.toLowerCase();
  const skipped = SKIPPED.find(({ column, name: named }) => (column ? header.some((each) => column.test(each)) : named?.test(lower)));
  if (skipped) return skipped.reason;
  return calendarYears(header).length === 0 ? 'it contains no criminal offenses' : null;
}

const isNamed = (name: string): boolean => /(?<![a-z])on[-_ ]?campus[-_ ]?crime/i.test(name);

/** The published name is oncampuscrime202122.csv. A file with another name is read only if there is no such file. */
const UNNAMED = 'its name does not identify the Campus Safety table; it was read as on-campus crimes';

/** On-campus crimes reported under the Clery Act to the Department of Education, one row per campus. */
export const crime: SourceSpec = {
  tables: [onCampus],
  known: [],
  skipReason,
  isNamed,
  yearOf: () => null,
  periodOf: (_name, year) => periodOf(year),
  hasManyFiles: false,
};
