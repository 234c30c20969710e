/**
 * Stands in for `setTimeout` of node:timers/promises, with the global function, which fake timers replace:
 * `jest.unstable_mockModule('node:timers/promises', () => ({ setTimeout: sleepOnFakeTimers }))` before the import of what sleeps.
 */
export function sleepOnFakeTimers(ms: number, _value?: undefined, { signal }: { signal?: AbortSignal } = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const timer = setTimeout(resolve, ms);
    signal?.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(new Error('aborted'));
    });
  });
}
