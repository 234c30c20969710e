import type { CDPSession, Page } from 'playwright-core';

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

/** One for each page, until it closes: Chromium crashes when a session ends on a page with a virtual authenticator. */
const sessions = new WeakMap<Page, Promise<CDPSession>>();

async function evaluate(page: Page, expression: string): Promise<unknown> {
  const session = sessions.get(page) ?? page.context().newCDPSession(page);
  sessions.set(page, session);
  const { result, exceptionDetails } = await (
    await session
  ).send('Runtime.evaluate', { expression, awaitPromise: true, returnByValue: true });
  if (exceptionDetails) throw new Error(exceptionDetails.exception?.description ?? exceptionDetails.text);
  return result.value;
}
