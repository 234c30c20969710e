import { NAMED_STATUSES } from '../../../../domain/imports/merge/operating-status.ts';
import { ALWAYS_THERE, EMPTY_VALUES } from '../../../../domain/imports/merge/precedence.ts';
import { WITH_VALUE, WITHOUT_VALUE } from '../../../../domain/imports/merge/statuses.ts';
import type { SuppliedField } from '../../../../domain/imports/source-table.ts';
import { columnOf } from '../../college-rows.ts';
import type { VariableIds } from '../provenance.ts';
import { storedStatusSql } from '../status-sql.ts';
import { stagedName, TOUCHED } from '../temp-tables.ts';
import type { MergedField, MergePlan, StagedDirectory } from './plan.ts';
import { intArray, isNotRejected } from './touched-sql.ts';

// The rules of `mergeCollege` (domain/imports/merge) as SQL. merge.model.test.ts compares the two.

/** A choice is the number of a supplier for its value, NO_VALUE plus the number to clear the value, or KEEP. */
const NO_VALUE = 100;
const KEEP = -1;

const choiceOf = (field: SuppliedField): string => `choice_${columnOf(field)}`;
const provenanceIdOf = (field: SuppliedField): string => `p.source_${columnOf(field)}`;

const LOCKS = 'left join (select college_id, array_agg(field) as fields from field_locks group by college_id) l on l.college_id = k.id';

/**
 * A query for the values of each touched college after the run. Many colleges have equal sources and statuses, so their JSON is read once and
 * built once for each combination. `sources_place` numbers the combinations of sources and statuses, before and after.
 */
export function mergedSql({ fields, tables, directory, newer, locked }: MergePlan): string {
  const staged = Array.from({ length: tables }, (_, index) => `left join ${stagedName(index)} t${index} on t${index}.unitid = k.unitid`);
  const locks = locked.length > 0 ? [LOCKS] : [];
  const joins = `${TOUCHED} k left join colleges c on c.id = k.id ${[...staged, ...locks].join('\n')}
    left join places z on z.unitid = k.unitid left join previous p on p.place = z.place`;
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id'];
  const names = `array[${fields.map(({ field }) => `'${field}'`).join(', ')}]::text[]`;
  const given = fields.map(({ field }, at) => `new_sources[${at + 1}] as "${field}"`).join(', ');
  return `with previous as materialized (
      select ${['row_number() over () as place, field_sources, unitids', ...fields.map(({ field }) => `(field_sources->>'${field}')::int as source_${columnOf(field)}`)].join(', ')}
      from (select c.field_sources, array_agg(k.unitid) as unitids from ${TOUCHED} k join colleges c on c.id = k.id group by c.field_sources) d
    ), places as materialized (
      select unnest(unitids) as unitid, place from previous
    ), chosen as materialized (
      select ${['k.unitid as key', ...fields.map((field) => `${choiceSql(field, newer, locked.includes(field.field))} as ${choiceOf(field.field)}`)].join(',\n')}
      from ${joins}
    ), filled as materialized (
      select ${[
        'k.unitid, k.id, c.operating_status as old_status, z.place',
        `coalesce(c.field_status, '{}') as old_statuses`,
        `array[${fields.map(provenanceSql).join(',\n')}]::int[] as new_sources`,
        `array[${fields.map(statusSql).join(',\n')}]::text[] as new_statuses`,
        ...fields.map((field) => `${valueSql(field)} as ${columnOf(field.field)}`),
        ...operatingSql(directory),
      ].join(',\n')}
      from ${joins} join chosen w on w.key = k.unitid
    ), states as materialized (
      select row_number() over ()::int as sources_place, f.unitids,
        coalesce(p.field_sources, '{}') || jsonb_strip_nulls((select to_jsonb(n) from (select ${given}) n)) as field_sources,
        jsonb_strip_nulls(old_statuses || jsonb_object(${names}, new_statuses)) as field_status
      from (
        select place, old_statuses, new_sources, new_statuses, array_agg(unitid) as unitids from filled
        group by place, old_statuses, new_sources, new_statuses
      ) f left join previous p using (place)
    )
    select unitid, id, old_status, ${columns.join(', ')}, sources_place, field_sources, field_status
    from (select unnest(unitids) as unitid, sources_place, field_sources, field_status from states) s join filled using (unitid)`;
}

