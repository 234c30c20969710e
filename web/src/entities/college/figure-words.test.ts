import { figureWords } from './figure-words.ts';

const reported = { status: 'reported' as const };

describe('the text of a figure', () => {
  it('has a unit and a period', () => {
    expect(figureWords('netPrice', { ...reported, value: 14_230, period: '2021-22' })).toEqual({
      text: '$14,230',
      isMissing: false,
      unit: 'a year',
      when: '2021-22',
    });
  });

  it('falls back to the year', () => {
    expect(figureWords('graduationRate', { ...reported, value: 0.285, year: 2024 })).toMatchObject({ text: '29%', when: '2024' });
  });

  it('notes that aid exceeds cost', () => {
    expect(figureWords('netPrice', { ...reported, value: -1200 }).text).toBe('+$1,200 (aid exceeds cost)');
  });

  it('shows a price of 0 as N/A without a unit', () => {
    expect(figureWords('netPrice', { ...reported, value: 0 })).toEqual({ text: 'N/A', isMissing: true });
  });

  it.each([
    ['percentPellGrant', { status: 'not-reported' }, 'Not reported'],
    ['medianEarnings', { status: 'suppressed' }, 'Too few students to publish'],
    ['transferRate', { status: 'not-applicable' }, 'Does not apply'],
  ] as const)('%s missing: %o', (key, facts, text) => {
    expect(figureWords(key, { value: null, ...facts })).toEqual({ text, isMissing: true });
  });

  it('has shorter words for the rate of open admission, whose longest word a card breaks', () => {
    const facts = { value: null, status: 'not-reported' as const, openAdmission: true };
    const text = 'Does not apply (open admission)';
    expect(figureWords('acceptanceRateNum', facts)).toEqual({ text, isMissing: true, short: 'All who apply' });
    expect(figureWords('avgACT', facts)).toEqual({ text, isMissing: true });
  });

  it.each([
    ['graduationRate', { status: 'suppressed' }, 'Too few students to publish'],
    ['retentionRate', { status: 'not-applicable' }, 'Does not apply'],
    ['netPrice', { status: 'not-reported', basis: null }, 'Not reported'],
    ['netPrice', { status: 'suppressed' }, 'Too few students to publish'],
    ['annualCost', { status: 'not-reported' }, 'Not reported'],
  ] as const)('%s missing reads N/A, with the reason: %o', (key, facts, reason) => {
    expect(figureWords(key, { value: null, ...facts })).toEqual({ text: 'N/A', isMissing: true, reason });
  });

  it('says that a price is the sticker price', () => {
    const facts = { value: 41_338, status: 'not-reported' as const, period: '2024-25', basis: 'sticker-price' as const };
    expect(figureWords('netPrice', facts)).toEqual({
      text: '$41,338',
      isMissing: false,
      instead: 'Sticker price (net price not published)',
      unit: 'a year',
      when: '2024-25',
    });
  });

  it('says that an academy has no tuition', () => {
    expect(figureWords('netPrice', { value: null, status: 'not-applicable', basis: 'no-tuition' })).toEqual({
      text: 'No tuition',
      isMissing: false,
      reason: 'Graduates owe service',
    });
  });

  it.each([
    [{ status: 'not-reported', openAdmission: true }, 'Does not apply (open admission)'],
    [{ status: 'suppressed', openAdmission: true }, 'Too few students to publish'],
    [{ status: 'not-applicable', testingPolicy: 'not-considered' }, 'Scores are not considered'],
    [{ status: 'not-reported' }, 'Not reported'],
  ] as const)('a missing average SAT reads NA, with the reason: %o', (facts, reason) => {
    expect(figureWords('avgSAT', { value: null, ...facts })).toMatchObject({ text: 'NA', isMissing: true, reason });
  });

  it('shows a missing average SAT as NA with a hint', () => {
    const { text, hint } = figureWords('avgSAT', { value: null, status: 'not-reported', openAdmission: true });
    expect(text).toBe('NA');
    expect(hint).toMatch(/test-optional/);
  });

  it('names the agency that estimated a value', () => {
    expect(figureWords('retentionRate', { value: 0.8, status: 'imputed', period: 'fall 2023' }).when).toBe('fall 2023, estimated by NCES');
  });
});
