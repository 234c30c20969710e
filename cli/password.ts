import { createInterface } from 'node:readline';
import { Writable } from 'node:stream';

/** A typed or piped password, or the reason why there is none. */
export type GivenPassword = { password: string } | { fault: string };

/** Standard input, or a stream in tests. */
export type PasswordInput = NodeJS.ReadableStream & { isTTY?: boolean };

const MOST_PIPED_BYTES = 4_096;

/**
 * Asks twice on a terminal without echo; otherwise reads piped input and removes the final line end. Nothing else is trimmed. A
 * password is never an argument, because shell history and process lists show arguments.
 */
export async function readPassword(input: PasswordInput, say: (text: string) => void): Promise<GivenPassword> {
  if (input.isTTY !== true) return piped(input);
  const password = await hidden(input, say, 'Password: ');
  if (password === undefined) return { fault: 'No password given.' };
  const again = await hidden(input, say, 'Repeat the password: ');
  return again === password ? { password } : { fault: 'The passwords differ.' };
}

async function piped(input: PasswordInput): Promise<GivenPassword> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of input) {
    const part = Buffer.from(chunk);
    bytes += part.length;
    if (bytes > MOST_PIPED_BYTES) return { fault: 'Standard input must be one line with the password.' };
    chunks.push(part);
  }
  const password = decoded(Buffer.concat(chunks))?.replace(/\r?\n$/, '');
  if (password === undefined) return { fault: 'Standard input is not UTF-8 text.' };
  if (password === '') return { fault: 'Standard input has no password.' };
  return /[\r\n]/.test(password) ? { fault: 'Standard input must be one line with the password.' } : { password };
}

function decoded(bytes: Buffer): string | undefined {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Undefined after Ctrl-C or the end of input. */
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
