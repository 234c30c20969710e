/** Ends the output with the tests that passed at their second run, and one line of totals: "12 passed, 0 failed". */
export default class CountingReporter {
  onRunComplete(_contexts, results) {
    let line = `${results.numPassedTests} passed, ${results.numFailedTests + results.numRuntimeErrorTestSuites} failed`;
    const skipped = results.numPendingTests + results.numTodoTests;
    if (skipped > 0) line += `, ${skipped} skipped`;
    const again = results.testResults.flatMap(({ testResults }) =>
      testResults.filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1).map(({ fullName }) => fullName),
    );
    const lines = [...again.map((name) => `passed at its second run: ${name}`), line];
    // After the summary of the other reporters.
    process.once('exit', () => process.stderr.write(`${lines.join('\n')}\n`));
  }
}
