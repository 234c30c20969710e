import { DomainError } from '../shared/domain-error.ts';
import {
  DEPENDENT_FIELDS,
  DIRECTORY_ONLY,
  type OpenedSource,
  type RowBatch,
  type SourceTable,
  type SuppliedField,
} from './source-table.ts';

/** The part of the files that a run imports. */
export interface ImportSelection {
  /** Only these fields. Colleges are then neither added nor closed: that needs the whole directory. */
  onlyFields?: readonly string[];
  /** Rows per table. The directory is read whole: otherwise every college beyond the limit would seem to have closed. */
  limit?: number;
}

/** Throws `invalid` for a field that none of the files supplies. */
export function applySelection(opened: OpenedSource, { onlyFields, limit }: ImportSelection): OpenedSource {
  const chosen = onlyFields ? opened.tables.map((table) => withFields(table, wanted(opened, onlyFields))) : opened.tables;
  const tables = chosen.filter(({ fields }) => fields.length > 0);
  return { ...opened, tables: limit === undefined ? tables : tables.map((table) => firstRows(table, limit)) };
}

function wanted({ tables }: OpenedSource, names: readonly string[]): Set<SuppliedField> {
  const supplied = [...new Set(tables.flatMap(({ fields }) => fields.map(({ field }) => field)))].filter(
    (field) => !DIRECTORY_ONLY.includes(field),
  );
  const unknown = names.filter((name) => !supplied.some((field) => field === name));
  const mainFields = new Set(names.map(mainFieldOf));
  if (unknown.length === 0) return new Set(supplied.filter((field) => mainFields.has(mainFieldOf(field))));
  const message = `These files do not supply ${unknown.join(', ')}. They supply ${supplied.join(', ')}.`;
  throw new DomainError('invalid', 'import.unknown-field', message);
}

const mainFieldOf = (field: string): string => DEPENDENT_FIELDS[field as SuppliedField] ?? field;

function withFields(table: SourceTable, only: ReadonlySet<SuppliedField>): SourceTable {
  const places = table.fields.flatMap(({ field }, at) => (only.has(field) ? [at] : []));
  const selectFields = (batch: RowBatch): RowBatch => ({
    ...batch,
    rows: batch.rows.map((row) => ({
      ...row,
      values: places.map((at) => row.values[at] ?? null),
      statuses: charactersAt(row.statuses, places),
      ...(row.alternatives !== undefined && { alternatives: charactersAt(row.alternatives, places) }),
    })),
  });
  return {
    ...(table.belowThreshold && only.has(table.belowThreshold.field) ? table : withoutBelowThreshold(table)),
    directory: false,
    fields: table.fields.filter((_, at) => places.includes(at)),
    batches: () => mapped(table.batches(), selectFields),
  };
}

const charactersAt = (text: string, places: readonly number[]): string => places.map((at) => text.charAt(at)).join('');

function withoutBelowThreshold(table: SourceTable): SourceTable {
  const rest = { ...table };
  delete rest.belowThreshold;
  return rest;
}

async function* mapped(batches: AsyncIterable<RowBatch>, change: (batch: RowBatch) => RowBatch): AsyncGenerator<RowBatch> {
  for await (const batch of batches) yield change(batch);
}

function firstRows(table: SourceTable, limit: number): SourceTable {
  if (table.directory) return table;
  // In a part of a table, a missing row means nothing.
  return { ...withoutBelowThreshold(table), batches: () => cut(table.batches(), limit) };
}

async function* cut(batches: AsyncIterable<RowBatch>, limit: number): AsyncGenerator<RowBatch> {
  let left = limit;
  for await (const batch of batches) {
    const rows = batch.rows.slice(0, left);
    left -= rows.length;
    yield { ...batch, rows };
    if (left === 0) return;
  }
}
