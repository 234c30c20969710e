import { readPassword, type GivenPassword } from './password.ts';

/** A command's input and output: the real terminal, or a test. */
export interface Terminal {
  /** Prints a result. With --json only JSON goes here. */
  out(text: string): void;
  /** Prints a piece of a result without a line end. */
  write(text: string): void;
  /** Prints progress or an error. */
  err(text: string): void;
  /** True on a terminal, where a progress bar makes sense. */
  isWatched: boolean;
  /** Calls back at the first Ctrl-C; the second ends the process. Returns a function that stops listening. */
  onInterrupt(listener: () => void): () => void;
  setExitCode(code: number): void;
  /** Standard input. */
  input(): AsyncIterable<Uint8Array>;
  /** Asks for a password without echo, or reads it from piped input. */
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
