import fc from 'fast-check';
import { csvLine } from '../../../../../src/domain/shared/csv.ts';
import { cellsOf } from './cells-of.ts';

/** The texts that `csvLine` writes as they are. */
const cell = fc.string().filter((text) => !/^'*[=+\-@＝＋－＠\t\r\n\0]/.test(text));

it('reads the cells that the CSV writer wrote', () => {
  fc.assert(
    fc.property(fc.array(cell, { minLength: 1 }), (cells) => {
      expect(cellsOf(csvLine(cells).slice(0, -2))).toEqual(cells);
    }),
  );
});

it('reads what it can of any line', () => {
  expect(cellsOf('"a ""b"" c",,d"e,"cut, off')).toEqual(['a "b" c', '', 'd"e', 'cut, off']);
  expect(cellsOf('')).toEqual(['']);
  expect(cellsOf('"a"b,c')).toEqual(['ab', 'c']);
  fc.assert(fc.property(fc.string(), (line) => cellsOf(line).length > 0));
});
