import fc from 'fast-check';
import { financingOf, LOAN_LIMITS, loansOf } from './loan-limits.ts';

it.each([
  ['dependent', 4, [5_500, 6_500, 7_500, 7_500]],
  ['dependent', 6, [5_500, 6_500, 7_500, 7_500, 4_000, 0]],
  ['independent', 4, [9_500, 10_500, 12_500, 12_500]],
  ['parents', 4, [20_000, 20_000, 20_000, 5_000]],
  ['dependent', 1, [5_500]],
] as const)('%s borrowers get %d years of loans, up to their total', (borrower, years, loans) => {
  expect(loansOf(borrower, years)).toEqual(loans);
});

it.each([
  ['loans of the student can cover a low price', 5_000, 2, { price: 10_000, student: 10_000, parents: 0, uncovered: 0 }],
  ['parents can cover the rest', 15_000, 4, { price: 60_000, student: 27_000, parents: 33_000, uncovered: 0 }],
  ['parents have a limit each year and in all', 40_000, 4, { price: 160_000, student: 27_000, parents: 65_000, uncovered: 68_000 }],
  ['a price below 0 costs nothing', -2_000, 4, { price: 0, student: 0, parents: 0, uncovered: 0 }],
])('%s', (_name, price, years, expected) => {
  expect(financingOf(price, years, 'dependent')).toEqual(expected);
});

it('a student who does not depend on parents borrows more, and parents borrow nothing', () => {
  expect(financingOf(15_000, 4, 'independent')).toEqual({ price: 60_000, student: 45_000, parents: 0, uncovered: 15_000 });
});

it('the parts add up to the price, none is negative or above its limit, and a higher price is never covered more', () => {
  const borrowers = fc.constantFrom('dependent', 'independent');
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 90_000 }), fc.integer({ min: 1, max: 6 }), borrowers, (price, years, borrower) => {
      const { student, parents, uncovered, ...all } = financingOf(price, years, borrower);
      expect(student + parents + uncovered).toBe(all.price);
      expect(Math.min(student, parents, uncovered)).toBeGreaterThanOrEqual(0);
      expect(student).toBeLessThanOrEqual(LOAN_LIMITS[borrower].total);
      expect(parents).toBeLessThanOrEqual(LOAN_LIMITS.parents.total);
      expect(financingOf(price + 1, years, borrower).uncovered).toBeGreaterThanOrEqual(uncovered);
    }),
  );
});
