import type { ClientBase } from 'pg';
import type { MergeOptions, MergeOutcome } from '../../../domain/imports/imports.ports.ts';
import type { ImportCounts, ImportRun } from '../../../domain/imports/import-run.ts';
import { mergedSql } from './merge/merged-sql.ts';
import { isNaming, planOf, type MergedField } from './merge/plan.ts';
import { matchesSql, touchedSql } from './merge/touched-sql.ts';
import { changedSql, insertSql, updateSql } from './merge/write-sql.ts';
import { CHANGED, createTempTableAs, MERGED, TOUCHED } from './temp-tables.ts';
import { findLockedConflicts, lockedFields } from './merge-locks.ts';
import { stageMovedSlugs, stageNewSlugs } from '../slugs.ts';
import { stageScores } from './score-rows.ts';
import { recordChanges, recordInserted } from './changes/record-changes.ts';
import { recordSupplied } from './history/supplied-notes.ts';
import { stageBelowThreshold } from './below-threshold.ts';
import { findUnlisted, measureEffect } from './effect.ts';
import type { StagedTable } from './stage.ts';
import { writeProvenance } from './provenance.ts';

/** A merge that is not written yet. */
export interface Merged {
  fields: readonly MergedField[];
  outcome: MergeOutcome;
}

/**
 * Merges the staged tables with `colleges`, by the rules of `mergeCollege`: adds the new ones, records the changes and computes the scores.
 * `writeChanged` then writes each changed college once.
 */
export async function mergeStaged(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  listed: readonly StagedTable[],
  { force, onStep }: Pick<MergeOptions, 'force' | 'onStep'>,
): Promise<Merged> {
  onStep('match');
  const belowThreshold = await stageBelowThreshold(connection, listed);
  const staged = belowThreshold ? [...listed, belowThreshold] : listed;
  const tables = staged.map(({ table }) => table);
  const provenance = await writeProvenance(connection, run, runId, tables);
  const plan = planOf(staged, provenance, { force, locked: await lockedFields(connection) });
  const locked = await findLockedConflicts(connection, plan.fields, plan.locked);
  const openBefore = await countOf(connection, `select count(*)::int as count from colleges where operating_status = 'open'`);
  await createTempTableAs(connection, TOUCHED, touchedSql(plan.tables, plan.directory));
  onStep('choose');
  await createTempTableAs(connection, MERGED, mergedSql(plan), '(unitid, id)');
  if (isNaming(plan.fields)) await stageMovedSlugs(connection, MERGED);
  onStep('compare');
  const effect = await measureEffect(connection, run, plan, listed);
  const unlisted = await findUnlisted(connection, plan.directory, listed);
  onStep('record');
  const inserted = plan.directory ? await insertNew(connection, plan.fields) : 0;
  await createTempTableAs(connection, CHANGED, changedSql(plan.fields), '(id, ipeds_unit_id)');
  await connection.query(`create unique index on ${CHANGED} (id)`);
  const changed = await countChanged(connection);
  if (inserted > 0) await recordInserted(connection, runId);
  if (sum(changed) > 0) await recordChanges(connection, runId, plan.fields);
  const touched = await countOf(connection, `select count(*)::int as count from ${TOUCHED}`);
  onStep('history');
  const recorded = await recordSupplied(connection, run, runId, tables, provenance);
  const counts = { ...changed, inserted, unchanged: touched - inserted - sum(changed), recorded };
  const matches = withBelowThreshold(await countMatches(connection, staged), belowThreshold);
  await reconcile(connection, counts, inserted);
  onStep('score');
  if (inserted + sum(changed) > 0) await stageScores(connection, plan.fields);
  return { fields: plan.fields, outcome: { counts, tables: matches, openBefore, unlisted, effect, locked, history: null } };
}

