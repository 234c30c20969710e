import { expect, jest } from '@jest/globals';

/** A browser test depends on the speed of a machine. A failed one runs a second time; its first failure is printed, and the totals name it. */
if (expect.getState().testPath?.includes('/web/e2e/')) {
  jest.retryTimes(1, { logErrorsBeforeRetry: true, retryImmediately: true });
}
