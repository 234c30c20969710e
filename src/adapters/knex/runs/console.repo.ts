import type { Knex } from 'knex';
import type { ConsoleLedger, ConsoleRun } from '../../../domain/import-console/console.ports.ts';
import { readLineage } from './lineage.ts';
import { RUN_COLUMNS, runNumbers } from './run-columns.ts';

export function createConsoleStore(db: Knex): ConsoleLedger {
  return {
    async newestRuns() {
      const newest = db('import_runs').distinctOn('source').orderBy('source').orderBy('id', 'desc');
      return newest.select<ConsoleRun[]>(RUN_COLUMNS, ...runNumbers(db));
    },
    lineage: (unitId, field) => readLineage(db, unitId, field),
  };
}
