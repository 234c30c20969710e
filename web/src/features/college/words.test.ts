import { scopeWords, standingWords } from './words.ts';

const PEERS = 'public four-year colleges';
const standing = (peer: number | null, rest = {}) => ({ peer, national: 70, n: 612, peerMedian: 0.5, nationalMedian: 0.5, ...rest });
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('standing in words', () => {
  it.each([
    [83.2, 'Higher than 83% of public four-year colleges (n = 612) and 70% of all'],
    [50, 'Higher than 50% of public four-year colleges (n = 612) and 70% of all'],
    [12, 'Lower than 88% of public four-year colleges (n = 612), higher than 70% of all'],
    [99.9, 'Higher than 99% of public four-year colleges (n = 612) and 70% of all'],
    [0.1, 'Lower than 99% of public four-year colleges (n = 612), higher than 70% of all'],
  ])('%d', (peer, words) => {
    expect(plain(standingWords(standing(peer), PEERS))).toBe(words);
  });

  it('has no better and worse for kinds', () => {
    expect(plain(scopeWords(standing(12), PEERS))).toBe(
      'A narrower range than 88% of public four-year colleges (n = 612), a wider range than 70% of all',
    );
  });

  it('falls back on all colleges where hardly any peers report', () => {
    const words = 'Higher than 70% of all colleges; too few public four-year colleges to compare with (n = 9)';
    expect(plain(standingWords(standing(50, { n: 9 }), PEERS))).toBe(words);
    expect(plain(standingWords(standing(null, { n: 0 }), PEERS))).toContain('of all colleges; too few');
  });
});
