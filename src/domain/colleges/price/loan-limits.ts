/**
 * How much an undergraduate can borrow from the federal government for the years of a program, US dollars, since July 1, 2026: Direct Loans
 * (20 U.S.C. 1087e; 34 CFR 685.203) and, for parents, PLUS loans (Public Law 119-21, section 81001).
 */
export const LOAN_LIMITS = {
  since: 'July 2026',
  /** The limits of the first, the second and each later year, and of all years together. */
  dependent: { years: [5_500, 6_500, 7_500], total: 31_000 },
  /** For students who do not depend on parents: 24 or older, married, veterans and some others. */
  independent: { years: [9_500, 10_500, 12_500], total: 57_500 },
  /** All parents of a student together. */
  parents: { years: [20_000], total: 65_000 },
} as const;

export type Borrower = 'dependent' | 'independent' | 'parents';

/** The largest loan of each year, first year first. Later loans are smaller or 0 once the total limit is reached. */
export function loansOf(borrower: Borrower, years: number): number[] {
  const { years: limits, total } = LOAN_LIMITS[borrower];
  const loans: number[] = [];
  let rest: number = total;
  for (let year = 0; year < years; year += 1) {
    const loan = Math.min(limits[Math.min(year, limits.length - 1)] ?? 0, rest);
    loans.push(loan);
    rest -= loan;
  }
  return loans;
}

/** Who can pay the price of a program with federal loans. The three add up to the price. */
export interface Financing {
  /** The price of all years. */
  price: number;
  /** What the student can borrow of it. */
  student: number;
  /** What parents can borrow of the rest; 0 for a student who does not depend on them. */
  parents: number;
  /** What federal loans do not cover. */
  uncovered: number;
}

/** Takes the price of one year, US dollars; a price below 0 costs nothing. A loan pays for its own year. */
export function financingOf(yearPrice: number, years: number, borrower: Exclude<Borrower, 'parents'>): Financing {
  const price = Math.max(0, yearPrice);
  const student = loansOf(borrower, years).map((limit) => Math.min(limit, price));
  let rest: number = borrower === 'dependent' ? LOAN_LIMITS.parents.total : 0;
  const parents = student.map((own) => {
    const loan = Math.min(price - own, LOAN_LIMITS.parents.years[0], rest);
    rest -= loan;
    return loan;
  });
  const total = { price: price * years, student: sumOf(student), parents: sumOf(parents) };
  return { ...total, uncovered: total.price - total.student - total.parents };
}

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, amount) => sum + amount, 0);
