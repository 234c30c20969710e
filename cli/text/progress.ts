import { Presets, SingleBar } from 'cli-progress';
import { MERGE_STEPS, type ImportProgress } from '../../src/domain/imports/import-progress.ts';
import type { Terminal } from '../terminal.ts';

export interface Progress {
  show(progress: ImportProgress): void;
  /** Restores the terminal. */
  stop(): void;
}

/** Bars on a terminal, a line per table and per step of the merge in logs, nothing with --json. */
export function createProgress(terminal: Terminal, isQuiet: boolean): Progress {
  if (isQuiet) return { show: () => undefined, stop: () => undefined };
  return terminal.isWatched ? createBars() : createLines(terminal);
}

/** One bar for reading, with the time left, and one for the steps of the merge: how long a step takes is not known before. */
function createBars(): Progress {
  const formats = { reading: '{bar} {percentage}% | {what} | {eta_formatted} left', merging: '{bar} step {value} of {total} | {what}' };
  let shown: { step: ImportProgress['step']; bar: SingleBar } | undefined;
  return {
    show(progress) {
      const { what, value, total } = stateOf(progress);
      if (shown?.step !== progress.step) {
        shown?.bar.stop();
        const format = formats[progress.step];
        const options = { format, hideCursor: true, clearOnComplete: true, gracefulExit: false, etaBuffer: 50 };
        shown = { step: progress.step, bar: new SingleBar(options, Presets.shades_grey) };
        shown.bar.start(total, 0, { what });
      }
      shown.bar.update(Math.min(value, total), { what });
    },
    stop: () => shown?.bar.stop(),
  };
}

function stateOf(progress: ImportProgress): { what: string; value: number; total: number } {
  if (progress.step === 'reading') return { what: progress.table, value: progress.bytesRead, total: progress.bytesTotal };
  return { what: MERGE_STEPS[progress.part], value: progress.done + 1, total: progress.of };
}

function createLines(terminal: Terminal): Progress {
  let last = '';
  return {
    show(progress) {
      const { what, value, total } = stateOf(progress);
      const line = progress.step === 'merging' ? `merging, step ${value} of ${total}: ${what}` : `reading ${what}`;
      if (line !== last) terminal.err(line);
      last = line;
    },
    stop: () => undefined,
  };
}
