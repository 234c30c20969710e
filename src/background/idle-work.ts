import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pieces of work of a few milliseconds each. */
export type Round = () => AsyncGenerator;

export interface IdlePace {
  /** Between two rounds, and after a failure. */
  roundMs: number;
  /** The shortest rest after a step. */
  restMs: number;
  /** A rest is this many times as long as the step before it. */
  restPerStep: number;
  /** The share of the rest for which other work may keep the thread busy. Above it, the next step waits. */
  busiest: number;
}

const PACE: IdlePace = { roundMs: 5_000, restMs: 20, restPerStep: 3, busiest: 0.2 };

/**
 * Repeats rounds of work that may wait. Between two steps, the thread rests, and while requests keep it busy, the work stops. A failed
 * round is reported, and the next one goes on.
 */
export function createIdleWork(onError: (error: unknown) => void, pace = PACE) {
  const stopped = new AbortController();
  const wait = (ms: number): Promise<void> => sleep(ms, undefined, { signal: stopped.signal, ref: false }).catch(() => undefined);

  async function rest(stepMs: number): Promise<void> {
    const ms = Math.max(pace.restMs, stepMs * pace.restPerStep);
    for (let isBusy = true; isBusy && !stopped.signal.aborted;) {
      const before = performance.eventLoopUtilization();
      await wait(ms);
      isBusy = performance.eventLoopUtilization(before).utilization > pace.busiest;
    }
  }

  async function run(round: Round): Promise<void> {
    const steps = round();
    while (!stopped.signal.aborted) {
      const begun = performance.now();
      if ((await steps.next()).done) return;
      await rest(performance.now() - begun);
    }
  }

  async function repeat(round: Round): Promise<void> {
    while (!stopped.signal.aborted) {
      await run(round).catch(onError);
      await wait(pace.roundMs);
    }
  }

  const running: Promise<void>[] = [];
  return {
    repeat: (round: Round): void => void running.push(repeat(round)),
    /** Resolves when the step that runs has ended. */
    stop: async (): Promise<void> => {
      stopped.abort();
      await Promise.all(running);
    },
  };
}
