import { FEATURED_COLLEGE } from '../../../../domain/colleges/spotlight.ts';
import { columnOf } from '../../college-rows.ts';
import { GIVEN, MOVED } from '../../slugs.ts';
import { SCORE_COLUMNS } from '../score-rows.ts';
import { CHANGED, MERGED, SCORED } from '../temp-tables.ts';
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

/** Adds new colleges. Their scores, flags and time follow with those of the others. */
export function insertSql(fields: readonly MergedField[]): string {
  const columns = fields.map(({ field }) => columnOf(field));
  return `insert into colleges (ipeds_unit_id, slug, is_featured, operating_status, successor_unit_id, field_sources, field_status,
       ${columns.join(', ')})
    select m.unitid, s.slug, m.unitid = ${FEATURED_COLLEGE.unitId} and m.name = '${FEATURED_COLLEGE.name}', m.operating_status, m.successor_unit_id,
      m.field_sources, m.field_status, ${columns.map((column) => `m.${column}`).join(', ')}
    from ${MERGED} m join ${GIVEN} s using (unitid) order by m.unitid`;
}

/** Joins the move of the merged row `m` to another slug. */
export const movedJoin = (fields: readonly MergedField[], alias: string): string =>
  isNaming(fields) ? `left join ${MOVED} ${alias} on ${alias}.id = m.id` : '';

/** A query for the colleges that the run has added, and those that differ, as they will be. */
export const changedSql = (fields: readonly MergedField[]): string =>
  `select c.id, c.ipeds_unit_id, ${isNaming(fields) ? 'm' : 'c'}.name, m.id is null as is_new, m.field_sources, m.field_status
   from ${MERGED} m join colleges c on c.ipeds_unit_id = m.unitid where m.id is null or ${differsSql(fields)}`;

/** Writes the changed colleges: values, scores, flags and $1 as their time. */
export function updateSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const names = isNaming(fields)
    ? `, former_names = ${FORMER_NAMES}, slug = coalesce(v.slug, c.slug), former_slugs = coalesce(v.former_slugs, c.former_slugs)`
    : '';
  return `update colleges c set ${columns.map((column) => `${column} = m.${column}`).join(', ')}${names},
      ${SCORE_COLUMNS.map((column) => `${column} = s.${column}`).join(', ')}, data_source_flags = f.flags, last_data_sync = $1
    from ${CHANGED} k join ${MERGED} m on m.unitid = k.ipeds_unit_id ${movedJoin(fields, 'v')} join ${SCORED} s on s.id = k.id
      join source_flags_in('${CHANGED}') f on f.college_id = k.id
    where c.id = k.id`;
}
