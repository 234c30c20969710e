import type { Knex } from 'knex';

const tableSum = (key: string): string =>
  `(select coalesce(sum((t->>'${key}')::int), 0)::int from jsonb_array_elements(coalesce(counts->'tables', '[]')) t)`;

/** The ledger's counts also hold other parts of the report. */
const NUMBERS = [
  `counts - array['tables', 'locked', 'history', 'mergedFrom', 'applied'] as counts`,
  `(counts->'history') - 'largest' as history`,
  `(counts->>'mergedFrom')::timestamptz as "mergedFrom"`,
  `${tableSum('read')} as rows`,
  `${tableSum('rejected')} as rejected`,
];

/** What lists of runs select from `import_runs`, beside `runNumbers`. */
export const RUN_COLUMNS = {
  id: 'id',
  source: 'source',
  year: 'year',
  release: 'release',
  status: 'status',
  startedAt: 'started_at',
  finishedAt: 'finished_at',
  actor: 'actor',
  message: 'message',
};

/** The counts of a run, what it changed about former years, and when its merge began. `rows` and `rejected` add up its tables. */
export const runNumbers = (db: Knex): Knex.Raw[] => NUMBERS.map((sql) => db.raw(sql));
