import type { Knex } from 'knex';
import type { RecordValues } from '../../../domain/admin/records.ports.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { columnOf } from '../college-rows.ts';
import { violatesUnique } from '../driver-errors.ts';

/** A table whose rows staff edit, with the columns `id`, `version`, `updated_at` and, with a Trash, `deleted_at` and `deleted_by`. */
export interface TableSpec {
  /** The name of the resource. */
  resource: string;
  table: string;
  /** The fields of a record beside `id`, `version` and `deletedAt`. The column of `unitIds` is `unit_ids`. */
  fields: readonly string[];
  /** Fields that are read only, as SQL of the table's row: `(select name from colleges c where c.id = data_issues.college_id)`. */
  computed?: Readonly<Record<string, string>>;
  /** SQL texts that `q` searches, each of them within the row. */
  searched: readonly string[];
  /** SQL texts in lower case that `q` finds by their whole value alone. */
  searchedInFull?: readonly string[];
  /** Filters that are not equality with a field. */
  filters?: Readonly<Record<string, (query: Knex.QueryBuilder, value: unknown) => void>>;
  hasTrash?: boolean;
  /** Columns of JSON, which the driver needs as text. */
  jsonFields?: readonly string[];
  /** Fields that the audit log names without their values: what people wrote, and their addresses. */
  privateFields?: readonly string[];
  /** Rows that the caller may see or change, in addition to the filter. */
  scope?: (query: Knex.QueryBuilder) => void;
  /** SQL of the rows that the person `:me` wrote, owns or reported: that person changes none of them. */
  involved?: string;
  /** Values that a new row gets beside those given, such as its author. */
  defaults?: () => RecordValues;
  /** Checks the rows together after each change, in its transaction. Throws `invalid` or `conflict`. */
  check?: (trx: Knex.Transaction, ids: readonly number[]) => Promise<void>;
  /** Follows each change, in its transaction: for example publishes a data version. */
  afterChange?: (trx: Knex.Transaction) => Promise<void>;
  /** The message when a row with a unique value exists already, and its field. */
  taken?: { field: string; message: string };
}

/** The columns of given values. */
export function toColumns({ jsonFields = [] }: TableSpec, values: RecordValues): Record<string, unknown> {
  const entries = Object.entries(values).map(([field, value]): [string, unknown] => [
    columnOf(field),
    jsonFields.includes(field) && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}

/** What a query selects for a record. */
export function selectionOf(db: Knex, spec: TableSpec): Knex.Raw[] {
  const { table, fields, computed = {}, hasTrash = false } = spec;
  const stored = ['id', 'version', ...fields, ...(hasTrash ? ['deletedAt'] : [])];
  return [
    ...stored.map((field) => db.raw('?? as ??', [`${table}.${columnOf(field)}`, field])),
    ...Object.entries(computed).map(([field, sql]) => db.raw(sql).wrap('', ` as "${field}"`)),
  ];
}

/** Restricts a query to a filter. `id` and `q` work everywhere; with a Trash, deleted rows need `deleted`. */
export function applyFilter(query: Knex.QueryBuilder, spec: TableSpec, { id, q, deleted, ...others }: RecordValues): void {
  spec.scope?.(query);
  if (id !== undefined) void query.whereIn(`${spec.table}.id`, wholeNumbers(id));
  // Rows that a caller names by their ids are found in the Trash, too.
  if (spec.hasTrash && (deleted !== undefined || id === undefined)) selectTrash(query, spec, deleted === true);
  if (typeof q === 'string' && q !== '') search(query, spec, q);
  for (const [field, value] of Object.entries(others)) {
    if (value !== undefined) restrictField(query, spec, field, value);
  }
}

function selectTrash(query: Knex.QueryBuilder, { table }: TableSpec, isTrash: boolean): void {
  void query[isTrash ? 'whereNotNull' : 'whereNull'](`${table}.deleted_at`);
}

function restrictField(query: Knex.QueryBuilder, { table, filters, computed }: TableSpec, field: string, value: unknown): void {
  const own = filters?.[field];
  const sql = computed?.[field];
  const column = `${table}.${columnOf(field)}`;
  if (own) own(query, value);
  else if (sql !== undefined) void query.whereRaw(`${sql} = any(?)`, [[value].flat() as string[]]);
  else if (value === null) void query.whereNull(column);
  else void query.whereIn(column, [value].flat() as Knex.Value[]);
}

function search(query: Knex.QueryBuilder, { searched, searchedInFull = [] }: TableSpec, text: string): void {
  const pattern = `%${text.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
  void query.where((any: Knex.QueryBuilder) => {
    for (const sql of searched) void any.orWhereRaw(`${sql} ilike ?`, [pattern]);
    for (const sql of searchedInFull) void any.orWhereRaw(`${sql} = ?`, [text.trim().toLowerCase()]);
  });
}

/** Ids beyond the range of a column match nothing. */
export function wholeNumbers(id: unknown): number[] {
  return [id]
    .flat()
    .map(Number)
    .filter((one) => Number.isInteger(one) && Math.abs(one) <= 2_147_483_647);
}

/** Runs a change, and says which value is taken. */
export async function withTaken<T>({ taken }: TableSpec, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!taken || !violatesUnique(error)) throw error;
    throw new DomainError('conflict', 'record.taken', taken.message, [{ path: taken.field, message: taken.message }]);
  }
}
