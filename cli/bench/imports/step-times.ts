import { MERGE_STEPS, type ImportProgress } from '../../../src/domain/imports/import-progress.ts';

/** Seconds of each step of one import, from what the run itself reports. Call it just before the import. */
export function timeSteps() {
  const seconds: Record<string, number> = {};
  let name = 'opening the files';
  let since = performance.now();

  function begin(next: string): void {
    const now = performance.now();
    seconds[name] = (seconds[name] ?? 0) + (now - since) / 1_000;
    [name, since] = [next, now];
  }

  return {
    onProgress: (progress: ImportProgress): void => {
      const next = progress.step === 'reading' ? 'reading and checking the rows' : MERGE_STEPS[progress.part];
      if (next !== name) begin(next);
    },
    /** Ends the last step. */
    result(): Record<string, number> {
      begin(name);
      return seconds;
    },
  };
}
