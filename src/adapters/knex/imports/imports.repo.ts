import type { Knex } from 'knex';
import type pg from 'pg';
import type { ImportStore, ImportTransaction } from '../../../domain/imports/imports.ports.ts';
import { openCatalog } from '../catalog-lock.ts';
import { finishRun, publishRun, readAppliedRuns, startRun } from '../data-versions.ts';
import { findAppliedRun, noteApplied } from './applied-runs.ts';
import { noteFailedRun } from './failed-runs.ts';
import { writeFormerNames } from './history/former-names.ts';
import { keepForHistory } from './history/keep-history.ts';
import { readLooks } from './looks.ts';
import { mergeStaged, writeChanged, type Merged } from './merge.ts';
import { readDiff } from './changes/read-changes.ts';
import { stageTable, withoutBlankFields, type StagedTable } from './stage.ts';
import { CHANGED, stagedName } from './temp-tables.ts';

/** @param publicUrl - for the links in emails about failed runs */
export function createImportStore(db: Knex, publicUrl = ''): ImportStore {
  return {
    begin: async (what) => transactionOn(db, await openCatalog(db, what)),
    appliedRuns: () => readAppliedRuns(db),
    noteFailure: (report) => noteFailedRun(db, report, publicUrl),
  };
}

function transactionOn(db: Knex, connection: pg.Client): ImportTransaction {
  const staged: StagedTable[] = [];
  let runId = 0;
  let merged: Merged | undefined;
  return {
    async stage(table, onProgress) {
      const name = stagedName(staged.length);
      const outcome = await stageTable(connection, name, table, onProgress);
      staged.push({ table: await withoutBlankFields(connection, name, table, outcome), outcome });
      return outcome;
    },
    async merge(run, options) {
      runId = await startRun(connection, run);
      if (options.historyOnly) return keepForHistory(connection, run, runId, staged, options.onStep);
      merged = await mergeStaged(connection, run, runId, staged, options);
      return merged.outcome;
    },
    diff: (rest) => readDiff(connection, runId, rest, merged && CHANGED),
    looks: (unitIds) => readLooks(db, connection, runId, unitIds),
    appliedBy: (terms) => findAppliedRun(connection, terms),
    async write(report) {
      if (runId === 0) runId = await startRun(connection, report);
      await finishRun(connection, runId, report);
      await (merged ? writeChanged(connection, merged, report.finishedAt) : writeFormerNames(connection, runId, report.finishedAt));
      return runId;
    },
    async commit(report, terms) {
      await publishRun(connection, runId, report);
      await noteApplied(connection, runId, terms);
      await connection.query('commit');
      await connection.end();
    },
    // Closing the connection rolls back, even a broken one.
    rollback: () => connection.end(),
  };
}
