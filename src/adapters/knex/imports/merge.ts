import type { ClientBase } from 'pg';
import type { StateCode } from '../../../domain/colleges/states.ts';
import { assignSlugs } from '../../../domain/colleges/slug.ts';
import type { MergeOptions, MergeOutcome } from '../../../domain/imports/imports.ports.ts';
import type { ImportCounts, ImportRun } from '../../../domain/imports/import-run.ts';
import type { SourceTable, SuppliedField } from '../../../domain/imports/source-table.ts';
import { insertSql, isMerged, matchesSql, mergedSql, touchedSql, updateSql, type MergedField, type MergePlan } from './merge-sql.ts';
import { findLockedConflicts, lockedFields } from './merge-locks.ts';
import { findDrift, storeScores, type Scope } from './score-rows.ts';
import { recordChanges, recordInserted, recordSupplied } from './run-notes.ts';
import { stageSilence } from './below-threshold.ts';
import type { Staged } from './stage.ts';
import { openReceiptBook, type ReceiptBook } from './provenance.ts';

/** Moves everything staged into `colleges`: one insert, one update, and only of rows that differ; then the scores of those. */
export async function mergeStaged(
  connection: ClientBase,
  run: ImportRun,
  runId: number,
  listed: readonly Staged[],
  { at, force }: MergeOptions,
): Promise<MergeOutcome> {
  const silence = await stageSilence(connection, listed);
  const staged = silence ? [...listed, silence] : listed;
  const tables = staged.map(({ table }) => table);
  const book = await openReceiptBook(connection, run, runId, tables);
  const plan = planOf(run, tables, book, { force, locked: await lockedFields(connection), silence });
  const locked = await findLockedConflicts(connection, plan.fields, plan.locked);
  const openBefore = await countOf(connection, `select count(*)::int as count from colleges where operating_status = 'open'`);
  await connection.query(touchedSql(plan.tables, plan.directory));
  await connection.query('analyze touched');
  await connection.query(mergedSql(plan));
  await connection.query('analyze merged (unitid, id)');
  const flag = JSON.stringify({ year: run.year, release: run.release, runId, at: at.toISOString() });
  const inserted = await insertNew(connection, plan, flag, at);
  if (inserted > 0) {
    // New rows without statistics make plans that visit each of them for each of them.
    await connection.query('analyze colleges (id, ipeds_unit_id, last_data_sync)');
    await recordInserted(connection, runId);
  }
  const touched = await countOf(connection, 'select count(*)::int as count from touched');
  if (inserted < touched) await recordChanges(connection, run, runId, plan.fields, flag, at);
  const changed = await updateChanged(connection, plan, flag, at);
  const recorded = await recordSupplied(connection, run, runId, tables, book);
  const counts = { ...changed, inserted, unchanged: touched - inserted - sum(changed), recorded };
  const matches = withSilence(await countMatches(connection, staged), silence);
  await reconcile(connection, counts, inserted);
  await storeScores(connection, await findDrift(connection, changedBy(runId)));
  return { counts, tables: matches, openBefore, locked };
}

function planOf(
  run: ImportRun,
  tables: readonly SourceTable[],
  book: ReceiptBook,
  { force, locked, silence }: { force: boolean; locked: readonly string[]; silence: Staged | undefined },
): MergePlan {
  const fields = new Map<SuppliedField, MergedField>();
  tables.forEach((table, index) => {
    table.fields.forEach((supplied, position) => {
      if (!isMerged(supplied.field)) return;
      const merged = fields.get(supplied.field) ?? { field: supplied.field, suppliers: [] };
      merged.suppliers.push({ index, position: position + 1, receipts: book.of(table, supplied) });
      fields.set(supplied.field, merged);
    });
  });
  const directory = tables.findIndex((table) => table.directory);
  return {
    fields: [...fields.values()],
    tables: tables.length,
    directory: directory < 0 ? undefined : directory,
    source: run.source,
    newer: force ? [] : book.newer,
    locked,
    silent: silence?.table.silence && { index: tables.length - 1, field: silence.table.silence.field },
  };
}

