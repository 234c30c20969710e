import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { MAX_LISTED_COLLEGES } from '../../../domain/imports/run-diff.ts';
import { NO_HISTORY, reverseOf } from '../../../domain/imports/history-diff.ts';
import { fieldsOf, type RunChange } from '../../../domain/imports/college-image.ts';
import { isRolledBack, rollBackCollege, type LeavingRun, type RolledBackCollege } from '../../../domain/runs/rollback.ts';
import type { KeptCollege, RollbackOutcome, RollbackRequest, RollbackStore } from '../../../domain/runs/runs.ports.ts';
import { recordChangesOn } from '../transactions/record-audit.ts';
import { openCatalog } from '../catalog-lock.ts';
import { publishVersion } from '../data-versions.ts';
import { compareHistory } from '../imports/history/history-changes.ts';
import { restoreNewestSupplied, type CollegeField } from '../imports/newest-supplied.ts';
import { findRun, linkedRows, readLeaving, type LinkedRow, type RunRow } from './rollback-rows.ts';
import { writeValues } from '../imports/value-writes.ts';

interface Tally {
  restored: Set<number>;
  values: number;
  removed: number;
  kept: { count: number; first: KeptCollege[] };
}

export function createRollbackStore(db: Knex): RollbackStore {
  return {
    async rollback(request) {
      const connection = await openCatalog(db, `rollback of run ${request.id}`);
      try {
        const run = await findRun(connection, request.id);
        if (!run) return undefined;
        if (isRolledBack(run)) return outcomeOf(request, 'unchanged', emptyTally(), []);
        const outcome = await rollBackRun(connection, run, request);
        if (!request.isDryRun) await connection.query('commit');
        return outcome;
      } finally {
        await connection.end();
      }
    },
  };
}

async function rollBackRun(connection: ClientBase, run: RunRow, request: RollbackRequest): Promise<RollbackOutcome> {
  const again = await closeRun(connection, run, request);
  const history = reverseOf(await compareHistory(connection, run.id));
  const leaving = await readLeaving(connection, run.id);
  const tally = emptyTally();
  for await (const rows of linkedRows(connection, run.id)) {
    await rollBackBatch(connection, run, rows, leaving, tally);
  }
  await connection.query('delete from supplied_tables where run_id = $1', [run.id]);
  const needed = await settleOrphans(connection, run.id, tally);
  await connection.query('delete from value_sources where run_id = $1 and id <> all($2)', [run.id, needed]);
  await publishVersion(connection, `rollback of run ${run.id}`);
  await recordRollback(connection, run, request, tally);
  return { ...outcomeOf(request, request.isDryRun ? 'dry-run' : 'rolled-back', tally, again), history };
}

async function recordRollback(connection: ClientBase, run: RunRow, { reason }: RollbackRequest, { restored, values, removed }: Tally) {
  const before = { status: run.status };
  const after = { status: 'rolled_back', restoredColleges: restored.size, restoredValues: values, removedColleges: removed };
  await recordChangesOn(connection, [{ event: 'record-changed', resource: 'import-runs', id: run.id, before, after, reason }]);
}

async function rollBackBatch(connection: ClientBase, run: RunRow, rows: readonly LinkedRow[], leaving: LeavingRun, tally: Tally) {
  const rolledBack = rows.map((row) => {
    const link: RunChange = { runId: run.id, before: row.before, after: row.after };
    return { row, ...rollBackCollege(link, row.later, row, leaving) };
  });
  const removed = rolledBack.filter(({ isRemoved }) => isRemoved).map(({ row }) => row.collegeId);
  const staying = rolledBack.filter(({ isRemoved }) => !isRemoved);
  await connection.query('delete from colleges where id = any($1)', [removed]);
  await writeValues(connection, staying.map(toWrite));
  await relink(connection, staying);
  tally.removed += removed.length;
  for (const each of staying) addTo(tally, each);
}

