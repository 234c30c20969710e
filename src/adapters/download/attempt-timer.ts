import { TransferInterrupted, downloadError } from './errors.ts';
import type { DownloadLimits } from './limits.ts';

/** Limits one attempt. The signal aborts with the reason at the deadline, at a stall and on cancellation. */
export interface AttemptTimer {
  signal: AbortSignal;
  received(bytes: number): void;
  stop(): void;
}

/** The check interval, which is the longest delay of a cancellation. */
const TICK_MS = 250;

/** `deadline` is a time of `performance.now()`. The attempt must receive `stallBytes` in each `stallMs`, including the wait for the response. */
export function startTimer(limits: DownloadLimits, deadline: number, isCancelled: () => boolean): AttemptTimer {
  const controller = new AbortController();
  let spanStart = performance.now();
  let spanBytes = 0;
  const check = () => {
    const now = performance.now();
    if (isCancelled()) controller.abort(cancelled());
    else if (now >= deadline) controller.abort(downloadError('too-long', 'The download exceeds its time limit.'));
    else if (now - spanStart >= limits.stallMs) {
      if (spanBytes < limits.stallBytes) controller.abort(stalled(spanBytes, limits));
      spanStart = now;
      spanBytes = 0;
    }
  };
  const timer = setInterval(check, Math.min(TICK_MS, limits.stallMs / 4));
  return {
    signal: controller.signal,
    received: (bytes) => (spanBytes += bytes),
    stop: () => clearInterval(timer),
  };
}

/** The partial file stays, so that a later download can resume it. */
export const cancelled = (): TransferInterrupted =>
  new TransferInterrupted('cancelled', 'The download was canceled. Nothing changed.', false);

const stalled = (bytes: number, { stallMs }: DownloadLimits): TransferInterrupted =>
  new TransferInterrupted('too-slow', `The host is too slow: it sent ${bytes} bytes in ${Math.round(stallMs / 100) / 10} s.`);
