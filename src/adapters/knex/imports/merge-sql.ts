import { STEERING, type SuppliedField } from '../../../domain/imports/source-table.ts';
import type { Receipts } from './provenance.ts';
import { columnOf } from '../rows.ts';

/** A staged table that can say something about a field. */
export interface Supplier {
  /** Number of the staged table: `staged_0`. */
  index: number;
  /** Place of the field in the table, from 1: where its letter stands in `statuses`. */
  position: number;
  receipts: Receipts;
}

/** A field and the staged tables that supply it, in order of precedence. */
export interface MergedField {
  field: SuppliedField;
  suppliers: Supplier[];
}

/** Fields that every college has: a source cannot take them back, only replace them. */
export const ALWAYS_THERE: readonly SuppliedField[] = [
  'name',
  'aliases',
  'location',
  'state',
  'type',
  'level',
  'isHBCU',
  'isTribal',
  'isWomenOnly',
  'isOnlineOnly',
];
const DEFAULTS: Partial<Record<SuppliedField, string>> = {
  aliases: "'{}'",
  isHBCU: 'false',
  isTribal: 'false',
  isWomenOnly: 'false',
  isOnlineOnly: 'false',
};

/** In a choice, the number of a supplier means its value, this plus the number its "no value", and KEEP what is stored. */
const NO_VALUE = 100;
const KEEP = -1;

export const stagedName = (index: number): string => `staged_${index}`;
const choiceOf = (field: SuppliedField): string => `choice_${columnOf(field)}`;
const intArray = (ids: readonly number[]): string => `'{${ids.join(',')}}'::int[]`;
const receiptOf = (field: SuppliedField): string => `(c.field_sources->>'${field}')::int`;

export function isMerged(field: SuppliedField): boolean {
  return !STEERING.includes(field);
}

/** Colleges the run has something to say about: known ones with a row, open ones the directory may have dropped, and new ones. */
export function touchedSql(tables: number, directory: number | undefined): string {
  const hasRow = Array.from(
    { length: tables },
    (_, index) => `exists (select from ${stagedName(index)} t where t.unitid = c.ipeds_unit_id)`,
  );
  const mayHaveVanished = directory === undefined ? [] : [`(c.operating_status = 'open' and c.field_sources ? 'name')`];
  const known = `select c.ipeds_unit_id as unitid, c.id from colleges c
    where c.ipeds_unit_id is not null and (${[...hasRow, ...mayHaveVanished].join(' or ')})`;
  const added =
    directory === undefined
      ? ''
      : `union all select t.unitid, null::int from ${stagedName(directory)} t
         where t.in_universe and not exists (select from colleges c where c.ipeds_unit_id = t.unitid)`;
  return `create temp table touched on commit drop as ${known} ${added}`;
}

export interface MergePlan {
  fields: readonly MergedField[];
  tables: number;
  directory: number | undefined;
  source: string;
  /** Receipts whose values must stay. */
  newer: readonly number[];
  /** Fields that staff has locked for some college. */
  locked: readonly string[];
  /** The staged table that tells what it means not to be listed, and the field it tells it in. */
  silent: { index: number; field: SuppliedField } | undefined;
}

/** What staff has decided about a college, no import touches. */
const LOCKS = 'left join (select college_id, array_agg(field) as fields from field_locks group by college_id) l on l.college_id = k.id';

/** One row a touched college: what it will be after the run, and whether that differs from what it is. */
export function mergedSql({ fields, tables, directory, newer, locked, silent }: MergePlan): string {
  const staged = Array.from({ length: tables }, (_, index) => `left join ${stagedName(index)} t${index} on t${index}.unitid = k.unitid`);
  const locks = locked.length > 0 ? [LOCKS] : [];
  const joins = `touched k left join colleges c on c.id = k.id ${[...staged, ...locks].join('\n')}`;
  const columns = [
    ...fields.map((field) => `${valueSql(field)} as ${columnOf(field.field)}`),
    `coalesce(c.field_sources, '{}') || ${jsonOf(fields, receiptSql)} as field_sources`,
    `jsonb_strip_nulls(coalesce(c.field_status, '{}') || ${jsonOf(fields, statusSql, false)}) as field_status`,
    `${suppliedSql(fields)} as supplied`,
    `${silent ? `case when w.${choiceOf(silent.field)} = ${silent.index} then '{"belowThreshold":true}'::jsonb else '{}' end` : `'{}'::jsonb`} as marks`,
    ...operatingSql(directory),
  ];
  return `create temp table merged on commit drop as
    with chosen as materialized (
      select k.unitid as key, ${fields.map((field) => `${choiceSql(field, newer, locked.includes(field.field))} as ${choiceOf(field.field)}`).join(',\n')}
      from ${joins}
    )
    select k.unitid, k.id, c.operating_status as old_status, ${columns.join(',\n')}
    from ${joins} join chosen w on w.key = k.unitid`;
}

