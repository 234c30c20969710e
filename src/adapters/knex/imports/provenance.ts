import type { ClientBase } from 'pg';
import { RELEASES, type Release } from '../../../domain/colleges/college.ts';
import type { ImportRun } from '../../../domain/imports/import-run.ts';
import type { SourceTable, SuppliedBy } from '../../../domain/imports/source-table.ts';
import { groupBy } from '../../../domain/shared/group-by.ts';
import type { ValueSourceRow } from '../rows.ts';

/** The ids of `value_sources` that decide what one field of one table may do to a stored value. */
export interface Receipts {
  /** The receipt of this run. */
  own: number;
  /** Receipts that say the same but for the run: a value that has one of them and did not change keeps it. */
  same: number[];
  /** Every receipt of this table, whatever the year: what this table supplied, it may take back. */
  table: number[];
}

export interface ReceiptBook {
  of(table: SourceTable, field: SuppliedBy): Receipts;
  /** Receipts of the same source with a later year or release: the run must not replace their values. */
  newer: number[];
}

/** Writes the receipts of a run, one for each variable, and finds the older ones they compare with. */
export async function openReceiptBook(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  tables: readonly SourceTable[],
): Promise<ReceiptBook> {
  const { rows: known } = await connection.query<ValueSourceRow>('select * from value_sources order by id');
  const own = await insertReceipts(connection, run, runId, tables);
  const ofSource = known.filter(({ source }) => source === run.source);
  const receiptsOfTable = groupBy(ofSource, ({ table_name }) => table_name);
  const sameReceipts = groupBy(
    ofSource.filter(({ year, release }) => year === run.year && release === run.release),
    ({ table_name, variable, period }) => keyOf(table_name, variable, period),
  );
  return {
    of({ table }, { variable, period }) {
      const key = keyOf(table, variable, period);
      const id = own.get(key);
      if (id === undefined) throw new Error(`No receipt was written for ${table} ${variable}`);
      const ids = (rows: ValueSourceRow[] | undefined): number[] => (rows ?? []).map((row) => row.id);
      return { own: id, same: ids(sameReceipts.get(key)), table: ids(receiptsOfTable.get(table)) };
    },
    newer: ofSource.filter((receipt) => isNewer(receipt, run)).map(({ id }) => id),
  };
}

/** A later collection, or a later release of the same one. */
function isNewer(receipt: { year: number; release: Release }, run: ImportRun): boolean {
  return receipt.year > run.year || (receipt.year === run.year && RELEASES.indexOf(receipt.release) > RELEASES.indexOf(run.release));
}

async function insertReceipts(connection: ClientBase, run: ImportRun, runId: number, tables: readonly SourceTable[]) {
  const wanted = new Map(
    tables.flatMap(({ table, fields }) =>
      fields.map(({ variable, period }) => [keyOf(table, variable, period), { table, variable, period }] as const),
    ),
  );
  const each = [...wanted.values()];
  const { rows } = await connection.query<ValueSourceRow>(
    `insert into value_sources (source, table_name, variable, year, period, release, run_id)
     select $1, t, v, $2, p, $3, $4 from unnest($5::text[], $6::text[], $7::text[]) as given(t, v, p)
     returning *`,
    [
      run.source,
      run.year,
      run.release,
      runId,
      each.map(({ table }) => table),
      each.map(({ variable }) => variable),
      each.map(({ period }) => period),
    ],
  );
  return new Map(rows.map(({ id, table_name, variable, period }) => [keyOf(table_name, variable, period), id]));
}

const keyOf = (...parts: string[]): string => parts.join('\u0000');
