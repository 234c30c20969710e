import { readFile, stat } from 'node:fs/promises';
import { mapping as shape } from '../src/contracts/admin/imports/mapping-shape.ts';
import type { Mapping } from '../src/domain/imports/mapping/mapping.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';

const MOST_BYTES = 1024 ** 2;
const MOST_NAMED = 5;

/** Reads a mapping from a JSON file. Throws `invalid`, with the place of each fault, for a file that is missing, too large or of another form. */
export async function readMapping(file: string): Promise<Mapping> {
  const parsed = shape.safeParse(jsonOf(await textOf(file), file));
  if (parsed.success) return parsed.data;
  const faults = parsed.error.issues.map(({ path, message }) => ({ path: path.join('.') || file, message }));
  const named = faults.slice(0, MOST_NAMED).map(({ path, message }) => `${path}: ${message}`);
  throw new DomainError('invalid', 'import.mapping', `${file} is not a mapping. ${named.join('. ')}.`);
}

async function textOf(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  if (!found?.isFile()) throw new DomainError('invalid', 'source.not-found', `${file} is not a file.`);
  if (found.size > MOST_BYTES) throw new DomainError('invalid', 'import.mapping', `${file} is larger than 1 MB.`);
  return readFile(file, 'utf8');
}

function jsonOf(text: string, file: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    throw new DomainError('invalid', 'import.mapping', `${file} is not JSON.`);
  }
}
