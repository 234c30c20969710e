import type { EntriesStart, EntryChange, RowFault } from '../services/entry.ts';
import { DomainError } from '../shared/domain-error.ts';
import { baseName } from '../imports/import-facts.ts';

/** What a file is if it is one of student services. */
export interface ServicesCandidate extends EntriesStart {
  source: 'services';
  year: null;
  release: null;
  file: string;
  fault: null;
}

/** What an import of services would change. */
export interface ServicesOutcome {
  status: 'dry-run' | 'unchanged';
  message: string;
  added: number;
  changed: number;
  changes: readonly EntryChange[];
}

/** Supplied by the marketplace. */
export interface ServicesImporter {
  lookAt(file: string): Promise<EntriesStart | undefined>;
  importFile(
    file: string,
    options: { isDryRun: boolean; shown?: readonly EntryChange[] },
  ): Promise<{ changes: EntryChange[] } | { faults: RowFault[] }>;
}

/** Looks whether one file is of services. Several files are not: an import of services has one. */
export async function detectServices(
  [file, ...others]: readonly string[],
  services: ServicesImporter,
): Promise<ServicesCandidate | undefined> {
  const start = file !== undefined && others.length === 0 ? await services.lookAt(file) : undefined;
  return start && { source: 'services', year: null, release: null, file: baseName(file ?? ''), fault: null, ...start };
}

/** The dry run. Throws `invalid` with the faults of the rows. */
export async function checkServices(file: string, services: ServicesImporter): Promise<ServicesOutcome> {
  const changes = changesOf(await services.importFile(file, { isDryRun: true }));
  const added = changes.filter(({ isNew }) => isNew).length;
  const isSame = changes.length === 0;
  return {
    status: isSame ? 'unchanged' : 'dry-run',
    message: isSame ? 'Nothing differs from the stored services.' : 'Nothing was changed: this was a dry run.',
    added,
    changed: changes.length - added,
    changes,
  };
}

/** Applies what the dry run has shown. Returns what happened, as a sentence. Throws `conflict` if the services have changed since. */
export async function applyServices(file: string, { changes }: ServicesOutcome, services: ServicesImporter): Promise<string> {
  const applied = changesOf(await services.importFile(file, { isDryRun: false, shown: changes }));
  const names = (isNew: boolean): number => changes.filter((change) => change.isNew === isNew).length;
  const counts = `${names(true)} ${names(true) === 1 ? 'service is' : 'services are'} new, ${names(false)} changed.`;
  // A process that ended between commit and report has applied them.
  return applied.length === 0 ? `${counts} An earlier attempt had stored them.` : counts;
}

function changesOf(result: { changes: EntryChange[] } | { faults: RowFault[] }): EntryChange[] {
  if ('changes' in result) return result.changes;
  const faults = result.faults.map(({ line, column, fault }) => ({
    path: column === '' ? `Line ${line}` : `Line ${line}, ${column}`,
    message: fault,
  }));
  throw new DomainError('invalid', 'services.rows', 'Some rows cannot be read. Nothing was changed.', faults);
}
