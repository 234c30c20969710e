import { spawn, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { loaderUrl } from './installed.ts';
import { MEMORY_EXIT_CODE, type Message, type NextBatch, type Request } from './protocol.ts';

const WORKER = fileURLToPath(new URL('./engine/worker.ts', import.meta.url));
/** In kB. The kernel refuses more data to the process, however fast it asks. */
const DATA_LIMIT_KB = 1_200_000;

/** Why a process gives no more messages. */
export type EndReason = 'too-much-memory' | 'stopped' | 'failed';

/** A process with the engine: one request at a time, and its messages in order. */
export interface EngineProcess {
  send(message: Request | NextBatch): void;
  /** The next message, or why there is none. */
  receive(): Promise<Message | { ended: EndReason }>;
  /** Ends the process at once, whatever the engine does. */
  kill(): void;
  isAlive(): boolean;
  /** The server may end while the process is idle. */
  setIdle(isIdle: boolean): void;
}

/** Starts the process. It has no environment, so it knows no secret. */
export function startEngine(): EngineProcess {
  const child = spawnLimited([process.execPath, '--import', loaderUrl(), WORKER]);
  const waiting: (Message | { ended: EndReason })[] = [];
  let isKilled = false;
  let reader: ((message: Message | { ended: EndReason }) => void) | undefined;
  let end: { ended: EndReason } | undefined;
  const give = (message: Message | { ended: EndReason }) => {
    const read = reader;
    reader = undefined;
    if (read) read(message);
    else waiting.push(message);
  };
  const finish = (ended: EndReason) => {
    if (end) return;
    end = { ended };
    give(end);
  };
  child.on('message', (message: Message) => give(message));
  child.on('error', () => finish('failed'));
  child.on('exit', (code, signal) => finish(isKilled ? 'stopped' : reasonOf(code, signal)));
  return {
    send(message) {
      if (child.connected) child.send(message, () => undefined);
    },
    receive: () => {
      const next = waiting.shift() ?? end;
      return next ? Promise.resolve(next) : new Promise((resolve) => (reader = resolve));
    },
    kill() {
      isKilled = true;
      child.kill('SIGKILL');
    },
    isAlive: () => !end && !isKilled && child.connected,
    setIdle(isIdle) {
      if (isIdle) child.unref();
      else child.ref();
      if (isIdle) child.channel?.unref();
      else child.channel?.ref();
    },
  };
}

/** The kernel ends a process that takes too much memory with a signal, and a failed allocation ends it with SIGABRT or SIGTRAP. */
const reasonOf = (code: number | null, signal: NodeJS.Signals | null): EndReason =>
  code === MEMORY_EXIT_CODE || (signal !== null && signal !== 'SIGTERM') ? 'too-much-memory' : 'failed';

function spawnLimited(command: readonly string[]): ChildProcess {
  const options = { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] as ['ignore', 'ignore', 'ignore', 'ipc'], env: {} };
  const [program = '', ...args] = command;
  if (process.platform !== 'linux') return spawn(program, args, options);
  return spawn('/bin/sh', ['-c', `ulimit -d ${DATA_LIMIT_KB}; exec "$@"`, 'sh', ...command], options);
}