const toWrite = ({ row, restored, lastDataSync }: RolledBackCollege & { row: LinkedRow }) => ({
  collegeId: row.collegeId,
  image: restored,
  lastDataSync,
});

function addTo(tally: Tally, { row, restored }: RolledBackCollege & { row: LinkedRow }): void {
  const values = fieldsOf(restored).filter((field) => field !== 'acceptanceRate').length;
  if (Object.keys(restored).length > 0) tally.restored.add(row.collegeId);
  tally.values += values;
  if (row.before !== null) return;
  tally.kept.count += 1;
  if (tally.kept.first.length >= MAX_LISTED_COLLEGES) return;
  tally.kept.first.push({ unitId: row.unitId, name: row.name, because: row.isWanted ? 'wanted' : 'later-run' });
}

async function relink(connection: ClientBase, rolledBack: readonly (RolledBackCollege & { row: LinkedRow })[]): Promise<void> {
  const links = rolledBack.flatMap(({ row, relinked }) => relinked.map((link) => ({ ...link, collegeId: row.collegeId })));
  if (links.length === 0) return;
  await connection.query(
    `update run_changes n set before = g.before, after = g.after, values_before = null, values_after = null, sources_place = null
     from jsonb_to_recordset($1) as g("runId" int, "collegeId" int, before jsonb, after jsonb)
     where n.run_id = g."runId" and n.college_id = g."collegeId"`,
    [JSON.stringify(links)],
  );
}

/**
 * Restores values without a valid provenance and without a recorded change: those of a college that stays although the run added it,
 * and those that a removed lock restored. They get their newest supplied value. Returns the provenance of the values that no import
 * supplied and that every college has: these stay.
 */
async function settleOrphans(connection: ClientBase, runId: number, tally: Tally): Promise<number[]> {
  const { rows } = await connection.query<CollegeField & { provenanceId: number }>(
    `select c.id as "collegeId", f.key as field, f.value::int as "provenanceId" from colleges c cross join jsonb_each_text(c.field_sources) f
     where not exists (select from value_sources v where v.id = f.value::int and v.run_id is distinct from $1)`,
    [runId],
  );
  const given = await restoreNewestSupplied(connection, rows);
  for (const { collegeId, field } of given) {
    tally.restored.add(collegeId);
    if (field !== 'acceptanceRate') tally.values += 1;
  }
  const keys = new Set(given.map(keyOf));
  return rows.filter((row) => !keys.has(keyOf(row))).map(({ provenanceId }) => provenanceId);
}

const keyOf = ({ collegeId, field }: CollegeField): string => `${collegeId} ${field}`;

/** Marks the run as rolled back, and also later runs that found its values unchanged. */
async function closeRun(connection: ClientBase, run: RunRow, { by, at }: RollbackRequest): Promise<number[]> {
  const message = `Rolled back by ${by} at ${at.toISOString()}.`;
  await connection.query(`update import_runs set status = 'rolled_back', message = $2 where id = $1`, [run.id, message]);
  await connection.query(
    `update import_runs set status = 'rolled_back', message = $5
     where id > $1 and source = $2 and year = $3 and release = $4 and status = 'unchanged'`,
    [run.id, run.source, run.year, run.release, `What it found unchanged went with run ${run.id}.`],
  );
  const { rows } = await connection.query<{ id: number }>(
    `select id from import_runs where id > $1 and source = $2 and year = $3 and status = 'succeeded' order by id`,
    [run.id, run.source, run.year],
  );
  return rows.map(({ id }) => id);
}

const emptyTally = (): Tally => ({ restored: new Set(), values: 0, removed: 0, kept: { count: 0, first: [] } });

const outcomeOf = (
  { id }: RollbackRequest,
  status: RollbackOutcome['status'],
  { restored, values, removed, kept }: Tally,
  importAgain: number[],
): RollbackOutcome => ({ runId: id, status, restored: restored.size, values, removed, kept, history: NO_HISTORY, importAgain });
