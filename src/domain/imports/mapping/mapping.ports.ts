import type { SourceName } from '../../colleges/sources.ts';
import type { LastColumns } from './column-drift.ts';
import type { Mapping } from './mapping.ts';

/** A mapping of a run in effect. */
export interface EarlierMapping {
  runId: number;
  year: number;
  /** Who confirmed it. */
  by: string;
  mapping: Mapping;
}

/** What earlier runs say about the columns of a source. Runs that were rolled back say nothing. */
export interface ColumnLedger {
  /** The mapping to offer for files of a year: of the newest run of the year, else of the newest year. Null if there is none. */
  mappingFor(source: SourceName, year: number | null): Promise<EarlierMapping | null>;
  /** The columns of each table in the last run that read it. */
  lastColumns(source: SourceName): Promise<Readonly<Record<string, LastColumns>>>;
}
