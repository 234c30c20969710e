import { digitsOf } from '../majors/cip-parts.ts';
import { compareTitles, type TitleComparison } from './compare-titles.ts';
import type { Definition, DefinitionFile } from './definition.ts';
import type { DefinitionsPorts, DefinitionTables, StoredDefinitionFile } from './definitions.ports.ts';

export interface DefinitionImport {
  path: string;
  isDryRun: boolean;
  /** Where a copy of the file comes from; null for the file of the publisher. */
  obtainedFrom: string | null;
}

export interface DefinitionReport extends TitleComparison {
  /** `unchanged`: the same file is stored already. */
  status: 'succeeded' | 'unchanged' | 'dry-run';
  file: DefinitionFile;
  /** Families and programs of the vocabulary with a definition. */
  definitions: number;
}

/** A definition with the file that it comes from. */
export interface KnownDefinition extends Definition {
  source: StoredDefinitionFile;
}

/** The official definitions of programs: the import of their file, and the definition of one. */
export function createDefinitions({ definitions: store, transact, reader, vocabulary }: DefinitionsPorts) {
  return {
    /**
     * Replaces all definitions by those of a file, all or nothing. Those of codes that no college has reported are left out. Throws `invalid`
     * for a file that cannot be used; nothing has changed then.
     */
    async import({ path, isDryRun, obtainedFrom }: DefinitionImport): Promise<DefinitionReport> {
      const read = await reader.read(path);
      const { majors } = vocabulary.words();
      const compared = compareTitles(majors, read);
      const found = read.rows.filter(({ cip, text }) => text !== '' && digitsOf(cip) !== 4 && majors.titleOf(cip) !== undefined);
      const report = { ...compared, file: read.file, definitions: found.length };
      if (isDryRun) return { ...report, status: (await isStored(read.file, store)) ? 'unchanged' : 'dry-run' };
      return transact(async ({ tables }) => {
        await tables.lock();
        if (await isStored(read.file, tables)) return { ...report, status: 'unchanged' as const };
        await tables.replace(found, read.file, obtainedFrom);
        return { ...report, status: 'succeeded' as const };
      });
    },

    /** The definition of a family or a program. Null if the file has none, and before an import. */
    async of(cip: string): Promise<KnownDefinition | null> {
      const [definition, source] = await Promise.all([store.of(cip), store.file()]);
      return definition && source ? { ...definition, source } : null;
    },
  };
}

export type DefinitionUseCases = ReturnType<typeof createDefinitions>;

const isStored = async ({ sha256 }: DefinitionFile, { file }: Pick<DefinitionTables, 'file'>): Promise<boolean> =>
  (await file())?.sha256 === sha256;