/** Which supplier decides: the first with a value; or, where one takes its own earlier value back, the first with a row; or nobody. */
function choiceSql({ field, suppliers }: MergedField, newer: readonly number[], mayBeLocked: boolean): string {
  const column = columnOf(field);
  const isLocked = mayBeLocked ? [`when '${field}' = any(l.fields) then ${KEEP}`] : [];
  const isNewer = newer.length > 0 ? [`when c.${column} is not null and ${receiptOf(field)} = any(${intArray(newer)}) then ${KEEP}`] : [];
  const values = suppliers.map(({ index }) => `when t${index}.${column} is not null then ${index}`);
  const absence = ALWAYS_THERE.includes(field) ? [] : [absenceSql({ field, suppliers })];
  return `case ${[...isLocked, ...isNewer, ...values, ...absence].join(' ')} else ${KEEP} end`;
}

/** Who says "no value" must not depend on who supplied the last one, or a second run of the same files would change the receipt. */
function absenceSql({ field, suppliers }: MergedField): string {
  const takenBack = suppliers.map(
    ({ index, receipts }) => `t${index}.unitid is not null and ${receiptOf(field)} = any(${intArray(receipts.table)})`,
  );
  const first = suppliers.map(({ index }) => `when t${index}.unitid is not null then ${NO_VALUE + index}`);
  return `when ${[`c.${columnOf(field)} is null`, ...takenBack].join(' or ')} then case ${first.join(' ')} else ${KEEP} end`;
}

function valueSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const values = suppliers.map(({ index }) => `when ${index} then t${index}.${column}`).join(' ');
  const chosen = `case w.${choiceOf(field)} ${values} when ${KEEP} then c.${column} end`;
  const fallback = DEFAULTS[field];
  return fallback === undefined ? chosen : `coalesce(${chosen}, ${fallback})`;
}

function receiptSql({ field, suppliers }: MergedField): string {
  const column = columnOf(field);
  const branch = (choice: number, unchanged: string, { own, same }: Receipts): string =>
    same.length === 0
      ? `when ${choice} then ${own}`
      : `when ${choice} then case when ${unchanged} and ${receiptOf(field)} = any(${intArray(same)}) then ${receiptOf(field)} else ${own} end`;
  const branches = suppliers.flatMap(({ index, receipts }) => [
    branch(index, `c.${column} = t${index}.${column}`, receipts),
    branch(NO_VALUE + index, `c.${column} is null`, receipts),
  ]);
  return `case w.${choiceOf(field)} ${branches.join(' ')} end`;
}

/** Null where a value is simply reported, which takes an earlier status away. */
function statusSql({ field, suppliers }: MergedField): string {
  const branches = suppliers.flatMap(({ index, position }) => {
    const letter = `substr(t${index}.statuses, ${position}, 1)`;
    return [
      `when ${index} then case ${letter} when 'i' then 'imputed' when 's' then 'suppressed' end`,
      `when ${NO_VALUE + index} then case ${letter} when 's' then 'suppressed' when 'a' then 'not-applicable' else 'not-reported' end`,
    ];
  });
  return `case w.${choiceOf(field)} ${branches.join(' ')} when ${KEEP} then c.field_status->>'${field}' end`;
}

function jsonOf(fields: readonly MergedField[], sqlOf: (field: MergedField) => string, strip = true): string {
  const json = `(select to_jsonb(f) from (select ${fields.map((field) => `${sqlOf(field)} as "${field.field}"`).join(',\n')}) f)`;
  return strip ? `jsonb_strip_nulls(${json})` : json;
}

