import { majorEarningsText } from './major-earnings-text.ts';

const NURSING = { dollars: 80_110, major: { code: '51.38', name: 'Nursing' } };

it.each([
  [3, 'earnings4', 'median earnings $80,110 four years after a bachelor’s degree in Nursing'],
  [2, 'formerEarnings1', 'median earnings $80,110 in the first year, as counted until 2019, after an associate’s degree in Nursing'],
  [1, 'earnings1', 'median earnings $80,110 one year after a certificate in Nursing'],
] as const)('says the level and the years of a figure: %s %s', (credential, part, text) => {
  expect(majorEarningsText({ credential, part, figure: NURSING })).toBe(text);
});

it('says that a figure is missing', () => {
  expect(majorEarningsText({ credential: 3, part: 'earnings4', figure: null })).toBe('no published earnings');
});
