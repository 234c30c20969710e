import type { Terminal } from './terminal.ts';

/** The output and exit code of a command. */
export interface Outcome {
  out: string;
  err: string;
  exitCode: number | undefined;
}

/** A terminal that records its output. Standard input is empty unless a test sets it. */
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
    readPassword: () => Promise.resolve({ fault: 'No input.' }),
    ...given,
  };
  return { terminal, outcome };
}

/** Standard input with a text. */
export async function* piped(text: string): AsyncGenerator<Uint8Array> {
  yield Buffer.from(text);
}
