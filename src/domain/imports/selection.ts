import { DomainError } from '../shared/domain-error.ts';
import { FOLLOWS, STEERING, type OpenedSource, type RowBatch, type SourceTable, type SuppliedField } from './source-table.ts';

/** Takes less from files than they hold. */
export interface Narrowing {
  /** Only these fields are taken. Colleges are then neither added nor closed, for that takes the whole directory. */
  onlyFields?: readonly string[];
  /** Only so many rows of each table; the directory is read whole, or every college beyond would seem to have closed. */
  limit?: number;
}

/** The same files, with less in them. Throws `invalid` for a field that none of them supplies. */
export function narrowed(opened: OpenedSource, { onlyFields, limit }: Narrowing): OpenedSource {
  const chosen = onlyFields ? opened.tables.map((table) => withFields(table, wanted(opened, onlyFields))) : opened.tables;
  const tables = chosen.filter(({ fields }) => fields.length > 0);
  return { ...opened, tables: limit === undefined ? tables : tables.map((table) => firstRows(table, limit)) };
}

function wanted({ tables }: OpenedSource, names: readonly string[]): Set<SuppliedField> {
  const supplied = [...new Set(tables.flatMap(({ fields }) => fields.map(({ field }) => field)))].filter(
    (field) => !STEERING.includes(field),
  );
  const unknown = names.filter((name) => !supplied.some((field) => field === name));
  const leaders = new Set(names.map(leaderOf));
  if (unknown.length === 0) return new Set(supplied.filter((field) => leaders.has(leaderOf(field))));
  const message = `These files do not supply ${unknown.join(', ')}. They supply ${supplied.join(', ')}.`;
  throw new DomainError('invalid', 'import.unknown-field', message);
}

const leaderOf = (field: string): string => FOLLOWS[field as SuppliedField] ?? field;

function withFields(table: SourceTable, only: ReadonlySet<SuppliedField>): SourceTable {
  const places = table.fields.flatMap(({ field }, at) => (only.has(field) ? [at] : []));
  const narrow = (batch: RowBatch): RowBatch => ({
    ...batch,
    rows: batch.rows.map((row) => ({
      ...row,
      values: places.map((at) => row.values[at] ?? null),
      statuses: places.map((at) => row.statuses.charAt(at)).join(''),
    })),
  });
  return {
    ...(table.silence && only.has(table.silence.field) ? table : withoutSilence(table)),
    directory: false,
    fields: table.fields.filter((_, at) => places.includes(at)),
    batches: () => mapped(table.batches(), narrow),
  };
}

function withoutSilence(table: SourceTable): SourceTable {
  const heard = { ...table };
  delete heard.silence;
  return heard;
}

async function* mapped(batches: AsyncIterable<RowBatch>, change: (batch: RowBatch) => RowBatch): AsyncGenerator<RowBatch> {
  for await (const batch of batches) yield change(batch);
}

function firstRows(table: SourceTable, limit: number): SourceTable {
  if (table.directory) return table;
  // What a table does not list means something only where it is whole.
  return { ...withoutSilence(table), batches: () => cut(table.batches(), limit) };
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
