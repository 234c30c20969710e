import type { NamedDot } from '../../api/domain/swarm.ts';
import { pathsBetween } from './glide.ts';
import { dotByKey, placedDots } from './placed-dots.ts';

const college = (slug: string, value: number, rest: Partial<NamedDot> = {}): NamedDot => ({
  slug,
  name: slug.toUpperCase(),
  location: 'Auburn',
  state: 'AL',
  kind: 'public-four-year-college',
  value,
  ...rest,
});
const bands = (amount: number | null) => ({ '0-30000': amount, '30001-48000': 0, '48001-75000': 0, '75001-110000': 0, '110001-plus': 0 });
const cheap = college('cheap', 8_000, { byIncome: bands(4_000) });
const dear = college('dear', 52_000, { byIncome: bands(null) });
const middle = college('middle', 20_000, { byIncome: bands(12_000) });
const COLLEGES = [dear, cheap, middle];

const { dots } = placedDots(COLLEGES, { figure: 'netPrice' });

it('places colleges by value, lowest first, at the column of the server', () => {
  expect(dots.map(({ college: { slug }, x }) => [slug, x])).toEqual([
    ['cheap', 20],
    ['middle', 50],
    ['dear', 129],
  ]);
});

it('leaves out colleges without a price for the income', () => {
  const forIncome = placedDots(COLLEGES, { figure: 'netPrice', income: '0-30000' });
  expect(forIncome.dots.map(({ college: { slug }, value }) => [slug, value])).toEqual([
    ['cheap', 4_000],
    ['middle', 12_000],
  ]);
});

it('moves to the next higher or lower value, and stops at the ends', () => {
  const [first, second, last] = dots as [(typeof dots)[number], (typeof dots)[number], (typeof dots)[number]];
  expect(dotByKey(dots, first, 'ArrowRight')).toBe(second);
  expect(dotByKey(dots, second, 'ArrowLeft')).toBe(first);
  expect(dotByKey(dots, first, 'ArrowLeft')).toBe(first);
  expect(dotByKey(dots, first, 'End')).toBe(last);
  expect(dotByKey(dots, first, 'PageUp')).toBe(last);
  expect(dotByKey(dots, first, 'a')).toBeUndefined();
});

it('moves each college from one price to the other', () => {
  const { dots: moves } = pathsBetween(COLLEGES, undefined, '0-30000');
  expect(moves.map(({ from, to }) => [from?.x, to?.x])).toEqual([
    [129, undefined],
    [20, 10],
    [50, 30],
  ]);
});
