import { briefEarningsText, majorEarningsText } from './major-earnings-text.ts';

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

describe('a card', () => {
  const EARNINGS = { credential: 3, part: 'earnings4', figure: NURSING } as const;

  it.each([
    ['leaves out the only chosen major', ['51.38'], 'median pay $80,110 four years after a bachelor’s degree'],
    ['names one of several majors', ['51.38', '11.07'], 'median pay $80,110 four years after a bachelor’s degree in Nursing'],
    ['names a major of the chosen family', ['51'], 'median pay $80,110 four years after a bachelor’s degree in Nursing'],
    ['names the major of a chosen program', ['51.3801'], 'median pay $80,110 four years after a bachelor’s degree in Nursing'],
  ])('%s', (_, chosen, text) => {
    expect(briefEarningsText(EARNINGS, chosen)).toBe(text);
  });

  it('says that a figure is missing', () => {
    expect(briefEarningsText({ ...EARNINGS, figure: null }, ['51.38'])).toBe('no published earnings');
  });
});
