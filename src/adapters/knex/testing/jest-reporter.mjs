/** Ends the output with one line of totals: "12 passed, 0 failed". */
export default class CountingReporter {
  onRunComplete(_contexts, results) {
    this.line = `${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`;
    const skipped = results.numPendingTests + results.numTodoTests;
    if (skipped > 0) this.line += `, ${skipped} skipped`;
    // After the summary of the other reporters.
    process.once('exit', () => process.stderr.write(`${this.line}\n`));
  }
}
