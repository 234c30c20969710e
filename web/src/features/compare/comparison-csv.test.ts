import { parse } from 'csv-parse/sync';
import { aComparison, provenanceFor } from './compare.fixture.ts';
import { comparisonCsv } from './comparison-csv.ts';
import { aProgram, aTaught, COMPUTING } from '../../entities/college/programs.fixture.ts';
import { majorRows } from './major/major-rows.ts';

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

it('ends with the rows of a chosen major and the national medians, and says why a value is missing', () => {
  const outcomes = { college: { earnings4: 80_110 }, campuses: 1, national: { earnings4: 76_512 } };
  const other = aProgram({ cip: '11.0701', major: COMPUTING });
  const major = { code: '51.38', name: 'Nursing', ...majorRows([aTaught([aProgram({ outcomes }), other]), aTaught([other])], '51.38') };
  const taught = (value: string, period: string, status: string) => [value, period, status, '', '', 'not taught here'];
  expect(rowsOf(comparisonCsv(aComparison({}, {}), major)).slice(-7)).toEqual([
    ['Nursing: level, with most graduates, graduate school last', '', ...taught('Bachelor’s degree', '', 'reported')],
    ['Nursing: graduates, a year, all levels', 'count', ...taught('212', '2023-24', 'reported')],
    ['Nursing: share of all graduates', 'fraction from 0 to 1', ...taught('0.5', '2023-24', 'reported')],
    ['Nursing: median earnings, a year, with federal aid, four years on', 'US dollars', ...taught('80110', '', 'nationwide $76,512')],
    ['Nursing: median debt, of federal loans, at graduation', 'US dollars', ...taught('', '', 'withheld or not published')],
    ['Nursing: median earnings, nationwide, a year, with federal aid, four years on', 'US dollars', ...taught('76512', '', 'reported')],
    ['Nursing: median debt, nationwide, of federal loans, at graduation', 'US dollars', ...taught('', '', 'withheld or not published')],
  ]);
});
