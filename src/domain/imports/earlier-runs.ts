import type { TableReport } from './import-run.ts';
import { isNewer, type Edition } from './merge/precedence.ts';
import type { OpenedSource } from './source-table.ts';

/** A run in the ledger, as far as a new run compares itself with it. */
export interface EarlierRun extends Edition {
  id: number;
  source: string;
  files: readonly { table: string; sha256: string; only?: readonly string[] }[];
  tables?: readonly TableReport[];
}

/** A run that applied a newer edition of a table. */
export interface NewerRun {
  run: EarlierRun;
  table: string;
}

/** The run that applied all of these files for the same year and release. Undefined if a file is new. */
export function findApplied(opened: OpenedSource, runs: readonly EarlierRun[]): EarlierRun | undefined {
  const same = runs.filter(({ source, year, release }) => source === opened.source && year === opened.year && release === opened.release);
  const isKnown = (sha256: string): boolean =>
    same.some(({ files }) => files.some((file) => file.sha256 === sha256 && file.only === undefined));
  return opened.tables.every(({ sha256 }) => isKnown(sha256)) ? same[0] : undefined;
}

/** The first run that applied a later release of the same year of one of these tables. */
export const findLaterRelease = (opened: OpenedSource, runs: readonly EarlierRun[]): NewerRun | undefined =>
  findNewer(
    opened,
    runs.filter(({ year }) => year === opened.year),
  );

/** The first run that applied a later year or release of one of these tables. */
export function findNewer(opened: OpenedSource, runs: readonly EarlierRun[]): NewerRun | undefined {
  const wanted = new Set(opened.tables.map(({ table }) => table));
  for (const run of runs) {
    const table = run.files.find((file) => wanted.has(file.table))?.table;
    if (run.source === opened.source && table !== undefined && isNewer(run, opened)) return { run, table };
  }
  return undefined;
}
