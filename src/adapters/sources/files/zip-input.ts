import { createReadStream } from 'node:fs';
import { fromBufferPromise, openPromise, type ZipFile } from 'yauzl';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { sourceError } from '../errors.ts';
import { rejectForeign } from './inspect.ts';

/** A zip on disk or in memory. `label` names it in messages. */
export interface ZipInput {
  label: string;
  open(): Promise<ZipFile>;
  /** Its first bytes: they say what a file is that is no zip. */
  start(): Promise<Buffer>;
}

const START_BYTES = 512;
/** Rejects paths that leave the zip, and files whose size differs from the declared size. */
const OPTIONS = { autoClose: false, strictFileNames: true, validateEntrySizes: true } as const;

export const zipInMemory = (label: string, bytes: Buffer): ZipInput => ({
  label,
  open: () => fromBufferPromise(bytes, OPTIONS),
  start: () => Promise.resolve(bytes.subarray(0, START_BYTES)),
});

export const zipOnDisk = (path: string): ZipInput => ({
  label: path,
  open: () => openPromise(path, OPTIONS),
  start: () => startOf(path),
});

async function startOf(path: string): Promise<Buffer> {
  for await (const chunk of createReadStream(path, { end: START_BYTES - 1 }) as AsyncIterable<Buffer>) return chunk;
  return Buffer.alloc(0);
}

/** Opens a zip. Throws `invalid` with what the file is, if it is none. */
export async function openInput(input: ZipInput): Promise<ZipFile> {
  try {
    return await input.open();
  } catch (error) {
    return refuseZip(input.label, error, await input.start().catch(() => Buffer.alloc(0)));
  }
}

/** The sentences of the zip library, each with the code and the words of Alma. Any other one means damage. */
const KNOWN: readonly (readonly [sentence: RegExp, code: string, words: string])[] = [
  [/^(invalid characters in fileName|absolute path|invalid relative path)/, 'zip-broken', 'contains a file name that leaves the zip'],
  [/^strong encryption/, 'zip-encrypted', 'is encrypted'],
  [/^unsupported compression/, 'zip-broken', 'is packed in a way that Alma does not read. Unpack it, and import the files'],
  [/^multi-disk/, 'zip-broken', 'is one part of a zip in several files. Unpack it, and import the files'],
];

const ZIP = 'PK';

/** Throws the fault of a file that does not open as a zip. `start` is its first bytes. */
function refuseZip(label: string, error: unknown, start: Buffer): never {
  if (start.length === 0 && !isOfSystem(error)) throw sourceError('empty', `${label} is empty.`);
  if (isOfSystem(error) || error instanceof DomainError || start.toString('latin1', 0, ZIP.length) === ZIP) refuseMember(label, error);
  rejectForeign(start, label);
  throw sourceError('zip-broken', `${label} is not a zip or Excel file. Download it again.`);
}

/** Throws the fault of a file in a zip. */
export function refuseMember(label: string, error: unknown): never {
  if (error instanceof DomainError) throw error;
  const sentence = error instanceof Error ? error.message : '';
  if (isOfSystem(error)) throw sourceError('unreadable', `${label} cannot be read: ${sentence}.`);
  const [, code, words] = KNOWN.find(([said]) => said.test(sentence)) ?? [];
  throw code === undefined ? damagedZip(label) : sourceError(code, `${label} ${words}.`);
}

/** A download that broke off, or bytes that changed on the way. */
export const damagedZip = (label: string, code = 'zip-broken'): DomainError =>
  sourceError(code, `${label} is damaged or cut off. Download it again.`);

/** An error of the operating system, such as a missing permission. */
const isOfSystem = (error: unknown): boolean => error instanceof Error && 'syscall' in error;
