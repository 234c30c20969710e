import { STATE_CODES } from '../colleges/states.ts';
import { highSchoolEarningsIn } from './high-school-earnings.ts';

it('has a figure of each state, and of the nation for territories', () => {
  expect(highSchoolEarningsIn('NH')).toEqual({ amount: 37_850, state: 'NH', year: 2024 });
  expect(highSchoolEarningsIn('PR')).toEqual({ amount: 31_269, state: null, year: 2024 });
  const own = STATE_CODES.map(highSchoolEarningsIn).filter(({ state }) => state !== null);
  expect(own).toHaveLength(51);
  for (const { amount } of own) expect(amount > 27_000 && amount < 38_000).toBe(true);
});
