import { monthlyPaymentOf, STANDARD_LOAN } from './loan.ts';

describe('the monthly payment', () => {
  it('pays a debt back with its interest in the number of payments of the plan', () => {
    const payment = monthlyPaymentOf(27_000);
    let rest = 27_000;
    for (let month = 0; month < STANDARD_LOAN.payments; month++) rest = rest * (1 + STANDARD_LOAN.rate / 12) - payment;
    expect(rest).toBeCloseTo(0, 5);
    expect(payment).toBeCloseTo(305.07, 2);
  });

  it('of no debt is nothing', () => expect(monthlyPaymentOf(0)).toBe(0));
});
