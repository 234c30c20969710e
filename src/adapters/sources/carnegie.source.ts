import { carnegieFields } from './carnegie-fields.ts';
import { coded, IPEDS_CODES, reported, type FieldReader } from './cells.ts';
import type { SourceSpec } from './detect.ts';
import { CellError } from './errors.ts';
import { C21BASIC, CARNEGIERSCH } from './ipeds/codes.ts';
import type { TableSpec } from './table.ts';

/** A file contains one edition instead of a data year. Its columns identify the edition. */
const BASIC_EDITION = 2021;
const INSTITUTIONAL_EDITION = 2025;

const periodOf = (edition: number): string => `${edition} classification`;
const contentOf = (edition: number): string => `the ${edition} classification`;

const basic: TableSpec = {
  table: 'CCIHE2021',
  signature: ['BASIC2021', 'IPUG2021'],
  yearIn: () => BASIC_EDITION,
  contentOf,
  fields: (_year, period) => carnegieFields({ scheme: '2021 basic', columns: ['BASIC2021'], period, read: coded(C21BASIC) }),
};

/** Each code has a label column. Negative codes mean that a college is not classified. */
const institutionalLabel: FieldReader = ([label = '', code = '']) => {
  const missing = IPEDS_CODES.get(code) ?? IPEDS_CODES.get(label);
  if (missing) return missing;
  if (!/[A-Za-z]/.test(label)) throw new CellError('not-a-class', `"${label.slice(0, 40)}" is not the name of a class.`, label);
  return reported(label);
};

/** Skips research spending, because its units are mixed (dollars and thousands), and HBCU and tribal flags, because IPEDS has them. */
const institutional: TableSpec = {
  table: 'CCIHE2025',
  signature: ['IC2025', 'IC2025NAME'],
  yearIn: () => INSTITUTIONAL_EDITION,
  contentOf,
  fields: (_year, period) => [
    ...carnegieFields({ scheme: '2025 institutional', columns: ['IC2025NAME', 'IC2025'], period, read: institutionalLabel }),
    { field: 'researchActivity', period, variable: 'RESEARCH2025', columns: ['RESEARCH2025'], read: coded(CARNEGIERSCH) },
    { field: 'isWomenOnly', period, variable: 'WOMENONLY', columns: ['WOMENONLY'], read: coded({ 1: true, 0: false }) },
  ],
};

/** The classes of an edition: IPUG2018 up to 2021, IC2025 from then on. Files also repeat the basic classes of former editions. */
function skipReason(_name: string, header: readonly string[]): string | null {
  const edition = header.flatMap((name) => /^(?:IC|IPUG)(20\d\d)$/.exec(name)?.[1] ?? []).map(Number)[0];
  if (edition === undefined || edition === BASIC_EDITION || edition === INSTITUTIONAL_EDITION) return null;
  return `the ${edition} edition is not read; use ${BASIC_EDITION} or ${INSTITUTIONAL_EDITION}`;
}

/** The public files of the Carnegie Classification of Institutions of Higher Education. */
export const carnegie: SourceSpec = {
  tables: [institutional, basic],
  known: [],
  skipReason,
  yearOf: () => null,
  periodOf: (_name, year) => periodOf(year),
  hasManyFiles: false,
};
