import { retryWait } from './retry-wait.ts';

it('doubles the wait after each failure, up to the longest', () => {
  const waits = [1, 2, 3, 4, 5, 100_000].map((failures) => retryWait(failures, { first: 10, longest: 100 }));
  expect(waits).toEqual([10, 20, 40, 80, 100, 100]);
});
