import { carnegieFields } from './carnegie-fields.ts';
import { coded, IPEDS_CODES, NOT_REPORTED, reported, type FieldReader } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { sourceError } from './errors.ts';
import { C21BASIC, CARNEGIERSCH } from './ipeds/codes.ts';
import type { TableSpec } from './table.ts';

/** A file contains one edition instead of a data year. Its columns identify the edition. */
const BASIC_EDITION = 2021;
const INSTITUTIONAL_EDITION = 2025;

/** Throws `invalid` if the requested year differs from the edition. */
function checkYear(year: number, edition: number): void {
  if (year !== edition) throw sourceError('year-conflict', `The file contains the ${edition} classification, not ${year}.`, ['no-year']);
}

const periodOf = (edition: number): string => `${edition} classification`;

const basic: TableSpec = {
  table: 'CCIHE2021',
  signature: ['BASIC2021', 'IPUG2021'],
  yearIn: () => BASIC_EDITION,
  fields: (year) => {
    checkYear(year, BASIC_EDITION);
    return carnegieFields({ scheme: '2021 basic', columns: ['BASIC2021'], period: periodOf(BASIC_EDITION), read: coded(C21BASIC) });
  },
};

/** Each code has a label column. Negative codes mean that a college is not classified. */
const institutionalLabel: FieldReader = ([label = '', code = '']) => {
  const missing = IPEDS_CODES.get(code) ?? IPEDS_CODES.get(label);
  if (missing) return missing;
  return /[A-Za-z]/.test(label) ? reported(label) : NOT_REPORTED;
};

/** Skips research spending, because its units are mixed (dollars and thousands), and HBCU and tribal flags, because IPEDS has them. */
const institutional: TableSpec = {
  table: 'CCIHE2025',
  signature: ['IC2025', 'IC2025NAME'],
  yearIn: () => INSTITUTIONAL_EDITION,
  fields: (year) => {
    checkYear(year, INSTITUTIONAL_EDITION);
    const period = periodOf(INSTITUTIONAL_EDITION);
    return [
      ...carnegieFields({ scheme: '2025 institutional', columns: ['IC2025NAME', 'IC2025'], period, read: institutionalLabel }),
      { field: 'researchActivity', period, variable: 'RESEARCH2025', columns: ['RESEARCH2025'], read: coded(CARNEGIERSCH) },
      { field: 'isWomenOnly', period, variable: 'WOMENONLY', columns: ['WOMENONLY'], read: coded({ 1: true, 0: false }) },
    ];
  },
};

/** The public files of the Carnegie Classification of Institutions of Higher Education. */
export const carnegie: SourceSpec = {
  tables: [institutional, basic],
  known: [],
  yearOf: () => null,
  periodOf: (_name, year) => periodOf(year),
  hasManyFiles: false,
};
