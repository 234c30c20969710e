/** What a college costs and what its former students earn, for pages that compare both. */
export { monthlyPaymentOf, STANDARD_LOAN } from '../../../src/domain/colleges/price/loan.ts';
export { HS_EARNINGS } from '../../../src/domain/shared/method.ts';
export { yearsToEarnBack } from '../../../src/domain/scores/payback.ts';
