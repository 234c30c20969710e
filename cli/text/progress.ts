import { Presets, SingleBar } from 'cli-progress';
import type { ImportProgress } from '../../src/domain/imports/import-request.ts';
import type { Terminal } from '../terminal.ts';

export interface Progress {
  show(progress: ImportProgress): void;
  /** Restores the terminal. */
  stop(): void;
}

/** A bar on a terminal, a line per table in logs, nothing with --json. */
export function createProgress(terminal: Terminal, isQuiet: boolean): Progress {
  if (isQuiet) return { show: () => undefined, stop: () => undefined };
  return terminal.isWatched ? createBar() : createLines(terminal);
}

function createBar(): Progress {
  const format = '{bar} {percentage}% | {table} | {eta_formatted} left';
  const bar = new SingleBar({ format, hideCursor: true, clearOnComplete: true, gracefulExit: false, etaBuffer: 50 }, Presets.shades_grey);
  let isStarted = false;
  return {
    show({ step, table, bytesRead, bytesTotal }) {
      if (!isStarted) bar.start(bytesTotal, 0, { table });
      isStarted = true;
      bar.update(Math.min(bytesRead, bytesTotal), { table: step === 'merging' ? 'merging' : table });
    },
    stop: () => bar.stop(),
  };
}

function createLines(terminal: Terminal): Progress {
  let last = '';
  return {
    show({ step, table }) {
      const line = step === 'merging' ? 'merging' : `reading ${table}`;
      if (line !== last) terminal.err(line);
      last = line;
    },
    stop: () => undefined,
  };
}
