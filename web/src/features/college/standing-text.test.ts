import { standingText } from './standing-text.ts';

const PEERS = 'public four-year colleges';
const shares = (below: number, equal = 0.2) => ({ below, equal, above: 100 - below - equal });
const standing = (peer: ReturnType<typeof shares> | null, rest = {}) => ({
  peer,
  national: shares(70),
  n: 612,
  peerMedian: 0.5,
  nationalMedian: 0.5,
  ...rest,
});
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the standing text', () => {
  it.each([
    [shares(83.2), 'Higher than 83% of public four-year colleges (n = 612) and 70% of all'],
    [shares(49.9), 'Higher than 50% of public four-year colleges (n = 612) and 70% of all'],
    [shares(12, 0), 'Lower than 88% of public four-year colleges (n = 612), higher than 70% of all'],
    [shares(99.8), 'Higher than 99% of public four-year colleges (n = 612) and 70% of all'],
    [shares(0), 'Lower than 99% of public four-year colleges (n = 612), higher than 70% of all'],
    // A tenth of ties is not named, more are.
    [shares(80, 10), 'Higher than 80% of public four-year colleges (n = 612) and 70% of all'],
    [shares(0, 34), 'The same as 34% and lower than 66% of public four-year colleges (n = 612), higher than 70% of all'],
    [shares(0, 100), 'The same as 100% of public four-year colleges (n = 612), higher than 70% of all'],
  ])('%j', (peer, words) => {
    expect(plain(standingText('graduationRate', standing(peer), PEERS))).toBe(words);
  });

  it('names the ties among all colleges', () => {
    const zero = standing(shares(0, 100), { n: 297, national: shares(0, 42.4) });
    expect(plain(standingText('graduationRate', zero, 'private for-profit four-year colleges'))).toBe(
      'The same as 100% of private for-profit four-year colleges (n = 297), the same as 42% and lower than 58% of all',
    );
  });

  it.each([
    ['netPricePublic', 'More expensive than 83% of public four-year colleges (n = 612) and 70% of all'],
    ['applicationFee', 'More expensive than 83% of public four-year colleges (n = 612) and 70% of all'],
    ['size', 'Larger than 83% of public four-year colleges (n = 612) and 70% of all'],
    ['medianDebt', 'Higher than 83% of public four-year colleges (n = 612) and 70% of all'],
    ['averageGrant', 'Higher than 83% of public four-year colleges (n = 612) and 70% of all'],
  ] as const)('has the words of %s', (figure, words) => {
    expect(plain(standingText(figure, standing(shares(83.2)), PEERS))).toBe(words);
  });

  it('avoids higher and lower for the Carnegie score', () => {
    expect(plain(standingText('carnegieScore', standing(shares(12, 0)), PEERS))).toBe(
      'A narrower range than 88% of public four-year colleges (n = 612), a wider range than 70% of all',
    );
  });

  it('compares with all colleges when few peers report', () => {
    const words = 'Higher than 70% of all colleges; too few public four-year colleges to compare with (n = 9)';
    expect(plain(standingText('graduationRate', standing(shares(50), { n: 9 }), PEERS))).toBe(words);
    expect(plain(standingText('graduationRate', standing(null, { n: 0 }), PEERS))).toContain('of all colleges; too few');
  });
});
