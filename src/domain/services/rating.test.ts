import fc from 'fast-check';
import { averageOf, FEWEST_REVIEWS, ratingText, type ReviewSums } from './rating.ts';

const sumsOf = (stars: readonly number[]): ReviewSums => ({ count: stars.length, stars: stars.reduce((sum, one) => sum + one, 0) });
const star = fc.integer({ min: 1, max: 5 });
const few = fc.array(star, { maxLength: FEWEST_REVIEWS - 1 });
const enough = fc.array(star, { minLength: FEWEST_REVIEWS, maxLength: 300 });

describe('the rating', () => {
  it.each([
    [12, 55, '4.6 (12 verified)'],
    [5, 25, '5.0 (5 verified)'],
    [5, 5, '1.0 (5 verified)'],
    [20, 87, '4.4 (20 verified)'],
    [4, 20, null],
    [0, 0, null],
  ])('of %i reviews with %i stars is %s', (count, stars, text) => {
    expect(ratingText({ count, stars })).toBe(text);
  });

  it('is unknown below five reviews, however good they are', () => {
    fc.assert(fc.property(few, (stars) => averageOf(sumsOf(stars)) === null && ratingText(sumsOf(stars)) === null));
  });

  it('lies between the lowest and the highest review and names their number', () => {
    fc.assert(
      fc.property(enough, (stars) => {
        const [, shown, count] = /^(\d\.\d) \((\d+) verified\)$/.exec(ratingText(sumsOf(stars)) ?? '') ?? [];
        expect(Number(count)).toBe(stars.length);
        expect(Number(shown)).toBeGreaterThanOrEqual(Math.min(...stars));
        expect(Number(shown)).toBeLessThanOrEqual(Math.max(...stars));
        expect(Math.abs(Number(shown) - (averageOf(sumsOf(stars)) ?? 0))).toBeLessThanOrEqual(0.05 + 1e-9);
      }),
    );
  });

  it('does not depend on the order of the reviews', () => {
    fc.assert(
      fc.property(enough, (stars) => {
        expect(ratingText(sumsOf(stars.toSorted()))).toBe(ratingText(sumsOf(stars)));
      }),
    );
  });

  it('never falls when a review of five stars is added, nor rises with one of one star', () => {
    fc.assert(
      fc.property(enough, (stars) => {
        const before = averageOf(sumsOf(stars)) ?? 0;
        expect(averageOf(sumsOf([...stars, 5]))).toBeGreaterThanOrEqual(before);
        expect(averageOf(sumsOf([...stars, 1]))).toBeLessThanOrEqual(before);
      }),
    );
  });
});
