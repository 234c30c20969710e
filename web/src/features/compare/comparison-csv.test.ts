import { parse } from 'csv-parse/sync';
import { aComparison, provenanceFor } from './compare.fixture.ts';
import { comparisonCsv } from './comparison-csv.ts';

const rowsOf = (text: string): string[][] => parse(text, { bom: true });

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
  const prices = rowsOf(comparisonCsv(aComparison({ annualCost: 41_338 }, { ipedsUnitId: 197_036 })));
  expect(prices.find(([figure]) => figure === 'Net price')?.slice(2)).toEqual([
    '41338', '', 'sticker price (net price not published)', '', '', 'no tuition',
  ]); // prettier-ignore
  expect(rows.find(([figure]) => figure === 'Graduation rate')?.slice(5)).toEqual(['0.285', '', 'imputed']);
});
