import { DomainError } from '../shared/domain-error.ts';
import type { NewerRun } from './earlier-runs.ts';
import { countLeaving, type ImportCounts, type ImportReport } from './import-run.ts';
import { tooManyRejects, type Implausible } from './plausibility.ts';
import type { OpenedSource } from './source-table.ts';

/** Throws `conflict` if the catalog has a newer release of a table: final replaces provisional, never the reverse. */
export function refuseOlder({ source, year, release }: OpenedSource, newer: NewerRun | undefined): void {
  if (!newer) return;
  const { run, table } = newer;
  const message = `${source} ${year} ${release} is older than the ${table} table of run ${run.id}: ${run.year} ${run.release}.`;
  throw new DomainError('conflict', 'import.older-release', message, [], undefined, ['history', 'force']);
}

/**
 * Throws `conflict` if a file is not of a former year. As history only, it would count as applied without any effect on current
 * values.
 */
export function refuseCurrent({ source, year }: OpenedSource, newer: NewerRun | undefined): void {
  if (newer) return;
  const message = `${source} ${year} is not a former year: the catalog has nothing newer from these tables.`;
  throw new DomainError('conflict', 'import.no-former-year', message, [], undefined, ['no-history']);
}

/** Throws `invalid` if more rows were rejected than `allowed`, a share of a table's rows. */
export function refuseRejects({ tables, rejects }: ImportReport, allowed: number): void {
  const over = tooManyRejects(tables, allowed);
  if (over === null) return;
  const faults = rejects.map(({ file, line, message }) => ({ path: `${file}:${line}`, message }));
  throw new DomainError('invalid', 'import.too-many-rejects', `${over} Nothing was changed.`, faults);
}

/** Throws `invalid` if a table lost more rows or values than allowed. */
export function refuseImplausible(found: readonly Implausible[]): void {
  if (found.length === 0) return;
  const isShort = found.some(({ what }) => what === 'rows');
  const remedies = [...new Set(found.map(({ what }) => (what === 'rows' ? ('allow-shrink' as const) : ('allow-drift' as const))))];
  const message = `${found.map((each) => each.message).join(' ')} Is the file complete? Nothing was changed.`;
  throw new DomainError('invalid', isShort ? 'import.too-few-rows' : 'import.too-few-values', message, [], undefined, remedies);
}

/** Throws `invalid` if more open colleges would leave the catalog than `allowed`, a share of the colleges open before. */
export function refuseShrink({ counts, openBefore }: { counts: ImportCounts; openBefore: number }, allowed: number): void {
  const lost = countLeaving(counts);
  if (lost <= openBefore * allowed) return;
  const message = `${lost} of ${openBefore} open colleges would leave the catalog. Is the directory complete? Nothing was changed.`;
  throw new DomainError('invalid', 'import.too-much-shrink', message, [], undefined, ['allow-shrink']);
}
