import { readFile } from 'node:fs/promises';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { MAX_SQL } from '../src/domain/warehouse/query.ts';
import type { Terminal } from './terminal.ts';

/** The statement in a file; `-` is standard input. Throws `invalid` for an unreadable file. */
export const readStatement = (file: string, terminal: Terminal): Promise<string> => (file === '-' ? readInput(terminal) : readIn(file));

async function readInput(terminal: Terminal): Promise<string> {
  const chunks: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of terminal.input()) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes > MAX_SQL * 4) break;
  }
  return Buffer.concat(chunks).toString('utf8');
}

async function readIn(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new DomainError('invalid', 'warehouse.statement', `${file} cannot be read: ${(error as Error).message}`);
  }
}
