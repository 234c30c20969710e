/** Ends the output with one plain line for those who count: "12 passed, 0 failed". Jest's own reporter says the rest. */
export default class CountingReporter {
  onRunComplete(_contexts, results) {
    this.line = `${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`;
    const skipped = results.numPendingTests + results.numTodoTests;
    if (skipped > 0) this.line += `, ${skipped} skipped`;
    // After the other reporters, which print their summary in this same turn.
    process.once('exit', () => process.stderr.write(`${this.line}\n`));
  }
}
