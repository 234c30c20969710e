import { refuseUnreadable, rowLine } from './input.ts';
import { FILE_CHARACTERS, MAX_FILE_ROWS } from './query.ts';

it('a row has the cells of a published file: what is missing is blank, and no cell is changed for spreadsheets', () => {
  expect(rowLine([100654, null, 'NaN', 0, -2, 42.5, true, '2020-07-01', '=1+1', ''])).toBe('100654,,,0,-2,42.5,true,2020-07-01,=1+1,\n');
  expect(rowLine(['a "b", c', 'two\nlines', '9007199254740993'])).toBe('"a ""b"", c","two\nlines",9007199254740993\n');
});

const FACTS = { name: 'p.d.t', shortName: 't', columns: [{ name: 'unitid', type: 'INT64' }], bytes: 0, billedBytes: 0 };
const refusalOf = (rows: number, bytes: number): unknown => {
  try {
    refuseUnreadable({ ...FACTS, size: { rows, bytes } });
    return undefined;
  } catch (error) {
    return (error as { code?: string }).code;
  }
};

it('a table is refused above each limit, and not at it', () => {
  expect(refusalOf(MAX_FILE_ROWS, FILE_CHARACTERS)).toBeUndefined();
  expect(refusalOf(MAX_FILE_ROWS + 1, 1)).toBe('warehouse.too-large');
  expect(refusalOf(1, FILE_CHARACTERS + 1)).toBe('warehouse.too-large');
});
