import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { SourceName } from '../../../domain/colleges/sources.ts';
import type { LoadedYear, SourceLedger } from '../../../domain/downloads/freshness.ports.ts';
import type { LoadedTable } from '../../../domain/downloads/missing-releases.ts';

/** When the last import of each source ended, also one that changed nothing. ISO times in UTC. */
export async function readLastChecked(connection: ClientBase): Promise<Partial<Record<SourceName, string>>> {
  const { rows } = await connection.query<{ source: SourceName; at: Date }>(
    `select source, max(coalesce(finished_at, started_at)) as at from import_runs where status in ('succeeded', 'unchanged') group by source`,
  );
  return Object.fromEntries(rows.map(({ source, at }) => [source, at.toISOString()]));
}

export function createSourceLedger(db: Knex): SourceLedger {
  return {
    async loadedYears() {
      const { rows } = await db.raw<{ rows: LoadedYear[] }>(
        `select distinct on (source, year, release) source, year, release, id as "runId", coalesce(finished_at, started_at) as at
         from import_runs where status in ('succeeded', 'unchanged') order by source, year, release, id desc`,
      );
      return rows;
    },
    async loadedTables() {
      const { rows } = await db.raw<{ rows: LoadedTable[] }>(
        `select r.source, f->>'table' as "table", max(r.year)::int as year from import_runs r, jsonb_array_elements(r.files) f
         where r.status in ('succeeded', 'unchanged') group by 1, 2 order by 1, 2`,
      );
      return rows;
    },
    async collegesBySource() {
      const { rows } = await db.raw<{ rows: { source: SourceName; colleges: number }[] }>(
        `select f.source, count(*)::int as colleges from colleges, jsonb_object_keys(data_source_flags) as f(source) group by f.source`,
      );
      return Object.fromEntries(rows.map(({ source, colleges }) => [source, colleges]));
    },
  };
}
