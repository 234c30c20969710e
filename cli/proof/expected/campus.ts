import { firstNumber, number, sum } from '../raw/cells.ts';
import type { RawRow } from '../raw/read-table.ts';
import { newest, type Formula } from './formula.ts';

const OFFENSES = ['MURD', 'NEG_M', 'RAPE', 'FONDL', 'INCES', 'STATR', 'ROBBE', 'AGG_A', 'BURGLA', 'VEHIC', 'ARSON'];
const YEARS = ['21', '22', '23'];

/** The offenses of a year on all campuses; null if no campus reported, or one reported only in part. */
function crimesOf(campuses: readonly RawRow[], year: string): number | null {
  const columns = OFFENSES.map((offense) => `${offense}${year}`);
  const reporting = campuses.filter((row) => columns.some((column) => number(row, column) !== null));
  const sums = reporting.map((row) => sum(row, ...columns));
  if (sums.length === 0 || sums.includes(null)) return null;
  return sums.reduce<number>((total, crimes) => total + (crimes ?? 0), 0);
}

function crimesByYear(campuses: readonly RawRow[]): Record<string, number> | null {
  const known = YEARS.flatMap((year) => {
    const crimes = crimesOf(campuses, year);
    return crimes === null ? [] : [[`20${year}`, crimes] as const];
  });
  return known.length > 0 ? Object.fromEntries(known) : null;
}

function crimesInAll(campuses: readonly RawRow[]): number | null {
  const years = YEARS.map((year) => crimesOf(campuses, year));
  return years.includes(null) ? null : years.reduce<number>((total, crimes) => total + (crimes ?? 0), 0);
}

/** Every campus repeats the enrollment of the institution. */
function crimeRate(campuses: readonly RawRow[]): number | null {
  const crimes = crimesInAll(campuses);
  const students = Math.max(...campuses.map((row) => number(row, 'TOTAL') ?? 0));
  return crimes === null || students <= 0 ? null : (1000 * crimes) / (YEARS.length * students);
}

const athletes = (row: RawRow): number | null => sum(row, 'UNDUP_CT_PARTIC_MEN', 'UNDUP_CT_PARTIC_WOMEN');
function expensePerAthlete(row: RawRow): number | null {
  const [expense, students] = [number(row, 'GRND_TOTAL_EXPENSE'), athletes(row)];
  return expense === null || students === null || students === 0 ? null : Math.round(expense / students);
}

const FIELDS = {
  'Computer and information sciences': 'RD_COMPUTER_AND_INFORMATION_SCIENCES',
  'Geosciences, atmospheric and ocean sciences': 'RD_GEOSCIENCES_ATMOSPHERIC_SCIENCES_AND_OCEAN_SCIENCES',
  'Life sciences': 'RD_LIFE_SCIENCES',
  'Mathematics and statistics': 'RD_MATHEMATICS_AND_STATISTICS',
  'Physical sciences': 'RD_PHYSICAL_SCIENCES',
  Psychology: 'RD_PSYCHOLOGY',
  'Social sciences': 'RD_SOCIAL_SCIENCES',
  'Other sciences': 'RD_SCIENCES_NEC',
  Engineering: 'RD_ENGINEERING',
  'Fields outside science and engineering': 'RD_ALL_NON_S_E_FIELDS',
} as const;

/** Thousands of dollars; an institution that the survey lists twice has the sum. Fields without spending are left out. */
const dollars = (rows: readonly RawRow[], column: string): number | null =>
  rows.reduce<number | null>((total, row) => {
    const value = firstNumber(row, column);
    return value === null ? total : (total ?? 0) + value * 1000;
  }, null);
const byField = (rows: readonly RawRow[]): Record<string, number> =>
  Object.fromEntries(Object.entries(FIELDS).flatMap(([field, column]) => {
    const value = dollars(rows, column);
    return value === null || value === 0 ? [] : [[field, value] as const];
  })); // prettier-ignore

const spending = newest('research', (_row, rows) => dollars(rows, 'RD_ALL_R_D_EXPENDITURES'));
/** A college that the survey does not list spends less than its threshold, shown as 0, or a listed parent includes it. */
const listedOrBelow: Formula = {
  tables: spending.tables,
  expect: (raw, college) => {
    const found = spending.expect(raw, college);
    return found.value === null ? { value: null, or: [0] } : found;
  },
};

export const CAMPUS: Readonly<Record<string, Formula>> = {
  crimeIncidentsByYear: newest('crime', (_row, rows) => crimesByYear(rows)),
  crimeIncidentsTotal: newest('crime', (_row, rows) => crimesInAll(rows)),
  crimeRatePer1000: newest('crime', (_row, rows) => crimeRate(rows)),
  menAthletes: newest('athletics', (row) => number(row, 'UNDUP_CT_PARTIC_MEN')),
  womenAthletes: newest('athletics', (row) => number(row, 'UNDUP_CT_PARTIC_WOMEN')),
  totalAthletes: newest('athletics', athletes),
  totalAthleticsExpenses: newest('athletics', (row) => number(row, 'GRND_TOTAL_EXPENSE')),
  totalAthleticsRevenue: newest('athletics', (row) => number(row, 'GRND_TOTAL_REVENUE')),
  athleticsExpensePerAthlete: newest('athletics', expensePerAthlete),
  researchFundingTotal: listedOrBelow,
  researchFundingByDepartment: newest('research', (_row, rows) => byField(rows)),
};
