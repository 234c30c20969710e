import { carnegieStandingText, standingText } from './standing-text.ts';

const PEERS = 'public four-year colleges';
const standing = (peer: number | null, rest = {}) => ({ peer, national: 70, n: 612, peerMedian: 0.5, nationalMedian: 0.5, ...rest });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('the standing text', () => {
  it.each([
    [83.2, 'Higher than 83% of public four-year colleges (n = 612) and 70% of all'],
    [50, 'Higher than 50% of public four-year colleges (n = 612) and 70% of all'],
    [12, 'Lower than 88% of public four-year colleges (n = 612), higher than 70% of all'],
    [99.9, 'Higher than 99% of public four-year colleges (n = 612) and 70% of all'],
    [0.1, 'Lower than 99% of public four-year colleges (n = 612), higher than 70% of all'],
  ])('%d', (peer, words) => {
    expect(plain(standingText(standing(peer), PEERS))).toBe(words);
  });

  it('avoids higher and lower for the Carnegie score', () => {
    expect(plain(carnegieStandingText(standing(12), PEERS))).toBe(
      'A narrower range than 88% of public four-year colleges (n = 612), a wider range than 70% of all',
    );
  });

  it('compares with all colleges when few peers report', () => {
    const words = 'Higher than 70% of all colleges; too few public four-year colleges to compare with (n = 9)';
    expect(plain(standingText(standing(50, { n: 9 }), PEERS))).toBe(words);
    expect(plain(standingText(standing(null, { n: 0 }), PEERS))).toContain('of all colleges; too few');
  });
});
