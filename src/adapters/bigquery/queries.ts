import { setTimeout as waitFor } from 'node:timers/promises';
import { DomainError } from '../../domain/shared/domain-error.ts';
import { onlySelect, tookTooLong, tooManyBytes, type OpenAnswer, type Plan, type QueryOrder } from '../../domain/warehouse/query.ts';
import { cellsOf, columnsOf, type Field, type ServiceRow } from './cells.ts';
import type { Connection } from './connection.ts';
import { knownName, LABELS, queryJobId } from './names.ts';
import { createJobs, type JobFacts, type TableReference } from './jobs.ts';
import { createPageSize } from './page-size.ts';
import { jobFault } from './service-fault.ts';
import { inWords } from './words.ts';

/** The service charges for so much of each table that a statement names, and in whole MiB. */
const MIB = 2 ** 20;
const LEAST_OF_TABLE = 10 * MIB;
/** The service stops a job by itself; this is for an answer that never comes. */
const GRACE_SECONDS = 10;

interface Page {
  rows: readonly ServiceRow[];
  fields: readonly Field[];
  isComplete: boolean;
  next: string | undefined;
}

export function createQueries(connection: Connection) {
  const { place, pollMs, call } = connection;
  const jobs = createJobs(connection);
  const { project, dataset, location } = place;
  const base = { defaultDataset: { projectId: project, datasetId: dataset }, location, useLegacySql: false, labels: LABELS };

  /** A dry run: the service reads the statement and its columns, and charges nothing. */
  async function dryRun(sql: string): Promise<{ plan: Plan; references: readonly TableReference[] }> {
    const [job] = await call((service) => service.createQueryJob({ ...base, query: sql, dryRun: true, useQueryCache: false }));
    const { statistics } = job.metadata as JobFacts;
    const { statementType = 'unknown', totalBytesProcessed = '0', referencedTables = [], schema } = statistics?.query ?? {};
    if (statementType !== 'SELECT') throw onlySelect(statementType);
    const bytes = Number(totalBytesProcessed);
    const tables = [...new Set(referencedTables.map((table) => knownName(place, table)))].sort();
    const columns = columnsOf(schema?.fields ?? []);
    const plan = { statementType, columns, tables, bytes, billedBytes: mostBilled(bytes, tables.length) };
    return { plan, references: referencedTables };
  }

  /** Starts the job, or finds it if an earlier call has started it. */
  async function start({ sql, job, maxBytes, seconds }: QueryOrder): Promise<string> {
    const jobId = queryJobId(job);
    const limits = { maximumBytesBilled: String(Math.floor(maxBytes)), jobTimeoutMs: seconds * 1_000 };
    const isNew = await jobs.start(() => call((service) => service.createQueryJob({ ...base, ...limits, query: sql, jobId })));
    if (!isNew && (await jobs.facts(jobId))?.configuration?.query?.query !== sql) throw otherStatement();
    return jobId;
  }

  /** The service holds the call for up to ten seconds while the job runs. */
  async function pageOf(jobId: string, maxResults: number, next?: string): Promise<Page> {
    const options = { maxResults, autoPaginate: false, skipParsing: true, ...(next !== undefined && { pageToken: next }) };
    const [rows, , answer] = await call((service) => service.job(jobId, { location }).getQueryResults(options));
    return {
      rows: rows as ServiceRow[],
      fields: answer?.schema?.fields ?? [],
      isComplete: answer?.jobComplete !== false,
      next: answer?.pageToken ?? undefined,
    };
  }

  async function firstPage(jobId: string, seconds: number, columns: number): Promise<Page> {
    const rows = createPageSize(columns).next();
    const end = Date.now() + (seconds + GRACE_SECONDS) * 1_000;
    for (;;) {
      const page = await pageOf(jobId, rows);
      if (page.isComplete) return page;
      if (Date.now() > end) {
        await jobs.cancel(jobId);
        throw tookTooLong(seconds);
      }
      await waitFor(pollMs);
    }
  }

  async function run(order: QueryOrder): Promise<OpenAnswer> {
    const { bytes, columns } = (await dryRun(order.sql)).plan;
    if (bytes > order.maxBytes) throw tooManyBytes(bytes, order.maxBytes);
    const jobId = await start(order);
    const first = await firstPage(jobId, order.seconds, columns.length);
    return { columns: columnsOf(first.fields), ...(await costOf(jobId)), rows: batches(jobId, first, order) };
  }

  async function costOf(jobId: string): Promise<Pick<OpenAnswer, 'bytes' | 'billedBytes'>> {
    const { status, statistics } = (await jobs.facts(jobId)) ?? {};
    if (status?.errorResult) throw jobFault(status.errorResult);
    const { totalBytesProcessed = '0', totalBytesBilled = '0' } = statistics?.query ?? {};
    return { bytes: Number(totalBytesProcessed), billedBytes: Number(totalBytesBilled) };
  }

  /** A page is asked for when the one before it is read. */
  async function* batches(jobId: string, first: Page, { maxCharacters, ...order }: QueryOrder): AsyncGenerator<unknown[][]> {
    const size = createPageSize(first.fields.length, maxCharacters);
    for (let page = first; ;) {
      const rows = page.rows.map((row) => cellsOf(first.fields, row));
      size.add(rows);
      if (rows.length > 0) yield rows;
      const { next } = page;
      if (next === undefined) return;
      page = await inWords(place, () => pageOf(jobId, size.next(), next), { ...order });
    }
  }

  return { dryRun, run, cancel: (job: string) => jobs.cancel(queryJobId(job)) };
}

const otherStatement = (): DomainError =>
  new DomainError('conflict', 'warehouse.run-known', 'Another statement has run under this key. Start it again.');

/** Whatever the share of each table is. */
const mostBilled = (bytes: number, tables: number): number =>
  tables === 0 ? 0 : Math.max(LEAST_OF_TABLE, Math.ceil(bytes / MIB) * MIB) + (tables - 1) * LEAST_OF_TABLE;

export type Queries = ReturnType<typeof createQueries>;
