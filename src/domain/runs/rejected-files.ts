import { baseName } from '../imports/import-facts.ts';
import type { TableReport } from '../imports/import-run.ts';
import { DomainError } from '../shared/domain-error.ts';

/** A rejected row of a run. */
export interface StoredReject {
  file: string;
  line: number;
  /** The UNITID, if the row has one. */
  key: string | null;
  code: string;
  message: string;
  /** The row as its file has it, cut to `MAX_RAW` characters. */
  raw: string;
}

/** The stored rejected rows of one file of a run. */
export interface RejectedFile {
  /** The name without folders. */
  file: string;
  /** The first line of the file. Null for runs that did not keep it. */
  header: string | null;
  rejects: readonly StoredReject[];
}

/** Groups the rejected rows of a run by file, in the order of the run. */
export function rejectedFiles({ tables }: { tables: readonly TableReport[] }, rejects: readonly StoredReject[]): RejectedFile[] {
  return [...new Set(rejects.map(({ file }) => file))].map((file) => ({
    file: baseName(file),
    header: tables.find((table) => table.file === file)?.header ?? null,
    rejects: rejects.filter((reject) => reject.file === file),
  }));
}

/** The file with this name, or the only one; undefined if there is none. Throws `invalid` if there are several, and `not-found` if it has no rejected rows. */
export function chooseFile(files: readonly RejectedFile[], name?: string): RejectedFile | undefined {
  const names = files.map(({ file }) => file).join(', ');
  const found = name === undefined ? files : files.filter(({ file }) => file === name);
  if (found.length > 1)
    throw new DomainError('invalid', 'run.several-files', `The run has rejected rows of several files. Name one of them: ${names}.`);
  if (found.length === 0 && name !== undefined)
    throw new DomainError(
      'not-found',
      'run.no-such-file',
      `The run has no rejected rows of ${name}${names === '' ? '' : `, only of ${names}`}.`,
    );
  return found[0];
}
