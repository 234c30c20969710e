import type { ClientBase } from 'pg';
import { FIGURES, type FigureKey } from '../../../domain/colleges/figures.ts';
import {
  largeChangeOf,
  type CatalogEffect,
  type FieldEffect,
  type TableEffect,
  type UnlistedCollege,
} from '../../../domain/imports/catalog-effect.ts';
import { factChangeOf } from '../../../domain/imports/fact-changes.ts';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import { DEPENDENT_FIELD_NAMES, type SourceTable, type SuppliedField } from '../../../domain/imports/source-table.ts';
import { groupBy } from '../../../domain/shared/collections.ts';
import { columnOf } from '../college-rows.ts';
import { isMerged, type MergePlan, type StagedDirectory } from './merge/plan.ts';
import { MAY_HAVE_LEFT } from './merge/touched-sql.ts';
import type { StagedTable } from './stage.ts';
import { createTempTableAs, MERGED, REPLACED, stagedName } from './temp-tables.ts';

/** Measures what the merge will do to the colleges, before it writes them. */
export async function measureEffect(
  connection: ClientBase,
  run: ImportRun,
  plan: MergePlan,
  staged: readonly StagedTable[],
): Promise<CatalogEffect> {
  return {
    tables: await tableEffects(connection, run, staged),
    fields: await fieldEffects(connection, plan, staged),
  };
}

/** The open colleges without a row in a directory that has rejected rows. They are open until the merge. */
export async function findUnlisted(
  connection: ClientBase,
  directory: StagedDirectory | undefined,
  staged: readonly StagedTable[],
): Promise<UnlistedCollege[]> {
  if (!directory || (staged[directory.index]?.outcome.rejected ?? 0) === 0) return [];
  const { rows } = await connection.query<UnlistedCollege>(
    `select c.ipeds_unit_id as "unitId", c.name, c.ipeds_unit_id = any($1) as "isRejected" from colleges c
     where c.ipeds_unit_id is not null and ${MAY_HAVE_LEFT}
       and not exists (select from ${stagedName(directory.index)} t where t.unitid = c.ipeds_unit_id)
     order by c.ipeds_unit_id`,
    [directory.rejected],
  );
  return rows;
}

async function fieldEffects(connection: ClientBase, plan: MergePlan, staged: readonly StagedTable[]): Promise<FieldEffect[]> {
  const compared = plan.fields.flatMap(({ field, suppliers }): Comparison[] => {
    const first = staged[suppliers[0]?.index ?? 0];
    if (!first || DEPENDENT_FIELD_NAMES.includes(field)) return [];
    const inTable = suppliers.map(({ index }) => (index >= staged.length ? 'false' : `t${index}.unitid is not null`));
    const isListed = suppliers.map(({ index }) => `t${index}.unitid is not null`).join(' or ');
    const isRead = inTable.join(' or ');
    return [{ field, table: first.table, before: `c.${columnOf(field)}`, after: `m.${columnOf(field)}`, isListed, isRead }];
  });
  const joins = Array.from(
    { length: plan.tables },
    (_, index) => `left join ${stagedName(index)} t${index} on t${index}.unitid = m.unitid`,
  );
  return compareFields(connection, `${MERGED} m join colleges c on c.id = m.id ${joins.join(' ')}`, compared);
}

/** Two SQL values of a field, and the condition that a table lists the college. */
export interface Comparison {
  field: SuppliedField;
  /** The first table that supplies the field. */
  table: SourceTable;
  before: string;
  after: string;
  isListed: string;
  /** The condition that a file lists the college. Where a survey does not list it, the reader says 0 on purpose. */
  isRead: string;
}

/** Counts the effect on each field, in one row: a query with a row per college and field takes four times as long. */
export async function compareFields(connection: ClientBase, from: string, compared: readonly Comparison[]): Promise<FieldEffect[]> {
  if (compared.length === 0) return [];
  const counts = compared.map((comparison, place) => `json_build_object(${countsSql(comparison)}) as "${place}"`);
  const { rows } = await connection.query<Record<string, Omit<FieldEffect, 'field' | 'table' | 'file'>>>(
    `select ${counts.join(', ')} from ${from}`,
  );
  return compared.flatMap(({ field, table: { table, file } }, place) => {
    const counted = rows[0]?.[place];
    return counted ? [{ field, table, file, ...counted }] : [];
  });
}

export const isFigure = (field: SuppliedField): field is FigureKey => Object.hasOwn(FIGURES, field);

