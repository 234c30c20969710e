import { aCollege } from '../college.fixture.ts';
import type { Locale } from '../college.ts';
import { skylineOf } from './skyline.ts';

const skyline = (locale: Locale | null, size: number | null) => skylineOf(aCollege({ locale, size })) ?? '';
const figuresOf = (locale: Locale, size: number) => skyline(locale, size).split('M').slice(1);

it.each([
  [1_200, 2],
  [9_000, 4],
  [30_000, 6],
])('draws %d students as %d figures', (size, count) => {
  expect(figuresOf('city-large', size)).toHaveLength(count);
  expect(figuresOf('rural-remote', size)).toHaveLength(count);
});

it('draws each setting in its own way', () => {
  const settings = (['city-small', 'suburb-large', 'town-fringe', 'rural-distant'] as const).map((locale) => skyline(locale, 9_000));
  expect(new Set(settings).size).toBe(4);
});

it.each([
  [null, 9_000],
  ['city-large', null],
] as const)('draws nothing for %p and %p', (locale, size) => {
  expect(skyline(locale, size)).toBe('');
});
