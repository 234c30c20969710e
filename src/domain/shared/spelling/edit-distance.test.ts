import fc from 'fast-check';
import { editDistance, editsToPrefix, letterBits } from './edit-distance.ts';
import { bitsIn } from '../../search/row-set.ts';

/** The textbook table of optimal string alignment. */
function plainDistance(a: string, b: string): number {
  const table = Array.from({ length: a.length + 1 }, (_, i) => Array.from({ length: b.length + 1 }, (__, j) => (i === 0 ? j : i)));
  for (let i = 1; i <= a.length; i += 1) {
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = table[i - 1]![j - 1]! + Number(a[i - 1] !== b[j - 1]);
      table[i]![j] = Math.min(replaced, table[i - 1]![j]! + 1, table[i]![j - 1]! + 1);
      const isSwap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      if (isSwap) table[i]![j] = Math.min(table[i]![j]!, table[i - 2]![j - 2]! + 1);
    }
  }
  return table[a.length]![b.length]!;
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c', 'd'), maxLength: 9 });
const limit = fc.integer({ min: 0, max: 3 });

describe('edit distance', () => {
  it('equals the simple model, up to the limit', () => {
    fc.assert(
      fc.property(word, word, limit, (a, b, most) => {
        expect(editDistance(a, b, most)).toBe(Math.min(plainDistance(a, b), most + 1));
      }),
      { numRuns: 1000 },
    );
  });

  it('to a prefix is the minimum over all prefixes', () => {
    fc.assert(
      fc.property(word, word, limit, (a, b, most) => {
        const beginnings = Array.from({ length: b.length + 1 }, (_, length) => plainDistance(a, b.slice(0, length)));
        expect(editsToPrefix(a, b, most)).toBe(Math.min(...beginnings, most + 1));
      }),
      { numRuns: 1000 },
    );
  });

  it('is at least half the number of different letters', () => {
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(bitsIn(letterBits(a) ^ letterBits(b))).toBeLessThanOrEqual(2 * plainDistance(a, b));
      }),
    );
  });
});
