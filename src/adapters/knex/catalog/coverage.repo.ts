import type { Knex } from 'knex';
import type { KnownInYear } from '../../../domain/dictionary/coverage.ts';
import type { Past } from '../../../domain/dictionary/dictionary.ports.ts';
import { toVersion, type VersionRow } from './history.repo.ts';
import { readSnapshot } from '../snapshot.ts';
import { readSupplied } from './supplied-rows.ts';

/**
 * For each college, field and year that values describe: what the newest run said, where any of its tables said something. A run's number
 * doubled and one more where it gave a value, so that the greatest of a group tells both; statuses alone are read, values are many times as long.
 */
const KNOWN_BY_YEAR = `
  with cells as (
    select v.college_id, f.field, r.period,
      coalesce(substring(r.period from '(?:19|20)[0-9][0-9]')::int, t.year) as year,
      t.run_id * 2 + (substr(v.statuses, f.place::int, 1) in ('r', 'i'))::int as said
    from supplied_tables t
    cross join lateral unnest(t.fields, t.receipts) with ordinality as f(field, receipt, place)
    join value_sources r on r.id = f.receipt
    join supplied_values v on v.table_id = t.id
    join colleges c on c.id = v.college_id
    where c.operating_status = 'open'
  ), newest as (
    select field, year, college_id, max(said) % 2 as known, max(period) as period from cells group by field, year, college_id
  )
  select field, year, max(period) as period, sum(known)::int as known from newest group by field, year order by field, year`;

interface ChangedRow extends VersionRow {
  changed: number | null;
}

/** What imports left behind, of all colleges at once. */
export function createPast(db: Knex): Past {
  return {
    // Once per data version, and longer with every year that is kept.
    knownByYear: () => readSnapshot(db, async (connection) => (await connection.query<KnownInYear>(KNOWN_BY_YEAR)).rows),

    suppliedOf: (collegeIds) => readSupplied(db, collegeIds),

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

/** Everything the run did something to. */
const CHANGED = `(
  select sum(value::int)::int from jsonb_each_text(r.counts) where key in ('inserted', 'updated', 'closed', 'merged', 'unlisted')
) as changed`;
