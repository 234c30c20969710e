import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** A password as somebody typed or piped it; `fault` says why it is none. */
export type GivenPassword = { password: string } | { fault: string };

/** Standard input, or what stands for it in tests. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

const MOST_PIPED_BYTES = 4_096;

/**
 * Asks twice on a terminal, without showing what is typed; else takes what is piped in, without the line end behind it. Nothing is
 * trimmed. Never from arguments: those stand in the history of the shell and in the list of processes.
 */
export async function readPassword(input: PasswordInput, say: (text: string) => void): Promise<GivenPassword> {
  if (input.isTTY !== true) return piped(input);
  const password = await hidden(input, say, 'Password: ');
  if (password === undefined) return { fault: 'No password was given.' };
  const again = await hidden(input, say, 'The same again: ');
  return again === password ? { password } : { fault: 'The two are not the same.' };
}

async function piped(input: PasswordInput): Promise<GivenPassword> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MOST_PIPED_BYTES) return { fault: 'A password of one line is expected on standard input.' };
    chunks.push(part);
  }
  const password = decoded(Buffer.concat(chunks))?.replace(/\r?\n$/, '');
  if (password === undefined) return { fault: 'What came on standard input is not UTF-8 text.' };
  if (password === '') return { fault: 'No password came on standard input.' };
  return /[\r\n]/.test(password) ? { fault: 'A password of one line is expected on standard input.' } : { password };
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Undefined when it was broken off. */
function hidden(input: PasswordInput, say: (text: string) => void, prompt: string): Promise<string | undefined> {
  const nowhere = new Writable({ write: (_chunk, _encoding, done) => done() });
  const lines = createInterface({ input, output: nowhere, terminal: true, historySize: 0 });
  say(prompt);
  return new Promise((resolve) => {
    const end = (answer: string | undefined): void => {
      say('\n');
      resolve(answer);
      lines.close();
    };
    lines.once('line', end);
    lines.once('SIGINT', () => end(undefined));
    lines.once('close', () => resolve(undefined));
  });
}