async function insertNew(connection: ClientBase, plan: MergePlan, flag: string, at: Date): Promise<number> {
  if (plan.directory === undefined) return 0;
  const added = await connection.query<{ unitid: number; name: string; location: string; state: StateCode }>(
    'select unitid, name, location, state from merged where id is null',
  );
  if (added.rows.length === 0) return 0;
  const known = await connection.query<{ id: number; slug: string }>('select id, slug from colleges');
  // A new college has no id yet; its negative UNITID cannot meet the id of a stored one.
  const claimants = added.rows.map(({ unitid, ...rest }) => ({ id: -unitid, ipedsUnitId: unitid, ...rest }));
  const slugs = assignSlugs(claimants, new Map(known.rows.map(({ id, slug }) => [id, slug])));
  const result = await connection.query(insertSql(plan.fields), [
    plan.source,
    flag,
    at,
    claimants.map(({ ipedsUnitId }) => ipedsUnitId),
    claimants.map(({ id }) => slugs.get(id)),
  ]);
  return result.rowCount ?? 0;
}

type Changed = Omit<ImportCounts, 'inserted' | 'unchanged' | 'recorded'>;

async function updateChanged(connection: ClientBase, plan: MergePlan, flag: string, at: Date): Promise<Changed> {
  const { rows } = await connection.query<{ became: string; colleges: number }>(updateSql(plan.fields), [plan.source, flag, at]);
  const of = (became: string): number => rows.find((row) => row.became === became)?.colleges ?? 0;
  return { updated: of('open'), closed: of('closed'), merged: of('merged'), unlisted: of('unlisted') };
}

/** For each staged table its rows about colleges and others. Throws where rows got lost. */
export async function countMatches(connection: ClientBase, staged: readonly Staged[]): Promise<MergeOutcome['tables']> {
  const { rows } = await connection.query<{ index: number; matched: number; outside: number }>(matchesSql(staged.length));
  return staged.map(({ table, outcome }, index) => {
    const { matched = 0, outside = 0 } = rows.find((row) => row.index === index) ?? {};
    const { read, rejected, folded, nobody } = outcome;
    if (matched + outside + rejected + folded + nobody !== read) {
      const parts = `${matched} matched, ${outside + nobody} outside, ${rejected} rejected, ${folded} folded`;
      throw new Error(`${table.file}: ${read} rows were read, but ${parts}`);
    }
    return { matched, outside: outside + nobody };
  });
}

/** The table of what was not listed is no file's: its colleges are told with the first of the tables it is about. */
function withSilence(matches: MergeOutcome['tables'], silence: Staged | undefined): MergeOutcome['tables'] {
  if (!silence) return matches;
  const silent = matches.at(-1)?.matched ?? 0;
  return matches.slice(0, -1).map((match, index) => (index === 0 ? { ...match, silent } : match));
}

/** Every touched college must now be stored; one that got lost would otherwise be counted as unchanged. */
async function reconcile(connection: ClientBase, counts: ImportCounts, inserted: number): Promise<void> {
  const missing = await countOf(
    connection,
    'select count(*)::int as count from touched k where not exists (select from colleges c where c.ipeds_unit_id = k.unitid)',
  );
  const expected = await countOf(connection, 'select count(*)::int as count from touched where id is null');
  if (missing > 0 || inserted !== expected || counts.unchanged < 0) {
    throw new Error(`The counts do not reconcile: ${missing} colleges missing, ${inserted} of ${expected} inserted`);
  }
}

/**
 * The colleges that this run has added or changed; those it only looked at stay as they are. As an array, because nothing is known yet of
 * how many notes the run has, and a plan for one would look at all of them for each.
 */
const changedBy = (runId: number): Scope => ({
  where: 'c.id = any (array(select college_id from run_changes where run_id = $1))',
  values: [runId],
});

/** The one number that a query answers with, as `count`. */
export async function countOf(connection: ClientBase, sql: string): Promise<number> {
  const { rows } = await connection.query<{ count: number }>(sql);
  return rows[0]?.count ?? 0;
}

const sum = ({ updated, closed, merged, unlisted }: Changed): number => updated + closed + merged + unlisted;
