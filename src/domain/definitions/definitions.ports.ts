import type { Majors } from '../majors/majors.ts';
import type { Transact } from '../transactions/transact.ts';
import type { Definition, DefinitionFile, DefinitionRows } from './definition.ts';

/** The file whose rows are stored. */
export interface StoredDefinitionFile extends DefinitionFile {
  obtainedFrom: string | null;
  importedAt: Date;
}

export interface DefinitionStore {
  /** Undefined before the first import. */
  file(): Promise<StoredDefinitionFile | undefined>;
  /** The definition of a family or a program. */
  of(cip: string): Promise<Definition | undefined>;
}

/** The table within a transaction. */
export interface DefinitionTables extends Pick<DefinitionStore, 'file'> {
  /** Waits for another import to end. */
  lock(): Promise<void>;
  /** Replaces all rows, and publishes a data version. */
  replace(definitions: readonly Definition[], file: DefinitionFile, obtainedFrom: string | null): Promise<void>;
}

export interface DefinitionReader {
  /** Reads the classification from a CSV or a zip. Throws `invalid` for another file, and for one that is damaged or of another edition. */
  read(path: string): Promise<DefinitionRows>;
}

export interface DefinitionsPorts {
  definitions: DefinitionStore;
  transact: Transact<{ tables: DefinitionTables }>;
  reader: DefinitionReader;
  vocabulary: { words(): { majors: Majors } };
}