/** Names of the fields the run has a value for, in alphabetical order. */
function suppliedSql(fields: readonly MergedField[]): string {
  const names = fields
    .map(({ field }) => field)
    .filter((field) => field !== 'acceptanceRate')
    .sort()
    .map((field) => `case when w.${choiceOf(field)} between 0 and ${NO_VALUE - 1} then '${field}' end`);
  return `to_jsonb(array_remove(array[${names.join(', ')}]::text[], null))`;
}

/** A college that its directory calls closed or merged is that; one that only left the universe, or the file, is unlisted. */
function operatingSql(directory: number | undefined): string[] {
  if (directory === undefined) return ['c.operating_status', 'c.successor_unit_id'];
  const d = `t${directory}`;
  return [
    `case when ${d}.in_universe then 'open'
          when ${d}.operating_status in ('closed', 'merged') then ${d}.operating_status
          when ${d}.unitid is not null or c.operating_status = 'open' then 'unlisted'
          else c.operating_status end as operating_status`,
    `case when ${d}.in_universe then null when ${d}.unitid is not null then ${d}.successor_unit_id
          else c.successor_unit_id end as successor_unit_id`,
  ];
}

/** Whether a college will differ, as a condition on its row `c` and the merged row `m`. */
export function differsSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const list = (alias: string): string => columns.map((column) => `${alias}.${column}`).join(', ');
  return `row(${list('c')}) is distinct from row(${list('m')})`;
}

/** The names a college used to carry, once it is called what the directory calls it now. */
export const FORMER_NAMES = `case when lower(m.name) = lower(c.name) then c.former_names
  else array_append(array_remove(array_remove(c.former_names, m.name), c.name), c.name) end`;

/** What a source leaves on a college `m`, from the flag of the run in $2. */
export const SOURCE_FLAG = `$2::jsonb || m.marks || jsonb_build_object('fields', m.supplied)`;
const flagSql = `jsonb_build_object($1::text, ${SOURCE_FLAG})`;

/** Adds the colleges the catalog does not have. Takes source, flag, time, UNITIDs and slugs. */
export function insertSql(fields: readonly MergedField[]): string {
  const columns = fields.map(({ field }) => columnOf(field));
  return `insert into colleges (ipeds_unit_id, slug, is_featured, operating_status, successor_unit_id, last_data_sync,
      data_source_flags, field_sources, field_status, ${columns.join(', ')})
    select m.unitid, s.slug, m.unitid = 100858 and m.name = 'Auburn University', m.operating_status, m.successor_unit_id, $3::timestamptz,
      ${flagSql}, m.field_sources, m.field_status, ${columns.map((column) => `m.${column}`).join(', ')}
    from merged m join unnest($4::int[], $5::text[]) as s(unitid, slug) on s.unitid = m.unitid
    where m.id is null order by m.unitid`;
}

/** Changes the colleges that differ, counting them by what becomes of them. Takes source, flag and time. */
export function updateSql(fields: readonly MergedField[]): string {
  const columns = [...fields.map(({ field }) => columnOf(field)), 'operating_status', 'successor_unit_id', 'field_sources', 'field_status'];
  const formerNames = fields.some(({ field }) => field === 'name') ? `former_names = ${FORMER_NAMES},` : '';
  return `with changed as (
      update colleges c set ${columns.map((column) => `${column} = m.${column}`).join(', ')}, ${formerNames}
        last_data_sync = $3::timestamptz, data_source_flags = c.data_source_flags || ${flagSql}
      from merged m
      where c.id = m.id and ${differsSql(fields)}
      returning case when m.old_status = 'open' then m.operating_status else 'open' end as became
    ) select became, count(*)::int as colleges from changed group by became`;
}

/** For each staged table, its rows about touched colleges and the others. */
export function matchesSql(tables: number): string {
  return Array.from(
    { length: tables },
    (_, index) => `select ${index} as index, count(k.unitid)::int as matched, (count(*) - count(k.unitid))::int as outside
      from ${stagedName(index)} t left join touched k on k.unitid = t.unitid`,
  ).join(' union all ');
}
