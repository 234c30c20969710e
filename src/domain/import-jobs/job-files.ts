import { DomainError, type FieldFault } from '../shared/domain-error.ts';

/** A file of a job. Its place in the list of files names it in addresses. */
export interface JobFile {
  name: string;
  bytes: number;
  /** Bytes that have arrived. */
  stored: number;
}

/** The file that the rows of a table or a query become. */
export const unreadFile = ({ shortName }: { shortName: string }): JobFile => ({ name: `${shortName}.csv`, bytes: 0, stored: 0 });

export const MAX_FILES = 40;
/** The largest published file, a Scorecard of one year, has 0.2 GB. */
export const MAX_FILE_BYTES = 1024 ** 3;
/** Of all files of a job. */
export const MAX_JOB_BYTES = 2 * 1024 ** 3;
/** The bytes of one request. A broken upload goes on after the last complete part. */
export const MAX_PART_BYTES = 8 * 1024 ** 2;
export const MAX_NAME = 200;

/** Endings of files that the importer reads. */
export const FILE_ENDINGS = ['csv', 'xlsx', 'xls', 'zip'] as const;
type FileEnding = (typeof FILE_ENDINGS)[number];

const isEnding = (text: string): text is FileEnding => (FILE_ENDINGS as readonly string[]).includes(text);

/** Throws `invalid` with a fault for each file that a job cannot take: its name, kind or size. */
export function checkFiles(files: readonly Pick<JobFile, 'name' | 'bytes'>[]): void {
  const faults = files.flatMap(({ name, bytes }, place) => {
    const message = nameFault(name) ?? sizeFault(name, bytes) ?? doubleFault(name, files.slice(0, place));
    return message === null ? [] : [{ path: `files.${place}`, message }];
  });
  const total = files.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total > MAX_JOB_BYTES) faults.push({ path: 'files', message: `The files have more than ${sizeText(MAX_JOB_BYTES)} together.` });
  if (faults.length > 0) throw unusable(faults);
}

function nameFault(name: string): string | null {
  if (name.length > MAX_NAME) return `The name of a file can have at most ${MAX_NAME} characters.`;
  // Windows also forbids the others.
  if (/[\p{Cc}\p{Cf}/\\:*?"<>|]/u.test(name) || name.startsWith('.') || name.trim() !== name)
    return `"${shortened(name)}" is not a plain name of a file.`;
  const ending = endingOf(name);
  if (isEnding(ending)) return null;
  return `${name} is not a CSV, Excel or zip file. Its name has to end in .${FILE_ENDINGS.join(', .')}.`;
}

function sizeFault(name: string, bytes: number): string | null {
  if (bytes === 0) return `${name} is empty.`;
  return bytes > MAX_FILE_BYTES ? `${name} is larger than ${sizeText(MAX_FILE_BYTES)}. Import it with the command line.` : null;
}

/** Some file systems do not tell letters of two cases apart. */
function doubleFault(name: string, earlier: readonly { name: string }[]): string | null {
  const isDouble = earlier.some((file) => file.name.toLowerCase() === name.toLowerCase());
  return isDouble ? `${name} is in the list twice.` : null;
}

const endingOf = (name: string): string => name.slice(name.lastIndexOf('.') + 1).toLowerCase();
const shortened = (text: string): string => text.replaceAll(/\p{Cc}|\p{Cf}/gu, '').slice(0, 60);
const sizeText = (bytes: number): string => `${bytes / 1024 ** 3} GB`;

/** Throws `invalid` if the first bytes of a file are not those of its ending. */
export function checkStart(name: string, start: Uint8Array): void {
  const message = startFault(name, start);
  if (message !== null) throw unusable([{ path: 'file', message }]);
}

const isZip = (start: Uint8Array): boolean => start[0] === 0x50 && start[1] === 0x4b;
const isOldExcel = (start: Uint8Array): boolean => start[0] === 0xd0 && start[1] === 0xcf;

function startFault(name: string, start: Uint8Array): string | null {
  const ending = endingOf(name);
  if (ending === 'xls') return isOldExcel(start) ? null : `${name} is not an Excel file of the old kind (.xls).`;
  if (ending === 'zip') return isZip(start) ? null : `${name} is not a zip file. Download it again.`;
  if (ending === 'xlsx') return isZip(start) ? null : `${name} is not an Excel file (.xlsx). Save it again.`;
  return start.includes(0) || isZip(start) || isOldExcel(start) ? `${name} is not a text file, so it is no CSV.` : null;
}

/** Throws `conflict` unless a part continues its file, and `invalid` if it has more bytes than the file. */
export function checkPart(file: JobFile, offset: number, bytes: number): void {
  if (offset !== file.stored) throw misplaced(file.name, file.stored);
  if (offset + bytes > file.bytes) throw unusable([{ path: 'file', message: `${file.name} has more bytes than it was said to have.` }]);
  if (bytes === 0) throw unusable([{ path: 'file', message: 'The part is empty.' }]);
}

export const misplaced = (name: string, stored: number): DomainError =>
  new DomainError('conflict', 'import-job.offset', `${name}: ${stored} bytes have arrived. Continue there.`);

export const isComplete = (files: readonly JobFile[]): boolean => files.every(({ stored, bytes }) => stored === bytes);

function unusable(faults: readonly FieldFault[]): DomainError {
  return new DomainError('invalid', 'import-job.file', faults.map(({ message }) => message).join(' '), faults);
}
