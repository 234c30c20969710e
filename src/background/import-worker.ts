import { setTimeout as sleep } from 'node:timers/promises';
import { runWorker } from './worker.ts';

/**
 * The process that does the steps of import jobs. Reading a workbook takes its thread for half a second at a time, and an import takes 300 MB:
 * the server keeps both free for its visitors. It ends when nothing has waited for a minute.
 */
const IDLE_MS = 60_000;
/** Two: while one waits for an import of minutes, the other looks at the files of the next job. One import works at a time (`claim`). */
const STEPS_AT_ONCE = 2;
const LOOK_MS = 250;
const AFTER_ERROR_MS = 2_000;

await runWorker('alma imports', async ({ jobWork }, log) => {
  let last = Date.now();
  let working = 0;

  async function workOn(): Promise<void> {
    while (working > 0 || Date.now() - last < IDLE_MS) {
      working += 1;
      const hasWorked = await jobWork.work().catch(async (error: unknown) => {
        log.error({ error }, 'a step of an import failed');
        await sleep(AFTER_ERROR_MS);
        return true;
      });
      working -= 1;
      if (hasWorked) last = Date.now();
      else await sleep(LOOK_MS);
    }
  }

  await Promise.all(Array.from({ length: STEPS_AT_ONCE }, workOn));
});
