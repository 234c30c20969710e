import { DomainError, type Remedy } from '../shared/domain-error.ts';
import type { NewerRun } from './earlier-runs.ts';
import { groupText, placeOf } from './rows/fault-groups.ts';
import { DEFAULT_ALLOWED_SHRINK, DEFAULT_MAX_REJECT } from './import-request.ts';
import type { CatalogEffect, UnlistedCollege } from './catalog-effect.ts';
import { countLeaving, type ImportCounts, type ImportReport } from './import-run.ts';
import { tooManyRejects, type Implausible } from './plausibility.ts';
import type { OpenedSource } from './source-table.ts';

/** The faulty rows that a message quotes. Its list of faults has all. */
const MAX_NAMED = 3;

/**
 * Throws `conflict` if the catalog has a newer release of a table: final replaces provisional, never the reverse. Former years are stored as
 * history, but not an older release of the same year: the history has the later one.
 */
export function refuseOlder({ source, year, release }: OpenedSource, newer: NewerRun | undefined): void {
  if (!newer) return;
  const { run, table } = newer;
  const message = `${source} ${year} ${release} is older than the ${table} table of run ${run.id}: ${run.year} ${run.release}.`;
  throw new DomainError('conflict', 'import.older-release', message, [], undefined, run.year > year ? ['history', 'force'] : ['force']);
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
export function refuseRejects({ tables, faults: groups }: ImportReport, allowed = DEFAULT_MAX_REJECT): void {
  const over = tooManyRejects(tables, allowed);
  if (over === null) return;
  const faults = groups.map((group) => ({ path: placeOf(group), message: groupText(group) }));
  throw new DomainError('invalid', 'import.too-many-rejects', `${over} Nothing was changed.`, faults, undefined, ['max-reject']);
}

/**
 * Throws `invalid` if a rejected row of the directory is or may be about an open college that has no other row. Such a college stays open,
 * but its row is unknown. An unreadable UNITID may be that of any college without a row.
 */
export function refuseUnlisted({ unlisted }: { unlisted: readonly UnlistedCollege[] }, rejects: ImportReport['rejects']): void {
  const names = new Map(unlisted.filter(({ isRejected }) => isRejected).map(({ unitId, name }) => [unitId, name]));
  const faults = rejects.flatMap(({ file, line, unitId, message }) => {
    const path = `${file}:${line}`;
    if (unitId !== null) return names.has(unitId) ? [{ path, message: `${unitId} ${names.get(unitId) ?? ''}: ${message}` }] : [];
    return unlisted.length > 0 ? [{ path, message: `${message} Open colleges without a row: ${unlisted.length}.` }] : [];
  });
  if (faults.length === 0) return;
  const listed = faults.slice(0, MAX_NAMED).map(({ path, message }) => `${path}: ${message}`);
  const message = `The directory has rejected rows about open colleges. ${listed.join(' ')} Nothing was changed.`;
  throw new DomainError('invalid', 'import.too-many-rejects', message, faults, undefined, ['max-reject']);
}

const KINDS: Readonly<Record<Implausible['what'], { code: string; remedies: readonly Remedy[] }>> = {
  empty: { code: 'import.too-few-rows', remedies: [] },
  rows: { code: 'import.too-few-rows', remedies: ['allow-shrink'] },
  values: { code: 'import.too-few-values', remedies: ['allow-drift'] },
  changes: { code: 'import.too-much-change', remedies: ['allow-drift'] },
};

/** Throws `invalid` if a table is empty, or loses or changes more than allowed. Nothing permits an empty table. */
export function refuseImplausible(found: readonly Implausible[]): void {
  const kinds = (Object.keys(KINDS) as Implausible['what'][]).filter((kind) => found.some(({ what }) => what === kind));
  const [first] = kinds;
  if (!first) return;
  const remedies = first === 'empty' ? [] : [...new Set(kinds.flatMap((kind) => KINDS[kind].remedies))];
  const message = `${found.map((each) => each.message).join(' ')} Is the file complete and correct? Nothing was changed.`;
  throw new DomainError('invalid', KINDS[first].code, message, [], undefined, remedies);
}

/** Throws `invalid` if more open colleges would leave the catalog than `allowed`, a share of the open colleges for each year. */
export function refuseShrink(
  { counts, openBefore, effect }: { counts: ImportCounts; openBefore: number; effect: CatalogEffect },
  allowed = DEFAULT_ALLOWED_SHRINK,
): void {
  const lost = countLeaving(counts);
  const years = Math.max(1, Math.abs(effect.tables.find(({ isDirectory }) => isDirectory)?.years ?? 1));
  if (lost <= openBefore * allowed * years) return;
  const message = `${lost} of ${openBefore} open colleges would leave the catalog. Is the directory complete? Nothing was changed.`;
  throw new DomainError('invalid', 'import.too-much-shrink', message, [], undefined, ['allow-shrink']);
}
