import { DomainError } from '../shared/domain-error.ts';
import type { Version, VersionTable } from './query.ts';
import { TABLES, type TableName } from './tables.ts';
import type { SnapshotFiles } from './warehouse.ports.ts';

/** The Parquet file of a table. */
export interface SnapshotFile extends VersionTable {
  /** What a row of the table is. */
  meaning: string;
}

export interface OpenFile {
  bytes: number;
  /** Another one for every publication. */
  version: string;
  /** Some bytes; `last` is included. */
  read: (first: number, last: number) => AsyncIterable<Uint8Array>;
}

/** The published tables as files for everyone. They hold what the bulk files hold, so nothing that may not be redistributed. */
export function createSnapshot({ snapshots }: { snapshots: SnapshotFiles }) {
  return {
    /** Null before the first publication. */
    async files(): Promise<(Pick<Version, 'dataVersion' | 'at'> & { files: SnapshotFile[] }) | null> {
      const shown = await snapshots.shown();
      if (!shown) return null;
      const meaningOf = (name: TableName): string => TABLES.find((table) => table.name === name)?.meaning ?? '';
      const files = shown.tables.map((table) => ({ ...table, meaning: meaningOf(table.name) }));
      return { dataVersion: shown.dataVersion, at: shown.at, files };
    },

    /** Throws `not-found` before the first publication. */
    async open(table: TableName): Promise<OpenFile> {
      const shown = await snapshots.shown();
      const facts = shown?.tables.find(({ name }) => name === table);
      if (!shown || !facts) throw new DomainError('not-found', 'snapshot.none', NONE);
      const read = (first: number, last: number) => snapshots.read(shown.name, table, first, last);
      return { bytes: facts.bytes, version: `${shown.name}-${shown.at.getTime()}`, read };
    },
  };
}

export type Snapshot = ReturnType<typeof createSnapshot>;

const NONE = 'No Parquet files are published on this site. The CSV files of the page /data have the same values.';
