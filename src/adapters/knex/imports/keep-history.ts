import type { ClientBase } from 'pg';
import type { MergeOutcome } from '../../../domain/imports/imports.ports.ts';
import { NO_COUNTS, type ImportRun } from '../../../domain/imports/import-run.ts';
import { countMatches, countOf } from './merge.ts';
import { touchedSql } from './merge-sql.ts';
import { openReceiptBook } from './provenance.ts';
import { recordSupplied } from './run-notes.ts';
import type { Staged } from './stage.ts';

/** Keeps everything staged as former years of known colleges, and leaves every current value as it is. */
export async function keepForHistory(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  staged: readonly Staged[],
): Promise<MergeOutcome> {
  const tables = staged.map(({ table }) => table);
  const book = await openReceiptBook(connection, run, runId, tables);
  await connection.query(touchedSql(tables.length, undefined));
  await connection.query('analyze touched');
  const recorded = await recordSupplied(connection, run, runId, tables, book);
  const unchanged = await countOf(connection, 'select count(*)::int as count from touched');
  const counts = { ...NO_COUNTS, unchanged, recorded };
  return { counts, tables: await countMatches(connection, staged), openBefore: unchanged, locked: { count: 0, first: [] } };
}
