import { carnegieFields } from './carnegie-fields.ts';
import { coded, IPEDS_CODES, NOT_REPORTED, reported, type Read } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { refusal } from './faults.ts';
import { C21BASIC, CARNEGIERSCH } from './ipeds/codes.ts';
import type { TableSpec } from './table.ts';

/** Files are of an edition, not of a year of data: their columns tell which. */
const BASIC_EDITION = 2021;
const INSTITUTIONAL_EDITION = 2025;

/** Throws `invalid` where somebody says that the file is of another year. */
function refuseOther(year: number, edition: number): void {
  if (year !== edition)
    throw refusal('year-conflict', `The file holds the classification of ${edition}, not of ${year}: leave out --year.`);
}

const periodOf = (edition: number): string => `${edition} classification`;

const basic: TableSpec = {
  table: 'CCIHE2021',
  marks: ['BASIC2021', 'IPUG2021'],
  yearIn: () => BASIC_EDITION,
  fields: (year) => {
    refuseOther(year, BASIC_EDITION);
    return carnegieFields({ scheme: '2021 basic', columns: ['BASIC2021'], period: periodOf(BASIC_EDITION), read: coded(C21BASIC) });
  },
};

/** The file has a label beside each code, and a code below zero where a college is in no class. */
const institutionalLabel: Read = ([label = '', code = '']) => {
  const missing = IPEDS_CODES.get(code) ?? IPEDS_CODES.get(label);
  if (missing) return missing;
  return /[A-Za-z]/.test(label) ? reported(label) : NOT_REPORTED;
};

/** Its research spending is passed over: some of it is in dollars, most in thousands. HBCUs and tribal colleges are told by IPEDS. */
const institutional: TableSpec = {
  table: 'CCIHE2025',
  marks: ['IC2025', 'IC2025NAME'],
  yearIn: () => INSTITUTIONAL_EDITION,
  fields: (year) => {
    refuseOther(year, INSTITUTIONAL_EDITION);
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
  manyFiles: false,
};
