import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { DomainError } from '../src/domain/shared/domain-error.ts';

/** Writes to a temporary file and renames it, so a reader never sees half a file. */
export async function writeWhole(file: string, pieces: Iterable<string> | AsyncIterable<string>): Promise<void> {
  const part = `${file}.part`;
  try {
    await pipeline(Readable.from(pieces, { objectMode: false }), createWriteStream(part));
    await rename(part, file);
  } catch (error) {
    await rm(part, { force: true });
    const { syscall, message } = error as NodeJS.ErrnoException;
    if (syscall === undefined) throw error;
    throw new DomainError('invalid', 'export.unwritable', `${file} cannot be written: ${message}`);
  }
}
