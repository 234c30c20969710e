import { FEATURED_COLLEGE } from '../../../domain/colleges/spotlight.ts';
import { NAMED_STATUSES } from '../../../domain/imports/merge/operating-status.ts';
import { ALWAYS_THERE, EMPTY_VALUES } from '../../../domain/imports/merge/precedence.ts';
import { WITH_VALUE, WITHOUT_VALUE } from '../../../domain/imports/merge/statuses.ts';
import { DIRECTORY_ONLY, type SuppliedField } from '../../../domain/imports/source-table.ts';
import { columnOf } from '../college-rows.ts';
import type { ProvenanceIds } from './provenance.ts';
import { storedStatusSql } from './status-sql.ts';
import { MERGED, stagedName, TOUCHED } from './temp-tables.ts';

// The rules of `mergeCollege` (domain/imports/merge) as SQL. merge.model.test.ts compares the two.

/** A staged table that supplies a field. */
export interface Supplier {
  /** Number of the staged table. */
  index: number;
  /** Place of the field's letter in `statuses`, from 1. */
  position: number;
  provenance: ProvenanceIds;
}

/** A field and the staged tables that supply it, in order of precedence. */
export interface MergedField {
  field: SuppliedField;
  suppliers: Supplier[];
}

/** A choice is the number of a supplier for its value, NO_VALUE plus the number to clear the value, or KEEP. */
const NO_VALUE = 100;
const KEEP = -1;

const choiceOf = (field: SuppliedField): string => `choice_${columnOf(field)}`;
const intArray = (ids: readonly number[]): string => `'{${ids.join(',')}}'::int[]`;
const provenanceIdOf = (field: SuppliedField): string => `(c.field_sources->>'${field}')::int`;

export function isMerged(field: SuppliedField): boolean {
  return !DIRECTORY_ONLY.includes(field);
}

/** The number of the staged directory, and the UNITIDs of its rejected rows. */
export interface StagedDirectory {
  index: number;
  rejected: readonly number[];
}

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
const isNotRejected = ({ rejected }: StagedDirectory): string => `c.ipeds_unit_id <> all(${intArray(rejected)})`;

export interface MergePlan {
  fields: readonly MergedField[];
  tables: number;
  directory: StagedDirectory | undefined;
  source: string;
  /** Provenance of newer editions: these values stay. */
  newer: readonly number[];
  /** Fields with a lock on some college. */
  locked: readonly string[];
  /** The staged table of the colleges below a survey's threshold, and the field that it sets. */
  belowThreshold: { index: number; field: SuppliedField } | undefined;
}

const LOCKS = 'left join (select college_id, array_agg(field) as fields from field_locks group by college_id) l on l.college_id = k.id';

/** A query for the values of each touched college after the run. */
export function mergedSql({ fields, tables, directory, newer, locked, belowThreshold }: MergePlan): string {
  const staged = Array.from({ length: tables }, (_, index) => `left join ${stagedName(index)} t${index} on t${index}.unitid = k.unitid`);
  const locks = locked.length > 0 ? [LOCKS] : [];
  const joins = `${TOUCHED} k left join colleges c on c.id = k.id ${[...staged, ...locks].join('\n')}`;
  const columns = [
    ...fields.map((field) => `${valueSql(field)} as ${columnOf(field.field)}`),
    `coalesce(c.field_sources, '{}') || ${jsonOf(fields, provenanceSql)} as field_sources`,
    `jsonb_strip_nulls(coalesce(c.field_status, '{}') || ${jsonOf(fields, statusSql, false)}) as field_status`,
    `${suppliedSql(fields)} as supplied`,
    `${belowThresholdSql(belowThreshold)} as threshold_flag`,
    ...operatingSql(directory),
  ];
  return `with chosen as materialized (
      select ${['k.unitid as key', ...fields.map((field) => `${choiceSql(field, newer, locked.includes(field.field))} as ${choiceOf(field.field)}`)].join(',\n')}
      from ${joins}
    )
    select k.unitid, k.id, c.operating_status as old_status, ${columns.join(',\n')}
    from ${joins} join chosen w on w.key = k.unitid`;
}

