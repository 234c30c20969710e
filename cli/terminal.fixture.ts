import type { Terminal } from './terminal.ts';

/** What a command line has said, and how it ended. */
export interface Outcome {
  out: string;
  err: string;
  exitCode: number | undefined;
}

/** A terminal that writes everything down; nobody sits at it, and nothing is piped in, unless a test says so. */
export function recordingTerminal(given: Partial<Terminal> = {}): { terminal: Terminal; outcome: Outcome } {
  const outcome: Outcome = { out: '', err: '', exitCode: undefined };
  const terminal: Terminal = {
    out: (text) => (outcome.out += `${text}\n`),
    write: (text) => (outcome.out += text),
    err: (text) => (outcome.err += `${text}\n`),
    isWatched: false,
    onInterrupt: () => () => undefined,
    setExitCode: (code) => (outcome.exitCode = code),
    input: () => piped(''),
    readPassword: () => Promise.resolve({ fault: 'Nobody is there.' }),
    ...given,
  };
  return { terminal, outcome };
}

/** Standard input of some text. */
export async function* piped(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
