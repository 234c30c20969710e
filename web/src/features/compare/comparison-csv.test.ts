import { parse } from 'csv-parse/sync';
import fc from 'fast-check';
import { aComparison, provenanceFor } from './compare.fixture.ts';
import { cellText, comparisonCsv } from './comparison-csv.ts';

const rowsOf = (text: string): string[][] => parse(text, { bom: true });
const lineOf = (text: string): string[][] => parse(text, {});

it('has the value, period and status of each figure', () => {
  const text = comparisonCsv(
    aComparison(
      {
        name: 'One, "the" College',
        ipedsUnitId: 100_858,
        netPricePublic: -4_247.5,
        provenance: provenanceFor({ netPricePublic: '2021-22' }),
      },
      { name: '=HYPERLINK("x")', ipedsUnitId: null, graduationRate: 0.285, valueStatus: { graduationRate: 'imputed' } },
    ),
  );
  expect(text.startsWith('\uFEFFFigure,Unit,"One, ""the"" College"')).toBe(true);
  expect(text.endsWith('\r\n')).toBe(true);
  const rows = rowsOf(text);
  const one = 'One, "the" College';
  const other = `'=HYPERLINK("x")`;
  expect(rows[0]).toEqual(['Figure', 'Unit', one, `${one}: period`, `${one}: status`, other, `${other}: period`, `${other}: status`]);
  expect(rows[1]).toEqual(['UNITID', '', '100858', '', '', '', '', '']);
  expect(rows.find(([figure]) => figure === 'Net price')).toEqual([
    'Net price',
    'US dollars',
    '-4247.5',
    '2021-22',
    'reported',
    '',
    '',
    'not-reported',
  ]);
  expect(rows.find(([figure]) => figure === 'Graduation rate')?.slice(5)).toEqual(['0.285', '', 'imputed']);
});

it('keeps every text and disarms formulas', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.constantFrom('=1+1', '+1', '-1', '@A1', '\tx', '\rx', '"=1"', '\n=1', '\0')), (text) => {
      const [[first] = []] = lineOf(`${cellText(text)},end\r\n`);
      expect([text, `'${text}`]).toContain(first);
      expect(first).not.toMatch(/^[=+\-@\t\r\n\0]/);
    }),
  );
});

it('keeps numbers, also negative ones', () => {
  expect([-5, 0, 0.25, null].map(cellText)).toEqual(['-5', '0', '0.25', '']);
});
