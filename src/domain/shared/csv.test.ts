import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { csvOf, readCell } from './csv.ts';

const rowsIn = (text: string): unknown[] => parse(text);
const textOf = (columns: string[], rows: Record<string, unknown>[]) => [...csvOf(columns, rows)].join('');

describe('csvOf', () => {
  it('writes a header, CRLF, empty cells for missing values, lists with bars and objects as JSON', () => {
    const row = { name: 'A', size: null, aliases: ['B', 'C'], flags: { x: 1 }, rate: 0.25, open: true };
    expect(textOf(['name', 'size', 'aliases', 'flags', 'rate', 'open'], [row])).toBe(
      'name,size,aliases,flags,rate,open\r\nA,,B|C,"{""x"":1}",0.25,true\r\n',
    );
  });

  it.each(['=1+1', '+1+1', '-1+1', '@SUM(A1)', '\tx', '\rx', '\0x', '\nx', '\n=1', '＝1+1', '＋1', '－1', '＠SUM(A1)'])(
    'escapes the formula %j',
    (name) => {
      expect(rowsIn(textOf(['name'], [{ name }]))[1]).toEqual([`'${name}`]);
    },
  );

  it('does not change negative numbers, as numbers or as text', () => {
    expect(textOf(['a', 'b'], [{ a: -300, b: '-300.5' }])).toBe('a,b\r\n-300,-300.5\r\n');
  });

  it('round-trips through an RFC 4180 parser', () => {
    const word = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom("'-x", "''=1", "'x", "'", '-1', "'-1"));
    fc.assert(
      fc.property(fc.array(fc.tuple(word, word), { minLength: 1 }), (pairs) => {
        const text = textOf(
          ['first', 'second'],
          pairs.map(([first, second]) => ({ first, second })),
        );
        const read: string[][] = parse(text, { skip_empty_lines: false, record_delimiter: '\r\n' });
        expect(read.map((cells) => cells.map(readCell))).toEqual([['first', 'second'], ...pairs]);
      }),
    );
  });

  it('yields pieces without losing a row', () => {
    const rows = Array.from({ length: 450 }, (_, id) => ({ id }));
    const pieces = [...csvOf(['id'], rows)];
    expect(pieces.length).toBe(3);
    expect(pieces.join('').split('\r\n')).toEqual(['id', ...rows.map(({ id }) => String(id)), '']);
  });
});
