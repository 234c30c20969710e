/**
 * The standard plan of federal student loans: equal monthly payments at a fixed rate, here that of undergraduate loans paid out in the
 * academic year (studentaid.gov).
 */
export const STANDARD_LOAN = { payments: 120, rate: 0.0639, year: '2025-26' } as const;

/** "6.39%" */
export const LOAN_RATE_TEXT = `${(STANDARD_LOAN.rate * 100).toFixed(2)}%`;

/** The monthly payment of a debt in the standard plan, US dollars. */
export function monthlyPaymentOf(debt: number): number {
  const rate = STANDARD_LOAN.rate / 12;
  return (debt * rate) / (1 - (1 + rate) ** -STANDARD_LOAN.payments);
}
