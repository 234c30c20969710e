import { computed, NOT_REPORTED, reported, type Read, sum } from './cells.ts';
import { calendarYears, foldCampuses, OFFENSES } from './clery-campuses.ts';
import type { SourceSpec } from './detect.ts';
import type { TableSpec } from './table.ts';

const COUNT = { whole: true } as const;

/** Yearly crimes for 1,000 students, over three years. A handful of students would make any rate, none makes no rate. */
const rate: Read = computed({}, ([first = 0, second = 0, third = 0, students = 0]) =>
  students > 0 ? (1000 * (first + second + third)) / (3 * students) : null,
);

/** The years that are known, also where not all three are. */
const byYear =
  (years: readonly string[]): Read =>
  (texts) => {
    const known = years.map((year, at) => [year, texts[at] ?? ''] as const).filter(([, text]) => text !== '');
    return known.length === 0 ? NOT_REPORTED : reported(Object.fromEntries(known.map(([year, text]) => [year, Number(text)])));
  };

const onCampus: TableSpec = {
  table: 'ONCAMPUSCRIME',
  marks: ['UNITID_P', 'TOTAL'],
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
  fold: foldCampuses,
  leftOut: (_year, _header, name) => (isNamed(name) ? [] : [UNNAMED]),
};

function periodOf(year: number): string {
  return `${year - 2}-${String(year % 100).padStart(2, '0')}`;
}

/** The other tables about the same campuses: what they are known by, and why they are passed over. */
const OTHERS: readonly { column?: RegExp; name?: RegExp; reason: string }[] = [
  { column: /^(DOMEST|DATING|STALK)\d\d$/, reason: 'domestic and dating violence and stalking are no part of the criminal offenses' },
  { column: /^(WEAPON|DRUG|LIQUOR)\d\d$/, reason: 'arrests and referrals tell how rules are enforced, not how safe a campus is' },
  { name: /non[-_ ]?campus/, reason: 'it counts crimes off campus' },
  { name: /public[-_ ]?property/, reason: 'it counts crimes on public property beside the campus' },
  { name: /residence[-_ ]?hall/, reason: 'its crimes are among those on campus already, and would count twice' },
  { name: /reported/, reason: 'it counts crimes that the police could not place on the campus' },
  { name: /hate/, reason: 'hate crimes are among the criminal offenses already, and would count twice' },
];

/** Crimes on campus, off it, beside it and in its halls come in tables of the very same columns: here the name must tell. */
function passOver(name: string, header: readonly string[]): string | null {
  if (!header.includes('UNITID_P')) return null;
  const lower = name.toLowerCase();
  const other = OTHERS.find(({ column, name: named }) => (column ? header.some((each) => column.test(each)) : named?.test(lower)));
  if (other) return other.reason;
  return calendarYears(header).length === 0 ? 'it holds none of the criminal offenses' : null;
}

const isNamed = (name: string): boolean => /(?<![a-z])on[-_ ]?campus[-_ ]?crime/i.test(name);

/** Published as oncampuscrime202122.csv. A file under another name counts where no other is here, and the report says so. */
const UNNAMED = 'its name does not tell which Campus Safety table it is: it was read as the one of crimes on campus';

/** Crimes on campus as reported under the Clery Act to the Department of Education, one row a campus. */
export const crime: SourceSpec = {
  tables: [onCampus],
  known: [],
  passOver,
  isNamed,
  yearOf: () => null,
  periodOf: (_name, year) => periodOf(year),
  manyFiles: false,
};
