import type { Knex } from 'knex';
import type { KnownInYear } from '../../../domain/dictionary/coverage.ts';
import type { CoverageStore } from '../../../domain/dictionary/dictionary.ports.ts';
import { toVersion, type VersionRow } from './history.repo.ts';
import { describedYearSql, editionSql } from '../imports/history/history-sql.ts';
import { readSnapshot } from '../snapshot.ts';
import { readNewestAwards, readSuppliedRows } from './supplied-rows.ts';

/** More than twice the number of any run. */
const RUNS = '4294967296';

/**
 * Counts the known values of some colleges per field and year. The point of each college is that of `historyOf`: `said` is the edition,
 * then the run, then 1 if the run has a value, so that one `max` finds all. Of several sources, the newest run decides. The query reads
 * statuses only, because values are much longer.
 */
const KNOWN_BY_YEAR = `
  with places as materialized (
    select t.id, t.source, f.field, f.place::int, r.period, ${describedYearSql('r.period', 't.year')} as year,
      ${editionSql('r')} * ${RUNS} + t.run_id * 2 as edition
    from supplied_tables t
    cross join lateral unnest(t.fields) with ordinality as f(field, place)
    join value_sources r on r.id = t.receipts[f.place]
  ), cells as (
    select v.college_id, p.source, p.field, p.period, p.year, p.edition + (substr(v.statuses, p.place, 1) in ('r', 'i'))::int as said
    from places p join supplied_values v on v.table_id = p.id
    where v.college_id = any($1)
  ), newest as (
    select field, year, college_id, max(said) % ${RUNS} as said, max(period) as period from cells group by field, year, college_id, source
  ), known as (
    select field, year, college_id, max(said) % 2 as known, max(period) as period from newest group by field, year, college_id
  )
  select field, year, max(period) as period, sum(known)::int as known from known group by field, year order by field, year`;

interface ChangedRow extends VersionRow {
  changed: number | null;
}

export function createCoverageStore(db: Knex): CoverageStore {
  return {
    // Runs once per data version. Its time grows with the stored years.
    knownByYear: (ids) => readSnapshot(db, async (connection) => (await connection.query<KnownInYear>(KNOWN_BY_YEAR, [ids])).rows),

    suppliedOf: (collegeIds) => readSuppliedRows(db, collegeIds),
    programsOf: (collegeIds) => readNewestAwards(db, collegeIds),

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
