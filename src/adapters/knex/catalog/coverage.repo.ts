import type { Knex } from 'knex';
import type { KnownInYear } from '../../../domain/dictionary/coverage.ts';
import type { CoverageStore } from '../../../domain/dictionary/dictionary.ports.ts';
import { toVersion, type VersionRow } from './history.repo.ts';
import { readSnapshot } from '../snapshot.ts';
import { readSuppliedRows } from './supplied-rows.ts';

/**
 * Counts the known values of some colleges per field and year. The newest run decides for each college. `said` is the run id times 2, plus 1 if the run has a
 * value, so that one `max` finds both. The query reads statuses only, because values are much longer.
 */
const KNOWN_BY_YEAR = `
  with cells as (
    select v.college_id, f.field, r.period,
      coalesce(substring(r.period from '(?:19|20)[0-9][0-9]')::int, t.year) as year,
      t.run_id * 2 + (substr(v.statuses, f.place::int, 1) in ('r', 'i'))::int as said
    from supplied_tables t
    cross join lateral unnest(t.fields) with ordinality as f(field, place)
    join value_sources r on r.id = t.receipts[f.place]
    join supplied_values v on v.table_id = t.id
    where v.college_id = any($1)
  ), newest as (
    select field, year, college_id, max(said) % 2 as known, max(period) as period from cells group by field, year, college_id
  )
  select field, year, max(period) as period, sum(known)::int as known from newest group by field, year order by field, year`;

interface ChangedRow extends VersionRow {
  changed: number | null;
}

export function createCoverageStore(db: Knex): CoverageStore {
  return {
    // Runs once per data version. Its time grows with the stored years.
    knownByYear: (ids) => readSnapshot(db, async (connection) => (await connection.query<KnownInYear>(KNOWN_BY_YEAR, [ids])).rows),

    suppliedOf: (collegeIds) => readSuppliedRows(db, collegeIds),

    async versions(limit) {
      const rows = await db<ChangedRow>('data_versions as v')
        .leftJoin('import_runs as r', 'r.id', 'v.run_id')
        .select<ChangedRow[]>('v.id', 'v.created_at', 'v.reason', 'v.run_id', db.raw(CHANGED))
        .orderBy('v.id', 'desc')
        .limit(limit);
      return rows.map((row) => ({ ...toVersion(row), changed: row.changed }));
    },
  };
}

/** All colleges that the run changed. */
const CHANGED = `(
  select sum(value::int)::int from jsonb_each_text(r.counts) where key in ('inserted', 'updated', 'closed', 'merged', 'unlisted')
) as changed`;
