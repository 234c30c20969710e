import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { driverOf } from './connection.ts';
import { VERSION_LOCK } from './transactions/advisory-locks.ts';
import type { EarlierRun } from '../../domain/imports/earlier-runs.ts';
import type { EndedImport, ImportReport, ImportRun } from '../../domain/imports/import-run.ts';
import { remarksOf } from '../../domain/imports/rows/run-remarks.ts';

/** Servers listen on this channel for new versions of the catalog and of its parts. */
export const DATA_VERSION_CHANNEL = 'data_version';

/** Inserts the run's row, which is invisible to others until the import commits. */
export async function startRun(connection: ClientBase, run: ImportRun): Promise<number> {
  const { rows } = await connection.query<{ id: number }>(
    `insert into import_runs (source, year, release, status, started_at, actor, obtained_from, matched_by, job_id, mapping)
     values ($1, $2, $3, 'running', $4, $5, $6, $7, $8, $9) returning id`,
    [run.source, run.year, run.release, run.startedAt, run.actor, run.obtainedFrom, run.matchedBy, run.jobId ?? null, mappingJson(run)],
  );
  return rows[0]?.id ?? 0;
}

/** Completes the run's row in the import's transaction, and writes the rejects. */
export async function finishRun(connection: ClientBase, runId: number, report: ImportReport): Promise<void> {
  const { status, finishedAt, message, columns } = report;
  const set = 'status = $2, counts = $3, files = $4, finished_at = $5, message = $6, columns = $7, remarks = $8';
  await connection.query(`update import_runs set ${set} where id = $1`, [
    runId,
    status,
    jsonOf(countsOf(report)),
    JSON.stringify(report.files),
    finishedAt,
    message,
    columns ? jsonOf(columns) : null,
    jsonOf(remarksOf(report)),
  ]);
  await insertRejects(connection, runId, report);
}

/** Publishes a data version if the run changed the catalog. */
export async function publishRun(connection: ClientBase, runId: number, report: ImportReport): Promise<void> {
  if (report.status === 'succeeded') await publishVersion(connection, reasonOf(report), runId);
  // The run changed no value, so no value refers to its provenance rows.
  else await connection.query('delete from value_sources where run_id = $1', [runId]);
}

/** "import ipeds 2024 final", "import crime 2022" */
const reasonOf = ({ source, year, release }: ImportReport): string =>
  ['import', source, year, ...(release === 'not-stated' ? [] : [release])].join(' ');

/**
 * Publishes a new data version when the transaction commits. Transactions that publish wait for each other from here on, so that the newest
 * version has the changes of all others.
 */
export async function publishVersion(connection: ClientBase, reason: string, runId: number | null = null): Promise<void> {
  await connection.query('select pg_advisory_xact_lock($1)', [VERSION_LOCK]);
  const { rows } = await connection.query<{ id: number }>('insert into data_versions (run_id, reason) values ($1, $2) returning id', [
    runId,
    reason,
  ]);
  await connection.query('select pg_notify($1, $2)', [DATA_VERSION_CHANNEL, String(rows[0]?.id ?? '')]);
}

/** Like `publishVersion`, in a transaction of knex. */
export async function publishVersionIn(trx: Knex.Transaction, reason: string): Promise<void> {
  await publishVersion(await driverOf(trx), reason);
}

/** What changes beside the catalog: services with their reviews, or nicknames, list texts and words for majors. */
export const PARTS = ['services', 'texts'] as const;
export type Part = (typeof PARTS)[number];

/**
 * Publishes a new version of a part when the transaction commits. Transactions that publish the same part wait for each other from here on,
 * so that its newest version has the changes of all others.
 */
export async function publishPart(trx: Knex.Transaction, part: Part): Promise<void> {
  await trx.raw(
    `insert into part_versions as p (part) values (?)
     on conflict (part) do update set version = p.version + 1, published_at = now()`,
    [part],
  );
  await trx.raw('select pg_notify(?, ?)', [DATA_VERSION_CHANNEL, part]);
}

/** "2026-11-21.3": the day in UTC and the number. */
export const versionName = (at: Date, id: number): string => `${at.toISOString().slice(0, 10)}.${id}`;

/** The name of the newest version of a part; "0" before the first. */
export async function partVersion(db: Knex, part: Part): Promise<string> {
  const row = await db<{ part: Part; version: number; published_at: Date }>('part_versions').where({ part }).first();
  return row ? versionName(row.published_at, row.version) : '0';
}

async function insertRejects(connection: ClientBase, runId: number, { rejects }: Pick<ImportReport, 'rejects'>): Promise<void> {
  if (rejects.length === 0) return;
  const columns = [
    rejects.map(({ file }) => file),
    rejects.map(({ line }) => line),
    rejects.map(({ unitId }) => (unitId === null ? null : String(unitId))),
    rejects.map(({ code }) => code),
    rejects.map(({ message }) => withoutNul(message)),
    rejects.map(({ raw }) => withoutNul(raw)),
  ];
  await connection.query(
    `insert into import_rejects (run_id, file, line, key, code, message, raw)
     select $1, * from unnest($2::text[], $3::int[], $4::text[], $5::text[], $6::text[], $7::text[])`,
    [runId, ...columns],
  );
}

/** Records a failed or canceled run with its rejected rows, after its transaction was rolled back. Returns its id. */
export async function recordFailedRun(trx: Knex.Transaction, report: EndedImport): Promise<number> {
  const { source, year, release, status, startedAt, finishedAt, actor, obtainedFrom, matchedBy, jobId, message } = report;
  const run = {
    source,
    year,
    release,
    status,
    counts: jsonOf(countsOf(report)),
    files: JSON.stringify(report.files),
    started_at: startedAt,
    finished_at: finishedAt,
    actor,
    obtained_from: obtainedFrom,
    matched_by: matchedBy,
    job_id: jobId ?? null,
    mapping: mappingJson(report),
    remarks: jsonOf(remarksOf(report)),
    message: withoutNul(message),
  };
  const [row] = await trx('import_runs').insert(run).returning<{ id: number }[]>('id');
  const id = row?.id ?? 0;
  await insertRejects(await driverOf(trx), id, report);
  return id;
}

export async function readAppliedRuns(db: Knex): Promise<EarlierRun[]> {
  return db('import_runs')
    .select<EarlierRun[]>(
      'id',
      'source',
      'year',
      'release',
      'files',
      { jobId: 'job_id' },
      db.raw(`coalesce(counts->'tables', '[]') as tables`),
    )
    .whereIn('status', ['succeeded', 'unchanged'])
    .orderBy('id', 'desc');
}

/** Locks can be removed later, and the history changes, so the run records the values that locks kept out and those that it changed. */
const countsOf = ({ counts, tables, diff, mergedFrom }: Omit<ImportReport, 'year'>) => ({
  ...counts,
  tables,
  ...(mergedFrom && { mergedFrom }),
  ...(diff && diff.locked.count > 0 && { locked: diff.locked }),
  ...(diff?.history && { history: diff.history }),
});

const mappingJson = ({ mapping }: Pick<ImportRun, 'mapping'>): string | null => (mapping ? JSON.stringify(mapping) : null);

/** PostgreSQL text cannot contain NUL; a damaged file can. */
const withoutNul = (text: string): string => text.replaceAll('\0', '');

/** JSON writes NUL as an escape, which jsonb refuses, too. */
const jsonOf = (value: object): string =>
  JSON.stringify(value, (_key, part: unknown) => (typeof part === 'string' ? withoutNul(part) : part));
