import { readPassword, type GivenPassword } from './password.ts';

/** Where a command talks to: the real terminal, or a test. */
export interface Terminal {
  /** Results. With --json nothing but JSON goes here. */
  out(text: string): void;
  /** Results that come in pieces, each as it is. */
  write(text: string): void;
  /** Progress and faults. */
  err(text: string): void;
  /** Somebody is watching: a moving bar is welcome. */
  isWatched: boolean;
  /** Calls back at the first Ctrl-C; the second ends the process at once. Returns how to stop listening. */
  onInterrupt(listener: () => void): () => void;
  setExitCode(code: number): void;
  /** Standard input, as it comes. */
  input(): AsyncIterable<Uint8Array>;
  /** From standard input: asked for without being shown, or piped in. */
  readPassword(): Promise<GivenPassword>;
}

export const processTerminal: Terminal = {
  out: (text) => void process.stdout.write(`${text}\n`),
  write: (text) => void process.stdout.write(text),
  err: (text) => void process.stderr.write(`${text}\n`),
  isWatched: process.stderr.isTTY,
  onInterrupt(listener) {
    process.once('SIGINT', listener);
    process.once('SIGTERM', listener);
    return () => {
      process.off('SIGINT', listener);
      process.off('SIGTERM', listener);
    };
  },
  setExitCode(code) {
    process.exitCode = code;
  },
  input: () => process.stdin,
  readPassword: () => readPassword(process.stdin, (text) => void process.stderr.write(text)),
};
