import type { BelowThresholdRule } from '../../domain/imports/below-threshold.ts';
import type { SourceSpec } from './detect.ts';
import { aggregateCampusRows, researchFields, TOTAL_COLUMN } from './research-fields.ts';
import { aggregateAnswers } from './research-microdata.ts';
import type { TableSpec } from './table.ts';

/**
 * The survey lists all institutions that spend at least $150,000 a year: in 2023, 886 with a UNITID, 216 of them below one million dollars.
 * Without the short form, about 200 of the small ones are missing. The panel of 2024 lacks some as well: it lists 824, with 149 small ones.
 * In both, an institution that is not listed may be above the threshold.
 */
const BELOW_THRESHOLD: BelowThresholdRule = {
  field: 'researchFundingTotal',
  value: 0,
  variable: 'not listed: under $150,000',
  minListed: 855,
  minSmall: { below: 1_000_000, count: 180 },
  level: 4,
  unless: 'researchActivity',
};

const periodOf = (year: number): string => `fiscal year ${year}`;

/** The microdata, one answer per row. The short form is a separate file; one run reads both. */
const answers: TableSpec = {
  table: 'HERD',
  signature: ['QUESTIONNAIRE_NO', 'QUESTION', 'ROW', 'COLUMN', 'DATA'],
  years: { column: 'YEAR', textOf: String },
  belowThreshold: BELOW_THRESHOLD,
  aggregate: aggregateAnswers,
  fields: (year) =>
    researchFields(periodOf(year), { total: 'question 1, Total', byField: 'questions 9 + 11, by field (short form: question 2)' }),
};

/** One row per institution or campus. Some rows have no UNITID. */
const byUnitId: TableSpec = {
  table: 'HERD-BY-UNITID',
  signature: ['UNITID', TOTAL_COLUMN],
  aggregate: aggregateCampusRows,
  belowThreshold: BELOW_THRESHOLD,
  fields: (year) => researchFields(periodOf(year), { total: TOTAL_COLUMN.toLowerCase(), byField: 'rd_ columns, by field' }),
};

function skipReason(_name: string, header: readonly string[]): string | null {
  if (header.includes('TABLE_ID') && header.includes('ROW_ID'))
    return 'it identifies institutions only by abbreviated names, which are ambiguous';
  if (header.some((name) => /^HERD_\d{4}$/.test(name))) return 'it repeats survey amounts in mixed units: use the survey file instead';
  return null;
}

/** Reads "herd2023.csv", "higher_education_r_and_d_2023_short.zip" and "herd_fy2023.csv". A range such as 2010-2023 has no year. */
function yearOf(name: string): number | null {
  const years = new Set(name.match(/(?<!\d)(?:19|20)\d\d(?!\d)/g));
  return years.size === 1 ? Number([...years][0]) : null;
}

/** The Higher Education Research and Development Survey (HERD) of the National Science Foundation. */
export const research: SourceSpec = {
  tables: [answers, byUnitId],
  known: [],
  skipReason,
  yearOf,
  periodOf: (_name, year) => periodOf(year),
  hasManyFiles: true,
};