function belowThresholdSql(table: MergePlan['belowThreshold']): string {
  return table
    ? `case when w.${choiceOf(table.field)} = ${table.index} then '{"belowThreshold":true}'::jsonb else '{}' end`
    : `'{}'::jsonb`;
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

/** An unchanged value keeps its provenance if the new one differs only in the run. */
function provenanceSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const branch = (choice: number, unchanged: string, { own, same }: ProvenanceIds): string =>
    same.length === 0
      ? `when ${choice} then ${own}`
      : `when ${choice} then case when ${unchanged} and ${provenanceIdOf(field)} = any(${intArray(same)}) then ${provenanceIdOf(field)} else ${own} end`;
  const branches = suppliers.flatMap(({ index, provenance }) => [
    branch(index, `c.${column} = t${index}.${column}`, provenance),
    branch(NO_VALUE + index, `c.${column} is null`, provenance),
  ]);
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

function jsonOf(fields: readonly MergedField[], sqlOf: (field: MergedField) => string, strip = true): string {
  const json = `(select to_jsonb(f) from (select ${fields.map((field) => `${sqlOf(field)} as "${field.field}"`).join(',\n')}) f)`;
  return strip ? `jsonb_strip_nulls(${json})` : json;
}

/** The fields that the run sets, in alphabetical order. */
function suppliedSql(fields: readonly MergedField[]): string {
  const names = fields
    .map(({ field }) => field)
    .filter((field) => field !== 'acceptanceRate')
    .sort()
    .map((field) => `case when w.${choiceOf(field)} between 0 and ${NO_VALUE - 1} then '${field}' end`);
  return `to_jsonb(array_remove(array[${names.join(', ')}]::text[], null))`;
}

/** The rule of `stateAfterDirectory`. */
function operatingSql(directory: StagedDirectory | undefined): string[] {
  if (directory === undefined) return ['c.operating_status', 'c.successor_unit_id'];
  const d = `t${directory.index}`;
  return [
    `case when ${d}.in_universe then 'open'
          when ${d}.operating_status in (${NAMED_STATUSES.map((status) => `'${status}'`).join(', ')}) then ${d}.operating_status
          when ${d}.unitid is not null or (c.operating_status = 'open' and ${isNotRejected(directory)}) then 'unlisted'
          else c.operating_status end as operating_status`,
    `case when ${d}.in_universe then null when ${d}.unitid is not null then ${d}.successor_unit_id
          else c.successor_unit_id end as successor_unit_id`,
  ];
}

/** A condition: the college row `c` differs from the merged row `m`. */
export function differsSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const list = (alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ');
  return `row(${list('c')}) is distinct from row(${list('m')})`;
}

/** The rule of `formerNamesAfter`. */
export const FORMER_NAMES = `case when lower(m.name) = lower(c.name) then c.former_names
  else array_append(array_remove(array_remove(c.former_names, m.name), c.name), c.name) end`;

/** The flag of the source for the merged row `m`. $2 is the run's part of it. */
export const SOURCE_FLAG = `$2::jsonb || m.threshold_flag || jsonb_build_object('fields', m.supplied)`;
const flagSql = `jsonb_build_object($1::text, ${SOURCE_FLAG})`;

/** Adds new colleges. Takes source, flag, time, UNITIDs and slugs. */
export function insertSql(fields: readonly MergedField[]): string {
  const columns = fields.map(({ field }) => columnOf(field));
  return `insert into colleges (ipeds_unit_id, slug, is_featured, operating_status, successor_unit_id, last_data_sync,
      data_source_flags, field_sources, field_status, ${columns.join(', ')})
    select m.unitid, s.slug, m.unitid = ${FEATURED_COLLEGE.unitId} and m.name = '${FEATURED_COLLEGE.name}', m.operating_status, m.successor_unit_id, $3::timestamptz,
      ${flagSql}, m.field_sources, m.field_status, ${columns.map((column) => `m.${column}`).join(', ')}
    from ${MERGED} m join unnest($4::int[], $5::text[]) as s(unitid, slug) on s.unitid = m.unitid
    where m.id is null order by m.unitid`;
}

/** Updates the colleges that differ and counts them by their new status. Takes source, flag and time. */
export function updateSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const formerNames = fields.some(({ field }) => field === 'name') ? `former_names = ${FORMER_NAMES},` : '';
  return `with changed as (
      update colleges c set ${columns.map((column) => `${column} = m.${column}`).join(', ')}, ${formerNames}
        last_data_sync = $3::timestamptz, data_source_flags = c.data_source_flags || ${flagSql}
      from ${MERGED} m
      where c.id = m.id and ${differsSql(fields)}
      returning case when m.old_status = 'open' then m.operating_status else 'open' end as became
    ) select became, count(*)::int as colleges from changed group by became`;
}

/** A query that counts, for each staged table, its rows about touched colleges and the others. */
export function matchesSql(tables: number): string {
  return Array.from(
    { length: tables },
    (_, index) => `select ${index} as index, count(k.unitid)::int as matched, (count(*) - count(k.unitid))::int as outside
      from ${stagedName(index)} t left join ${TOUCHED} k on k.unitid = t.unitid`,
  ).join(' union all ');
}
