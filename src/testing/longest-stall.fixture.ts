import { monitorEventLoopDelay } from 'node:perf_hooks';

const TRIES = 5;

/**
 * How long the thread of this process waited at most while `work` ran, in milliseconds. Other processes of a test run take the processor,
 * too, so the smallest of some tries counts: what the work itself does comes each time.
 */
export async function longestStall(work: () => Promise<unknown>, enough: number): Promise<number> {
  let smallest = Infinity;
  for (let tries = 0; tries < TRIES && smallest > enough; tries += 1) {
    const delay = monitorEventLoopDelay({ resolution: 1 });
    delay.enable();
    await work();
    delay.disable();
    smallest = Math.min(smallest, delay.max / 1e6);
  }
  return smallest;
}