/** Writes the changed colleges. The row of the run must have its end already: the flags name it. Throws if not all of them were written. */
export async function writeChanged(connection: ClientBase, { fields, outcome }: Merged, finishedAt: Date): Promise<void> {
  const changed = outcome.counts.inserted + sum(outcome.counts);
  if (changed === 0) return;
  const { rowCount } = await connection.query(updateSql(fields), [finishedAt]);
  if (rowCount !== changed) throw new Error(`${changed} colleges change, but ${rowCount ?? 0} were written`);
}

async function insertNew(connection: ClientBase, fields: readonly MergedField[]): Promise<number> {
  const added = await countOf(connection, `select count(*)::int as count from ${MERGED} where id is null`);
  if (added === 0) return 0;
  await stageNewSlugs(connection, `${MERGED} where id is null`);
  const { rowCount } = await connection.query(insertSql(fields));
  // Without statistics on the new rows, PostgreSQL plans a loop over all of them for each of them.
  await connection.query('analyze colleges (id, ipeds_unit_id, last_data_sync)');
  return rowCount ?? 0;
}

type Changed = Pick<ImportCounts, 'updated' | 'closed' | 'merged' | 'unlisted'>;

/** Counts the changed colleges of the catalog by their new status. */
async function countChanged(connection: ClientBase): Promise<Changed> {
  const { rows } = await connection.query<{ became: string; colleges: number }>(
    `select case when m.old_status = 'open' then m.operating_status else 'open' end as became, count(*)::int as colleges
     from ${CHANGED} k join ${MERGED} m using (id) group by became`,
  );
  const of = (became: string): number => rows.find((row) => row.became === became)?.colleges ?? 0;
  return { updated: of('open'), closed: of('closed'), merged: of('merged'), unlisted: of('unlisted') };
}

/** Counts, for each staged table, its rows about colleges and about others. Throws if rows were lost. */
export async function countMatches(connection: ClientBase, staged: readonly StagedTable[]): Promise<MergeOutcome['tables']> {
  const { rows } = await connection.query<{ index: number; matched: number; outside: number }>(matchesSql(staged.length));
  return staged.map(({ table, outcome }, index) => {
    const { matched = 0, outside = 0 } = rows.find((row) => row.index === index) ?? {};
    const { read, rejected, folded, rowsWithoutUnitId } = outcome;
    if (matched + outside + rejected + folded + rowsWithoutUnitId !== read) {
      const parts = `${matched} matched, ${outside + rowsWithoutUnitId} outside, ${rejected} rejected, ${folded} folded`;
      throw new Error(`${table.file}: ${read} rows were read, but ${parts}`);
    }
    return { matched, outside: outside + rowsWithoutUnitId };
  });
}

/** Moves the count of the extra table, which has no file, to the first of the survey's tables. */
function withBelowThreshold(matches: MergeOutcome['tables'], belowThreshold: StagedTable | undefined): MergeOutcome['tables'] {
  if (!belowThreshold) return matches;
  const silent = matches.at(-1)?.matched ?? 0;
  return matches.slice(0, -1).map((match, index) => (index === 0 ? { ...match, silent } : match));
}

/** Throws if a touched college is not stored: it would count as unchanged. */
async function reconcile(connection: ClientBase, counts: ImportCounts, inserted: number): Promise<void> {
  const missing = await countOf(
    connection,
    `select count(*)::int as count from ${TOUCHED} k where not exists (select from colleges c where c.ipeds_unit_id = k.unitid)`,
  );
  const expected = await countOf(connection, `select count(*)::int as count from ${TOUCHED} where id is null`);
  if (missing > 0 || inserted !== expected || counts.unchanged < 0) {
    throw new Error(`The counts do not reconcile: ${missing} colleges missing, ${inserted} of ${expected} inserted`);
  }
}

/** The `count` that a query selects. */
export async function countOf(connection: ClientBase, sql: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

const sum = ({ updated, closed, merged, unlisted }: Changed): number => updated + closed + merged + unlisted;
