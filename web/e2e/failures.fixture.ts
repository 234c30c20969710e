import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import type { BrowserContext } from 'playwright-core';

const FOLDER = path.resolve(import.meta.dirname, '../../.data/failed-tests');

declare global {
  /** True from the first failure of a test, which `jest-runner.mjs` reports, to the start of the next test. */
  var almaTestHasFailed: boolean | undefined;
}

/** Records what a context does, for `keepFailure`. */
export async function record(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: true });
}

/**
 * Keeps the recording and a picture of each open page of a failed test in `.data/failed-tests`. `npx playwright-core show-trace FILE` shows a
 * recording. Returns the names of the files.
 */
export async function keepFailure(contexts: readonly BrowserContext[], test: string): Promise<string[]> {
  const name = test.replaceAll(/[^\w]+/g, '-').slice(0, 100);
  await mkdir(FOLDER, { recursive: true });
  const kept: string[] = [];
  for (const [nth, context] of contexts.entries()) {
    const file = path.join(FOLDER, `${name}-${nth + 1}`);
    for (const [index, page] of context.pages().entries()) {
      const picture = `${file}-page-${index + 1}.png`;
      await page.screenshot({ path: picture, timeout: 5_000 }).then(
        () => kept.push(picture),
        () => undefined, // a page that does not answer has no picture
      );
    }
    await context.tracing.stop({ path: `${file}.zip` });
    kept.push(`${file}.zip`);
  }
  return kept;
}
