import { setTimeout as wait } from 'node:timers/promises';

const TRIES = 5;

/**
 * How long the thread of this process was held at most while `work` ran, in milliseconds. A machine that runs other processes makes the
 * thread wait without work, so a gap between two ticks counts no longer than the processor time that this process took in it. The smallest
 * of some tries counts: what the work itself does comes each time.
 */
export async function longestStall(work: () => Promise<unknown>, enough: number): Promise<number> {
  let smallest = Infinity;
  for (let tries = 0; tries < TRIES && smallest > enough; tries += 1) smallest = Math.min(smallest, await longestGap(work));
  return smallest;
}

async function longestGap(work: () => Promise<unknown>): Promise<number> {
  let [longest, isWorking] = [0, true];
  const watch = async (): Promise<void> => {
    while (isWorking) {
      const [started, before] = [performance.now(), process.cpuUsage()];
      await wait(1);
      const { user, system } = process.cpuUsage(before);
      longest = Math.max(longest, Math.min(performance.now() - started, (user + system) / 1_000));
    }
  };
  const watching = watch();
  try {
    await work();
  } finally {
    isWorking = false;
    await watching;
  }
  return longest;
}
