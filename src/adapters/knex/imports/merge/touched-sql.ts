import { stagedName, TOUCHED } from '../temp-tables.ts';
import type { StagedDirectory } from './plan.ts';

/** SQL for a list of ids. */
export const intArray = (ids: readonly number[]): string => `'{${ids.join(',')}}'::int[]`;

/** A query for the touched colleges: those with a row, open ones that the directory may have dropped, and new ones. */
export function touchedSql(tables: number, directory: StagedDirectory | undefined): string {
  const hasRow = Array.from(
    { length: tables },
    (_, index) => `exists (select from ${stagedName(index)} t where t.unitid = c.ipeds_unit_id)`,
  );
  const mayHaveLeft = directory ? [`(${MAY_HAVE_LEFT} and ${isNotRejected(directory)})`] : [];
  const known = `select c.ipeds_unit_id as unitid, c.id from colleges c
    where c.ipeds_unit_id is not null and (${[...hasRow, ...mayHaveLeft].join(' or ')})`;
  const added =
    directory === undefined
      ? ''
      : `union all select t.unitid, null::int from ${stagedName(directory.index)} t
         where t.in_universe and not exists (select from colleges c where c.ipeds_unit_id = t.unitid)`;
  return `${known} ${added}`;
}

/** A college `c` that a directory once listed, and that is open. */
export const MAY_HAVE_LEFT = `c.operating_status = 'open' and c.field_sources ? 'name'`;
/** A rejected row says nothing about its college. */
export const isNotRejected = ({ rejected }: StagedDirectory): string => `c.ipeds_unit_id <> all(${intArray(rejected)})`;

/** A query that counts, for each staged table, its rows about touched colleges and the others. */
export function matchesSql(tables: number): string {
  return Array.from(
    { length: tables },
    (_, index) => `select ${index} as index, count(k.unitid)::int as matched, (count(*) - count(k.unitid))::int as outside
      from ${stagedName(index)} t left join ${TOUCHED} k on k.unitid = t.unitid`,
  ).join(' union all ');
}