function countsSql({ field, before, after, isListed, isRead }: Comparison): string {
  const listed = `filter (where ${isListed})`;
  const values = `'rows', count(*) ${listed}, 'before', count(${before}) ${listed}, 'after', count(${after}) ${listed},
    'lost', count(${before}) filter (where (${isListed}) and (${after}) is null)`;
  if (!isFigure(field))
    return `${values}, ${factCountsSql({ field, before, after, isListed })}, 'becameZero', 0, 'largestBefore', null, 'largestAfter', null`;
  const { share, floor } = largeChangeOf(field);
  // Whole numbers could overflow in a difference.
  const [was, is] = [`(${before})::float8`, `(${after})::float8`];
  const isLarge = `abs(${is} - ${was}) > ${share} * greatest(abs(${was}), ${floor})`;
  return `${values}, 'compared', count(${is} - ${was}) ${listed}, 'changed', count(*) filter (where (${isListed}) and ${isLarge}),
    'becameZero', count(*) filter (where (${isRead}) and (${before}) is null and (${after}) = 0),
    'largestBefore', max(${was}), 'largestAfter', max(${is}) ${listed}`;
}

function factCountsSql({ field, before, after, isListed }: Omit<Comparison, 'table' | 'isRead'>): string {
  const rule = factChangeOf(field);
  if (rule === undefined) return `'compared', 0, 'changed', 0`;
  const differs = rule === 'unequal' ? `${before} <> ${after}` : `abs(${before} - ${after}) > ${rule.degrees}`;
  const known = `(${isListed}) and (${before}) is not null and (${after}) is not null`;
  return `'compared', count(*) filter (where ${known}), 'changed', count(*) filter (where ${known} and ${differs})`;
}

/** Compares each table with the colleges whose values come from its newest year. Tables of one name count as one. */
async function tableEffects(connection: ClientBase, run: ImportRun, staged: readonly StagedTable[]): Promise<TableEffect[]> {
  const numbered = staged.map(({ table }, index) => ({ table, index }));
  const groups = [...groupBy(numbered, ({ table }) => table.table).values()];
  await createTempTableAs(connection, REPLACED, replacedSql(run, groups));
  const queries = groups.map((group, place) => `select ${place} as place, q.* from (${missingSql(group)}) q`);
  const { rows } = await connection.query<Omit<TableEffect, 'table' | 'file' | 'years'> & { place: number }>(queries.join(' union all '));
  return rows.flatMap(({ place, ...row }) => {
    const tables = (groups[place] ?? []).map(({ table }) => table);
    const [first] = tables;
    if (!first) return [];
    const [isDirectory, isExtract] = [first.directory, tables.some((table) => table.isExtract)];
    return [{ ...row, table: first.table, file: first.file, isDirectory, isExtract, years: run.year - row.year }];
  });
}

type Group = readonly { table: SourceTable; index: number }[];

/**
 * A query for the open colleges with values of the staged tables, and the newest year of those values. Many colleges have equal sources, so
 * each combination is read once.
 */
function replacedSql({ source }: ImportRun, groups: readonly Group[]): string {
  const fields = new Set(
    groups
      .flat()
      .flatMap(({ table: { table, fields: supplied } }) =>
        supplied.filter(({ field }) => isMerged(field)).map(({ field }) => `('${table}', '${field}')`),
      ),
  );
  return `with states as materialized (
      select row_number() over () as state, c.field_sources, array_agg(c.ipeds_unit_id) as unitids
      from colleges c where c.operating_status = 'open' and c.ipeds_unit_id is not null group by c.field_sources
    ), years as materialized (
      select s.state, v.table_name, max(v.year) as year
      from states s cross join jsonb_each_text(s.field_sources) f
      join value_sources v on v.id = f.value::int
      join (values ${[...fields].join(', ') || "('', '')"}) t(table_name, field) on t.table_name = v.table_name and t.field = f.key
      where v.source = '${source}'
      group by s.state, v.table_name
    )
    select y.table_name, unnest(s.unitids) as unitid, y.year from years y join states s using (state)`;
}

function missingSql(group: Group): string {
  const [first] = group;
  const rule = first?.table.belowThreshold;
  // A college with a small amount may fall below the threshold of its survey.
  const isLarge = rule
    ? `and r.unitid in (select ipeds_unit_id from colleges where ${columnOf(rule.field)} >= ${rule.minSmall.below})`
    : '';
  const own = `from ${REPLACED} r where r.table_name = '${first?.table.table ?? ''}'`;
  const listed = group.map(({ index }) => `select unitid from ${stagedName(index)}`).join(' union ');
  return `select r.year, count(*)::int as colleges, (count(*) filter (where t.unitid is null))::int as missing,
      (count(*) filter (where r.unitid > l.last))::int as beyond, l.last
    from (select r.* ${own} ${isLarge} and r.year = (select max(r.year) ${own})) r
    left join (${listed}) t on t.unitid = r.unitid
    cross join (select max(unitid) as last from (${listed}) a) l
    group by r.year, l.last`;
}
