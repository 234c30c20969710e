import { checkFiles, type ImportJob, MAX_FILES } from '../../../api/domain/imports.ts';

/** Why files cannot be uploaded: messages by place in the list, and those about all files. */
export interface ChoiceFaults {
  byPlace: ReadonlyMap<number, string>;
  ofAll: readonly string[];
}

type Chosen = Pick<ImportJob['files'][number], 'name' | 'bytes'>;

/** The faults by the rules of the server. */
export function faultsOf(files: readonly Chosen[]): ChoiceFaults {
  const faults = foundBy(() => checkFiles(files));
  const places = faults.flatMap(({ path, message }) => {
    const [, place] = path.split('.');
    return place === undefined ? [] : [[Number(place), message] as const];
  });
  const ofAll = faults.filter(({ path }) => path === 'files').map(({ message }) => message);
  if (files.length > MAX_FILES) ofAll.push(`Choose at most ${MAX_FILES} files. A zip file can hold more.`);
  return { byPlace: new Map(places), ofAll };
}

function foundBy(check: () => void): readonly { path: string; message: string }[] {
  try {
    check();
    return [];
  } catch (error) {
    const { faults } = error as { faults?: readonly { path: string; message: string }[] };
    if (!faults) throw error;
    return faults;
  }
}

/** Adds files to a choice. A file of the same name replaces the one before. */
export function addedTo(chosen: readonly File[], more: readonly File[]): File[] {
  const names = new Set(more.map(({ name }) => name));
  return [...chosen.filter(({ name }) => !names.has(name)), ...more];
}
