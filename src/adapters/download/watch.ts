import { Interrupted, refusal } from './faults.ts';
import type { DownloadLimits } from './limits.ts';

/** Looks after one try: its signal aborts, with the reason, at the deadline, at a crawl and at a wish. */
export interface Watch {
  signal: AbortSignal;
  /** Some bytes have come. */
  saw(bytes: number): void;
  stop(): void;
}

/** How often it looks; a wish to stop is heard within this time. */
const TICK_MS = 250;

/** `deadline` is on the clock of `performance.now()`. A try must bring a least number of bytes in each span of time, its answer included. */
export function startWatch(limits: DownloadLimits, deadline: number, isCancelled: () => boolean): Watch {
  const controller = new AbortController();
  let spanStart = performance.now();
  let spanBytes = 0;
  const look = () => {
    const now = performance.now();
    if (isCancelled()) controller.abort(cancelled());
    else if (now >= deadline) controller.abort(refusal('too-long', 'The download takes longer than it may.'));
    else if (now - spanStart >= limits.stallMs) {
      if (spanBytes < limits.stallBytes) controller.abort(stalled(spanBytes, limits));
      spanStart = now;
      spanBytes = 0;
    }
  };
  const timer = setInterval(look, Math.min(TICK_MS, limits.stallMs / 4));
  return {
    signal: controller.signal,
    saw: (bytes) => (spanBytes += bytes),
    stop: () => clearInterval(timer),
  };
}

/** Somebody asked to stop; what has arrived stays for the next time. */
export const cancelled = (): Interrupted => new Interrupted('cancelled', 'The download was cancelled; nothing was changed.', false);

const stalled = (bytes: number, { stallMs }: DownloadLimits): Interrupted =>
  new Interrupted('too-slow', `The host has sent ${bytes} bytes in ${Math.round(stallMs / 100) / 10} s, which is too slow.`);
