import type { Field } from '../cells.ts';

const TEXTS = ['instnm', 'ialias', 'addr', 'city', 'stabbr', 'zip', 'webaddr', 'npricurl', 'applurl', 'faidurl', 'act', 'opeid'];
const CODES = [
  ...['fips', 'obereg', 'opeflag', 'sector', 'iclevel', 'control', 'hloffer', 'ugoffer', 'groffer', 'hdegofr1', 'deggrant', 'hbcu'],
  ...['tribal', 'locale', 'openpubl', 'newid', 'deathyr', 'cyactive', 'c18basic', 'c15basic', 'ccbasic', 'landgrnt', 'instsize', 'cbsa'],
];

/** The columns of the directory of 2020 as BigQuery has them, in lower case: numbers, texts, a date and a flag. */
export const HD2020_FIELDS: Field[] = [
  { name: 'unitid', type: 'INTEGER' },
  ...TEXTS.map((name) => ({ name, type: 'STRING' })),
  ...CODES.map((name) => ({ name, type: 'INTEGER' })),
  { name: 'longitud', type: 'FLOAT' },
  { name: 'latitude', type: 'FLOAT' },
  { name: 'closedat', type: 'DATE' },
  { name: 'is_public', type: 'BOOLEAN' },
];

export type DirectoryRow = Record<string, string | number | boolean | null>;

const COLLEGE: DirectoryRow = {
  ...Object.fromEntries(HD2020_FIELDS.map(({ name = '' }) => [name, null])),
  ...{ fips: 1, obereg: 5, opeflag: 1, sector: 1, iclevel: 1, control: 1, hloffer: 9, ugoffer: 1, groffer: 1, hdegofr1: 11, deggrant: 1 },
  ...{ hbcu: 2, tribal: 2, locale: 12, openpubl: 1, newid: -2, deathyr: -2, cyactive: 1, c18basic: 18, landgrnt: 2, instsize: 3 },
  ...{ act: 'A', is_public: true },
};

/** A row with a formula, quotes, commas, a line break, a leading zero, blanks and a closed college among them. */
export const HD2020_ROWS: readonly DirectoryRow[] = [
  {
    ...COLLEGE,
    ...{ unitid: 100654, instnm: 'Alabama A & M University', ialias: 'AAMU', addr: '4900 Meridian Street', city: 'Normal', stabbr: 'AL' },
    ...{ zip: '35762', webaddr: 'www.aamu.edu/', hbcu: 1, longitud: -86.568502, latitude: 34.783368, opeid: '00100200' },
  },
  {
    ...COLLEGE,
    ...{ unitid: 166027, instnm: 'Université "Crimson", of Cambridge', ialias: '=SUM(1)|+Crimson', city: 'Cambridge', stabbr: 'MA' },
    ...{ zip: '02138', addr: 'Massachusetts Hall\nFloor 2', control: 2, sector: 2, longitud: -71.118, latitude: 42, webaddr: null },
  },
  {
    ...COLLEGE,
    ...{ unitid: 107284, instnm: 'Closed Valley College', city: 'Little Rock', stabbr: 'AR', zip: '72204', act: 'D', cyactive: 2 },
    ...{ closedat: '2020-07-01', deathyr: 2020, is_public: false },
  },
];

/** The file that the publisher would offer of some rows, with names in upper case. */
export function csvOfRows(rows: readonly DirectoryRow[]): string {
  const names = HD2020_FIELDS.map(({ name = '' }) => name);
  const cellOf = (value: DirectoryRow[string] | undefined): string => {
    const text = value === null || value === undefined ? '' : String(value);
    return /[",\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
  };
  const lines = rows.map((row) => names.map((name) => cellOf(row[name])).join(','));
  return [names.map((name) => name.toUpperCase()).join(','), ...lines, ''].join('\n');
}
