import { csvColumn, csvColumnOf } from './csv-words.ts';

it.each([
  ['graduationRate', 'Graduation rate (%)', 0.04548030603570417, 4.5],
  ['annualCost', 'Sticker price ($)', 23_258.4, 23_258],
  ['avgSAT', 'SAT, middle score', 1_210, 1_210],
  ['latitude', 'Latitude', 33.59934, 33.59934],
  ['isHBCU', 'Historically Black college', true, 'yes'],
  ['ipedsUnitId', 'UNITID', 100_858, 100_858],
  ['lastDataSync', 'Last data sync', '2026-11-22', '2026-11-22'],
  ['size', 'Undergraduates', null, null],
])('shows %s as %s', (name, head, value, shown) => {
  const column = csvColumnOf(name);
  expect([column.head, column.shown(value)]).toEqual([head, shown]);
});

it('rounds other columns by their unit', () => {
  expect([csvColumn('Known', 'fraction').shown(0.7391), csvColumn('Score', 'points').shown(61.2499)]).toEqual([73.9, 61.2]);
});