/** The precedence of `chooseOffer`: locked, newer, the first table with a value, a value taken back. */
function choiceSql({ field, suppliers }: MergedField, newer: readonly number[], mayBeLocked: boolean): string {
  const column = columnOf(field);
  const isLocked = mayBeLocked ? [`when '${field}' = any(l.fields) then ${KEEP}`] : [];
  const isNewer =
    newer.length > 0 ? [`when c.${column} is not null and ${provenanceIdOf(field)} = any(${intArray(newer)}) then ${KEEP}`] : [];
  const values = suppliers.map(({ index }) => `when t${index}.${column} is not null then ${index}`);
  const absence = ALWAYS_THERE.includes(field) ? [] : [absenceSql({ field, suppliers })];
  return `case ${[...isLocked, ...isNewer, ...values, ...absence].join(' ')} else ${KEEP} end`;
}

function absenceSql({ field, suppliers }: MergedField): string {
  const takenBack = suppliers.map(
    ({ index, provenance }) => `t${index}.unitid is not null and ${provenanceIdOf(field)} = any(${intArray(provenance.table)})`,
  );
  const first = suppliers.map(({ index }) => `when t${index}.unitid is not null then ${NO_VALUE + index}`);
  return `when ${[`c.${columnOf(field)} is null`, ...takenBack].join(' or ')} then case ${first.join(' ')} else ${KEEP} end`;
}

function valueSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const values = suppliers.map(({ index }) => `when ${index} then t${index}.${column}`).join(' ');
  const chosen = `case w.${choiceOf(field)} ${values} when ${KEEP} then c.${column} end`;
  const fallback = EMPTY_VALUES[field];
  return fallback === undefined ? chosen : `coalesce(${chosen}, ${fallback === false ? 'false' : "'{}'"})`;
}

/** A value has the provenance of the variable that was read. An unchanged one keeps its provenance if the new one differs only in the run. */
function provenanceSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const idSql = (unchanged: string, { own, same }: VariableIds): string =>
    same.length === 0
      ? String(own)
      : `case when ${unchanged} and ${provenanceIdOf(field)} = any(${intArray(same)}) then ${provenanceIdOf(field)} else ${own} end`;
  const branches = suppliers.flatMap(({ index, position, provenance }) => {
    const [recipe, ...read] = [provenance, ...provenance.alternatives].map((ids) => idSql(`c.${column} = t${index}.${column}`, ids));
    const ofVariable = read.map((id, at) => `when '${at + 1}' then ${id}`).join(' ');
    const ofValue = read.length === 0 ? recipe : `case substr(t${index}.alternatives, ${position}, 1) ${ofVariable} else ${recipe} end`;
    return [`when ${index} then ${ofValue}`, `when ${NO_VALUE + index} then ${idSql(`c.${column} is null`, provenance)}`];
  });
  return `case w.${choiceOf(field)} ${branches.join(' ')} end`;
}

function statusSql({ field, suppliers }: MergedField): string {
  const branches = suppliers.flatMap(({ index, position }) => {
    const letter = `substr(t${index}.statuses, ${position}, 1)`;
    return [
      `when ${index} then ${storedStatusSql(letter, WITH_VALUE)}`,
      `when ${NO_VALUE + index} then ${storedStatusSql(letter, WITHOUT_VALUE)}`,
    ];
  });
  return `case w.${choiceOf(field)} ${branches.join(' ')} when ${KEEP} then c.field_status->>'${field}' end`;
}

/** The rule of `stateAfterDirectory`. */
function operatingSql(directory: StagedDirectory | undefined): string[] {
  if (directory === undefined) return ['c.operating_status', 'c.successor_unit_id'];
  const d = `t${directory.index}`;
  return [
    `case when ${d}.in_universe and ${d}.operating_status = 'open' then 'open'
          when ${d}.operating_status in (${NAMED_STATUSES.map((status) => `'${status}'`).join(', ')}) then ${d}.operating_status
          when ${d}.unitid is not null or (c.operating_status = 'open' and ${isNotRejected(directory)}) then 'unlisted'
          else c.operating_status end as operating_status`,
    `case when ${d}.unitid is not null then ${d}.successor_unit_id else c.successor_unit_id end as successor_unit_id`,
  ];
}
