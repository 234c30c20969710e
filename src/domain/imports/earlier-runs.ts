import { RELEASES, type Release } from '../colleges/college.ts';
import type { TableReport } from './import-run.ts';
import type { OpenedSource } from './source-table.ts';

/** A run in the ledger, as far as a new run has to respect it. */
export interface EarlierRun {
  id: number;
  source: string;
  year: number;
  release: string;
  files: readonly { table: string; sha256: string; only?: readonly string[] }[];
  /** What each table held, where the run has counted it. */
  tables?: readonly TableReport[];
}

/** The run that has applied every one of these files, for the same year and release; nothing where a file is new. */
export function findApplied(opened: OpenedSource, runs: readonly EarlierRun[]): EarlierRun | undefined {
  const same = runs.filter(({ source, year, release }) => source === opened.source && year === opened.year && release === opened.release);
  const isKnown = (sha256: string): boolean =>
    same.some(({ files }) => files.some((file) => file.sha256 === sha256 && file.only === undefined));
  return opened.tables.every(({ sha256 }) => isKnown(sha256)) ? same[0] : undefined;
}

/** The first run that has applied a later year or release of one of these tables: final replaces provisional, never the reverse. */
export function findNewer(opened: OpenedSource, runs: readonly EarlierRun[]): { run: EarlierRun; table: string } | undefined {
  const wanted = new Set(opened.tables.map(({ table }) => table));
  for (const run of runs) {
    const table = run.files.find((file) => wanted.has(file.table))?.table;
    if (run.source === opened.source && table !== undefined && isNewer(run, opened)) return { run, table };
  }
  return undefined;
}

function isNewer(run: EarlierRun, { year, release }: OpenedSource): boolean {
  return run.year > year || (run.year === year && rankOf(run.release) > rankOf(release));
}

const rankOf = (release: string): number => RELEASES.indexOf(release as Release);
