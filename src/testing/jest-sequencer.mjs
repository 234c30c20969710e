import path from 'node:path';
import TestSequencer from '@jest/test-sequencer';
import { budgetOf, isListed } from './budgets.mjs';

/** Starts the files with the largest budgets first, so that no worker ends with a long file while the others idle. */
export default class LongestFirst extends TestSequencer {
  sort(tests) {
    const nameOf = (test) => path.relative(test.context.config.rootDir, test.path);
    const budget = (test) => (isListed(nameOf(test)) ? budgetOf(nameOf(test)) : 0);
    return super.sort(tests).sort((one, other) => budget(other) - budget(one));
  }
}
