import { Refusal, type Answer, type Engine } from './engine.fixture.ts';
import type { Tables } from './tables.fixture.ts';

const MIB = 2 ** 20;
const LEAST_OF_TABLE = 10 * MIB;

interface QueryConfiguration {
  query: string;
  defaultDataset?: object;
  maximumBytesBilled?: string;
}

export interface JobConfiguration {
  dryRun?: boolean;
  jobTimeoutMs?: string;
  query?: QueryConfiguration;
  load?: { destinationTable: { tableId: string }; writeDisposition: string };
}

interface Job {
  configuration: JobConfiguration;
  end: Promise<void>;
  isDone: boolean;
  isCanceled: boolean;
  /** It is called RUNNING so often, even when it is done. */
  looksLeft: number;
  fault?: Refusal;
  answer?: Answer;
  statistics: object;
}

/** The jobs of the fake service. A failed job has had no effect. */
export function createFakeJobs(engine: Engine, tables: Tables, place: { project: string; dataset: string; location: string }) {
  const jobs = new Map<string, Job>();
  const settings = { looksWhileRunning: 0 };
  /** The values in each page of an answer. */
  const pages: number[] = [];

  async function queryStatistics({ query, defaultDataset }: QueryConfiguration) {
    const { statementType, fields, tables: named } = await engine.analyze(query, defaultDataset !== undefined);
    const known = named.map((table) => tables.named(table));
    const bytes = known.map((table) => table.bytes);
    return {
      statementType,
      totalBytesProcessed: String(bytes.reduce((sum, each) => sum + each, 0)),
      billed: bytes.reduce((sum, each) => sum + Math.max(LEAST_OF_TABLE, Math.ceil(each / MIB) * MIB), 0),
      referencedTables: known.map(({ reference }) => reference),
      schema: { fields },
    };
  }

  async function runQuery(job: Job, configuration: QueryConfiguration): Promise<void> {
    const { query, defaultDataset, maximumBytesBilled } = configuration;
    const { billed, ...statistics } = await queryStatistics(configuration);
    if (maximumBytesBilled !== undefined && billed > Number(maximumBytesBilled)) {
      const message = `Query exceeded limit for bytes billed: ${maximumBytesBilled}. ${billed} or higher required.`;
      throw new Refusal(400, 'bytesBilledLimitExceeded', message);
    }
    job.answer = await engine.run(query, defaultDataset !== undefined, () => job.isCanceled);
    job.statistics = { query: { ...statistics, totalBytesBilled: String(billed) } };
  }

  async function runLoad(job: Job, { destinationTable, writeDisposition }: NonNullable<JobConfiguration['load']>, data: string) {
    const rows = await tables.append(destinationTable.tableId, data, writeDisposition);
    job.statistics = { load: { outputRows: String(rows) } };
  }

  /** Throws a refusal for what is never run: a job of another place, or a known name. */
  function begin(jobId: string, location: string | undefined, configuration: JobConfiguration, data: string): Job {
    if (location?.toLowerCase() !== place.location.toLowerCase())
      throw new Refusal(404, 'notFound', `Not found: Dataset ${place.project}:${place.dataset} was not found in location ${location}`);
    if (jobs.has(jobId)) throw new Refusal(409, 'duplicate', `Already Exists: Job ${place.project}:${place.location}.${jobId}`);
    const job: Job = {
      configuration,
      end: Promise.resolve(),
      isDone: false,
      isCanceled: false,
      looksLeft: settings.looksWhileRunning,
      statistics: {},
    };
    jobs.set(jobId, job);
    const seconds = Number(configuration.jobTimeoutMs ?? 0) / 1_000;
    const timer = seconds > 0 ? setTimeout(() => stop(job, `Job timed out after ${seconds} sec`), seconds * 1_000) : undefined;
    job.end = (configuration.load ? runLoad(job, configuration.load, data) : runQuery(job, configuration.query ?? { query: '' }))
      .catch((error: unknown) => void (job.fault ??= error instanceof Refusal ? error : new Refusal(400, 'invalid', String(error))))
      .finally(() => {
        clearTimeout(timer);
        job.isDone = true;
      });
    return job;
  }

  function stop(job: Job, why: string): void {
    if (job.isDone) return;
    job.isCanceled = true;
    job.fault = new Refusal(499, 'stopped', `Job execution was cancelled: ${why}`);
  }

  function resourceOf(jobId: string, job: Job) {
    const isShownDone = job.isDone && job.looksLeft-- <= 0;
    const errorResult = isShownDone && job.fault ? { reason: job.fault.reason, message: job.fault.message } : undefined;
    return {
      jobReference: { projectId: place.project, jobId, location: place.location },
      configuration: job.configuration,
      status: { state: isShownDone ? 'DONE' : 'RUNNING', ...(errorResult && { errorResult, errors: [errorResult] }) },
      statistics: isShownDone ? job.statistics : {},
    };
  }

  function known(jobId: string): Job {
    const job = jobs.get(jobId);
    if (!job) throw new Refusal(404, 'notFound', `Not found: Job ${place.project}:${place.location}.${jobId}`);
    return job;
  }

  return {
    settings,
    pages,
    /** How many jobs of a kind have begun. */
    count: (kind: 'query' | 'load'): number => [...jobs.values()].filter(({ configuration }) => configuration[kind] !== undefined).length,

    async insert(reference: { jobId?: string; location?: string }, configuration: JobConfiguration, data = ''): Promise<object> {
      const { jobId = '', location } = reference;
      if (!configuration.dryRun) return resourceOf(jobId, begin(jobId, location, configuration, data));
      const query = { ...(await queryStatistics(configuration.query ?? { query: '' })), totalBytesBilled: '0' };
      return { jobReference: reference, status: { state: 'DONE' }, statistics: { query }, configuration };
    },

    get: (jobId: string): object => resourceOf(jobId, known(jobId)),

    cancel(jobId: string): object {
      const job = known(jobId);
      stop(job, 'User requested cancellation');
      return { job: resourceOf(jobId, job) };
    },

    /** Holds the call for a moment while the job runs. */
    async results(jobId: string, most: number, pageToken: string | null): Promise<object> {
      const job = known(jobId);
      await Promise.race([job.end, new Promise((resolve) => setTimeout(resolve, 200).unref())]);
      const head = { jobReference: { projectId: place.project, jobId, location: place.location } };
      if (!job.isDone || job.looksLeft-- > 0) return { ...head, jobComplete: false };
      if (job.fault) throw job.fault;
      const { fields = [], rows = [] } = job.answer ?? {};
      const first = Number(pageToken ?? 0);
      const next = first + most;
      pages.push(rows.slice(first, next).length * fields.length);
      return {
        ...head,
        jobComplete: true,
        totalRows: String(rows.length),
        schema: { fields },
        ...(rows.length > 0 && { rows: rows.slice(first, next) }),
        ...(next < rows.length && { pageToken: String(next) }),
      };
    },
  };
}
