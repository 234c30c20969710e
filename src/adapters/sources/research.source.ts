import type { Silence } from '../../domain/imports/below-threshold.ts';
import type { SourceSpec } from './detect.ts';
import { researchFields, TOTAL_COLUMN } from './herd-fields.ts';
import { foldAnswers } from './herd-long.ts';
import type { TableSpec } from './table.ts';

/**
 * The survey is a census of everybody from $150,000 a year on. The long form alone lists some twenty institutions below a million, the
 * short form two hundred more: without those, silence would call them all too small.
 */
const BELOW_THRESHOLD: Silence = {
  field: 'researchFundingTotal',
  value: 0,
  variable: 'not listed: under $150,000',
  least: 500,
  small: { below: 1_000_000, least: 50 },
  level: 4,
  unless: 'researchActivity',
};

const periodOf = (year: number): string => `fiscal year ${year}`;

/** The microdata: an answer a row. Institutions that answer the short form come in a file of their own; both go into one run. */
const answers: TableSpec = {
  table: 'HERD',
  marks: ['QUESTIONNAIRE_NO', 'QUESTION', 'ROW', 'COLUMN', 'DATA'],
  yearColumn: 'YEAR',
  silence: BELOW_THRESHOLD,
  fold: foldAnswers,
  fields: (year) =>
    researchFields(periodOf(year), { total: 'question 1, Total', byField: 'questions 9 + 11, by field (short form: question 2)' }),
};

/** A row an institution, with a UNITID where it has one. */
const byUnitId: TableSpec = {
  table: 'HERD-BY-UNITID',
  marks: ['UNITID', TOTAL_COLUMN],
  mayLackUnitId: true,
  strangers: 'HERD_NAME',
  silence: BELOW_THRESHOLD,
  fields: (year) => researchFields(periodOf(year), { total: TOTAL_COLUMN.toLowerCase(), byField: 'rd_ columns, by field' }),
};

function passOver(_name: string, header: readonly string[]): string | null {
  if (header.includes('TABLE_ID') && header.includes('ROW_ID'))
    return 'it knows institutions by abbreviated names only, and names do not tell which college is meant';
  if (header.some((name) => /^HERD_\d{4}$/.test(name)))
    return 'it repeats amounts of the survey, some in dollars and some in thousands: take the survey itself';
  return null;
}

/** "herd2023.csv", "higher_education_r_and_d_2023_short.zip", "herd_fy2023.csv"; a span such as 2010-2023 tells no year. */
function yearOf(name: string): number | null {
  const years = new Set(name.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  return years.size === 1 ? Number([...years][0]) : null;
}

/** Spending on research and development: the Higher Education Research and Development Survey of the National Science Foundation. */
export const research: SourceSpec = {
  tables: [answers, byUnitId],
  known: [],
  passOver,
  yearOf,
  periodOf: (_name, year) => periodOf(year),
  manyFiles: true,
};
