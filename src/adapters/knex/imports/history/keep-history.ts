import { recordFormerNames } from './former-names.ts';
import type { ClientBase } from 'pg';
import type { MergeOptions, MergeOutcome } from '../../../../domain/imports/imports.ports.ts';
import { NO_COUNTS, type ImportRun } from '../../../../domain/imports/import-run.ts';
import { compareHistory } from './history-changes.ts';
import { measureHistory } from './history-effect.ts';
import { countMatches, countOf } from '../merge.ts';
import { touchedSql } from '../merge/touched-sql.ts';
import { createTempTableAs, TOUCHED } from '../temp-tables.ts';
import { writeProvenance } from '../provenance.ts';
import { recordSupplied } from './supplied-notes.ts';
import type { StagedTable } from '../stage.ts';

/** Stores the staged tables as former years of known colleges, and their former names. Current values do not change. */
export async function keepForHistory(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  staged: readonly StagedTable[],
  onStep: MergeOptions['onStep'],
): Promise<MergeOutcome> {
  onStep('match');
  const tables = staged.map(({ table }) => table);
  const provenance = await writeProvenance(connection, run, runId, tables);
  await createTempTableAs(connection, TOUCHED, touchedSql(tables.length, undefined));
  onStep('compare');
  const effect = await measureHistory(connection, run, staged);
  onStep('history');
  await recordFormerNames(connection, runId, staged);
  const recorded = await recordSupplied(connection, run, runId, tables, provenance);
  const history = await compareHistory(connection, runId);
  const unchanged = await countOf(connection, `select count(*)::int as count from ${TOUCHED}`);
  const counts = { ...NO_COUNTS, unchanged, recorded };
  const matches = await countMatches(connection, staged);
  return { counts, tables: matches, openBefore: unchanged, unlisted: [], effect, locked: { count: 0, first: [] }, history };
}
