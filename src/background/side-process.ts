import { fork, type ChildProcess } from 'node:child_process';

const WORKERS = {
  imports: new URL('./import-worker.ts', import.meta.url),
  publications: new URL('./publish-worker.ts', import.meta.url),
} as const;

/** A process beside a server for one kind of long work. It hears of the server's end, however that comes (`worker.ts`). */
export interface SideProcess {
  /** Starts the process, unless it runs. */
  ensure: () => void;
  stop: () => void;
}

export function createSideProcess(name: keyof typeof WORKERS, onError: (error: Error) => void): SideProcess {
  let child: ChildProcess | undefined;
  return {
    ensure() {
      if (child) return;
      const started = fork(WORKERS[name], { execArgv: ['--import', 'tsx'] });
      child = started;
      started.on('error', (error) => {
        child = undefined;
        onError(error);
      });
      started.on('exit', (code, signal) => {
        child = undefined;
        if (code !== 0 && signal !== 'SIGTERM') onError(new Error(`The process of the ${name} ended with ${signal ?? code}.`));
      });
    },
    stop: () => void child?.kill('SIGTERM'),
  };
}
