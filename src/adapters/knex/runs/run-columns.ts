import type { Knex } from 'knex';

/** The ledger's counts also hold the tables and locks of the report. */
const COUNTS = `counts - 'tables' - 'locked'`;

const tableSum = (key: string): string =>
  `(select coalesce(sum((t->>'${key}')::int), 0)::int from jsonb_array_elements(coalesce(counts->'tables', '[]')) t)`;

const NUMBERS = [`${COUNTS} as counts`, `${tableSum('read')} as rows`, `${tableSum('rejected')} as rejected`];

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

/** The counts of a run. `rows` and `rejected` add up its tables. */
export const runNumbers = (db: Knex): Knex.Raw[] => NUMBERS.map((sql) => db.raw(sql));
