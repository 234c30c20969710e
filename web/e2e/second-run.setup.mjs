import { afterEach, expect, jest } from '@jest/globals';

/**
 * A browser test depends on the speed of a machine. A failed one runs a second time; its first failure is printed, and the totals name it.
 * With EACH_TEST_TWICE=1 the first run always fails at its end, which shows that the second one finds its way among the records of the first.
 */
if (expect.getState().testPath?.includes('/web/e2e/')) {
  const isTwice = process.env.EACH_TEST_TWICE === '1';
  jest.retryTimes(1, { logErrorsBeforeRetry: !isTwice, retryImmediately: true });
  if (isTwice) runTwice();
}

function runTwice() {
  const seen = new Set();
  afterEach(() => {
    const { currentTestName = '' } = expect.getState();
    if (seen.has(currentTestName)) return;
    seen.add(currentTestName);
    throw new Error('The first run');
  });
}
