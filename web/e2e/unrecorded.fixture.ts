import type { Page } from 'playwright-core';

/**
 * Runs a function in a page. `page.evaluate` does the same, and adds two copies of the document to the recording of the test, which take
 * longer than most functions. The Content-Security-Policy does not block it. Rejects with what the function throws, and when the page is left.
 */
export async function runUnrecorded<Argument, Result>(
  page: Page,
  run: (argument: Argument) => Result | Promise<Result>,
  argument: Argument,
): Promise<Result> {
  return (await evaluate(page, `(${String(run)})(${JSON.stringify(argument)})`)) as Result;
}

/** Runs a script in a page, as `runUnrecorded` runs a function. */
export async function addUnrecorded(page: Page, script: string): Promise<void> {
  await evaluate(page, `${script};undefined`);
}

async function evaluate(page: Page, expression: string): Promise<unknown> {
  const session = await page.context().newCDPSession(page);
  try {
    const { result, exceptionDetails } = await session.send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
    if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
    return result.value;
  } finally {
    // A page that is closed has ended the session.
    await session.detach().catch(() => undefined);
  }
}
