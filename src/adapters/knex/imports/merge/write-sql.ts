import { FEATURED_COLLEGE } from '../../../../domain/colleges/spotlight.ts';
import { columnOf } from '../../college-rows.ts';
import { MOVED } from '../../slugs.ts';
import { MERGED } from '../temp-tables.ts';
import { isNaming, type MergedField } from './plan.ts';

/** A condition: the college row `c` differs from the merged row `m`. */
export function differsSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const list = (alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ');
  return `row(${list('c')}) is distinct from row(${list('m')})`;
}

/** The rule of `formerNamesAfter`. */
export const FORMER_NAMES = `case when lower(m.name) = lower(c.name) then c.former_names
  else array_append(array_remove(array_remove(c.former_names, m.name), c.name), c.name) end`;

/** Adds new colleges. Takes UNITIDs and slugs. */
export function insertSql(fields: readonly MergedField[]): string {
  const columns = fields.map(({ field }) => columnOf(field));
  return `insert into colleges (ipeds_unit_id, slug, is_featured, operating_status, successor_unit_id, field_sources, field_status,
       ${columns.join(', ')})
    select m.unitid, s.slug, m.unitid = ${FEATURED_COLLEGE.unitId} and m.name = '${FEATURED_COLLEGE.name}', m.operating_status, m.successor_unit_id,
      m.field_sources, m.field_status, ${columns.map((column) => `m.${column}`).join(', ')}
    from ${MERGED} m join unnest($1::int[], $2::text[]) as s(unitid, slug) on s.unitid = m.unitid
    where m.id is null order by m.unitid`;
}

/** Joins the move of the merged row `m` to another slug. */
export const movedJoin = (fields: readonly MergedField[], alias: string): string =>
  isNaming(fields) ? `left join ${MOVED} ${alias} on ${alias}.id = m.id` : '';

/** Updates the colleges that differ and counts them by their new status. */
export function updateSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const names = isNaming(fields)
    ? `, former_names = ${FORMER_NAMES}, slug = coalesce(s.slug, c.slug), former_slugs = coalesce(s.former_slugs, c.former_slugs)`
    : '';
  return `with changed as (
      update colleges c set ${columns.map((column) => `${column} = m.${column}`).join(', ')}${names}
      from ${MERGED} m ${movedJoin(fields, 's')}
      where c.id = m.id and ${differsSql(fields)}
      returning case when m.old_status = 'open' then m.operating_status else 'open' end as became
    ) select became, count(*)::int as colleges from changed group by became`;
}
