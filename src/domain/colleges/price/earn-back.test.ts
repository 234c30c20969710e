import { HS_EARNINGS } from '../../shared/method.ts';
import { yearsToEarnBack } from './earn-back.ts';

it('counts the years that are paid', () => {
  expect(yearsToEarnBack(16_000, HS_EARNINGS + 32_000, 2)).toBe(1);
});

it.each([
  [16_000, HS_EARNINGS + 32_000, 2],
  [-4_000, HS_EARNINGS + 1, 0],
  [16_000, HS_EARNINGS, null],
])('a price of %d a year and earnings of %d take %p years', (price, earnings, years) => {
  expect(yearsToEarnBack(price, earnings)).toBe(years);
});
