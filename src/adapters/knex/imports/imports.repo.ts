import type { Knex } from 'knex';
import type pg from 'pg';
import type { ImportStore, ImportTransaction } from '../../../domain/imports/imports.ports.ts';
import { openCatalog } from '../catalog-lock.ts';
import { finishRun, readAppliedRuns, startRun } from '../data-versions.ts';
import { findAppliedRun, noteApplied } from './applied-runs.ts';
import { noteFailedRun } from './failed-runs.ts';
import { keepForHistory } from './history/keep-history.ts';
import { readLooks } from './looks.ts';
import { mergeStaged } from './merge.ts';
import { readDiff } from './changes/read-changes.ts';
import { stageTable, withoutBlankFields, type StagedTable } from './stage.ts';
import { stagedName } from './temp-tables.ts';

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
  return {
    async stage(table, onProgress) {
      const name = stagedName(staged.length);
      const outcome = await stageTable(connection, name, table, onProgress);
      staged.push({ table: await withoutBlankFields(connection, name, table, outcome), outcome });
      return outcome;
    },
    async merge(run, options) {
      runId = await startRun(connection, run);
      return options.historyOnly
        ? keepForHistory(connection, run, runId, staged, options.onStep)
        : mergeStaged(connection, run, runId, staged, options);
    },
    diff: (rest) => readDiff(connection, runId, rest),
    looks: (unitIds) => readLooks(db, connection, runId, unitIds),
    appliedBy: (terms) => findAppliedRun(connection, terms),
    async commit(report, terms) {
      if (runId === 0) runId = await startRun(connection, report);
      await finishRun(connection, runId, report);
      await noteApplied(connection, runId, terms);
      await connection.query('commit');
      await connection.end();
      return runId;
    },
    // Closing the connection rolls back, even a broken one.
    rollback: () => connection.end(),
  };
}
