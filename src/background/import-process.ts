import { fork, type ChildProcess } from 'node:child_process';

const WORKER = new URL('./import-worker.ts', import.meta.url);

export interface ImportProcess {
  /** Starts the process that does the steps of import jobs, unless it runs. */
  ensure: () => void;
  stop: () => void;
}

/** The process beside a server that does the steps of import jobs. It hears of the server's end, however that comes. */
export function createImportProcess(onError: (error: Error) => void): ImportProcess {
  let child: ChildProcess | undefined;
  return {
    ensure() {
      if (child) return;
      const started = fork(WORKER, { execArgv: ['--import', 'tsx'] });
      child = started;
      started.on('error', (error) => {
        child = undefined;
        onError(error);
      });
      started.on('exit', (code, signal) => {
        child = undefined;
        if (code !== 0 && signal !== 'SIGTERM') onError(new Error(`The process of the imports ended with ${signal ?? code}.`));
      });
    },
    stop: () => void child?.kill('SIGTERM'),
  };
}
