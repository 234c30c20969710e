import type { Knex } from 'knex';
import type { ColumnLedger, EarlierMapping } from '../../../domain/imports/mapping/column-sources.ts';
import type { LastColumns, TableColumnKinds } from '../../../domain/imports/mapping/column-drift.ts';

/** More than a source has tables that are imported apart from each other. */
const RUNS_READ = 20;

export function createColumnLedger(db: Knex): ColumnLedger {
  const applied = (source: string) =>
    db('import_runs').where({ source }).whereIn('status', ['succeeded', 'unchanged']).select({ runId: 'id' }, 'year');
  return {
    async mappingFor(source, year) {
      const [found] = await applied(source)
        .whereNotNull('mapping')
        .select<EarlierMapping[]>({ by: 'actor' }, 'mapping')
        .orderByRaw('year = ? desc nulls last, year desc, id desc', [year])
        .limit(1);
      return found ?? null;
    },
    async lastColumns(source) {
      const runs = await applied(source)
        .whereNotNull('columns')
        .select<{ runId: number; year: number; columns: TableColumnKinds }[]>('columns')
        .orderBy('id', 'desc')
        .limit(RUNS_READ);
      const last: Record<string, LastColumns> = {};
      for (const { runId, year, columns } of runs)
        for (const [table, kinds] of Object.entries(columns)) last[table] ??= { runId, year, columns: kinds };
      return last;
    },
  };
}
