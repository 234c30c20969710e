import { Readable } from 'node:stream';
import type { BigQuery, TableMetadata } from '@google-cloud/bigquery';
import type { WarehouseTable } from '../../domain/warehouse/tables.ts';
import type { Loaded, TableLoad } from '../../domain/warehouse/warehouse.ports.ts';
import type { Connection } from './connection.ts';
import { createJobs } from './jobs.ts';
import { LABELS, loadJobId, tableOf } from './names.ts';
import { hasStatus, isPassing } from './service-fault.ts';

/** One request carries a part, and a repeated request carries it again, so it stays in memory. */
export const PART_BYTES = 16 * 2 ** 20;
const TRIES_PER_PART = 3;
/** A table that is not whole by then deletes itself. */
const UNFINISHED_MS = 3 * 86_400_000;
/** The label that says whether all parts are in a table. */
const STATE_LABEL = 'load_state';

export function createLoads(connection: Connection, partBytes = PART_BYTES) {
  const { place, call } = connection;
  const jobs = createJobs(connection);
  const { project, dataset, location } = place;
  const tableIn = (service: BigQuery, name: string) => service.dataset(dataset).table(name);

  async function factsOf(name: string): Promise<TableMetadata> {
    const [facts] = (await call((service) => tableIn(service, name).getMetadata())) as [TableMetadata, unknown];
    return facts;
  }

  /** The table, new or as an earlier attempt has left it. */
  async function makeTable(name: string, table: WarehouseTable): Promise<TableMetadata> {
    try {
      await call((service) => service.dataset(dataset).createTable(name, definitionOf(table)));
    } catch (error) {
      if (!hasStatus(error, 409)) throw error;
    }
    return factsOf(name);
  }

  /** Sends a part. If the answer of an earlier attempt was lost, the service knows the job, and nothing happens twice. */
  async function send(name: string, jobId: string, part: readonly string[]): Promise<void> {
    const head = {
      jobReference: { projectId: project, jobId, location },
      configuration: {
        labels: LABELS,
        load: {
          destinationTable: { projectId: project, datasetId: dataset, tableId: name },
          sourceFormat: 'NEWLINE_DELIMITED_JSON',
          createDisposition: 'CREATE_NEVER',
          writeDisposition: 'WRITE_APPEND',
        },
      },
    };
    await jobs.start(() => call((service) => upload(service, project, head, part)));
  }

  /** Loads a part once. A job that failed has loaded nothing; its name is used up, so the next try has another one. */
  async function loadPart(name: string, madeAt: string, part: number, lines: readonly string[]): Promise<void> {
    for (let attempt = 0, tries = 0; ; attempt += 1) {
      const jobId = loadJobId(name, madeAt, part, attempt);
      const isKnown = (await jobs.facts(jobId)) !== undefined;
      if (!isKnown) {
        await send(name, jobId, lines);
        tries += 1;
      }
      const fault = await jobs.finish(jobId);
      if (!fault) return;
      if (!isKnown && (!isPassing(fault) || tries === TRIES_PER_PART)) throw fault;
    }
  }

  return {
    async load({ version, table, lines }: TableLoad): Promise<Loaded> {
      const name = tableOf(table.name, version);
      const made = await makeTable(name, table);
      const wasThere = made.labels?.[STATE_LABEL] === 'loaded';
      if (!wasThere) {
        let part = 0;
        for await (const piece of partsOf(lines(), partBytes)) await loadPart(name, String(made.creationTime), part++, piece);
        const whole = { labels: { ...LABELS, [STATE_LABEL]: 'loaded' }, expirationTime: null };
        await call((service) => tableIn(service, name).setMetadata(whole as unknown as TableMetadata));
      }
      const { numRows, numBytes } = await factsOf(name);
      return { rows: Number(numRows ?? 0), bytes: Number(numBytes ?? 0), wasThere };
    },

    async remove(name: string): Promise<void> {
      await call((service) => tableIn(service, name).delete({ ignoreNotFound: true }));
    },
  };
}

const definitionOf = ({ meaning, columns }: WarehouseTable) => ({
  description: meaning,
  labels: { ...LABELS, [STATE_LABEL]: 'loading' },
  expirationTime: String(Date.now() + UNFINISHED_MS),
  schema: { fields: columns.map((column) => ({ name: column.name, type: column.type, description: column.meaning })) },
  // Queries of one figure then read little of the long tables.
  ...(columns.some(({ name }) => name === 'field') && { clustering: { fields: ['field'] } }),
});

/** Groups pieces of text into parts of about `most` bytes. */
async function* partsOf(pieces: AsyncIterable<string>, most: number): AsyncGenerator<string[]> {
  let part: string[] = [];
  let bytes = 0;
  for await (const piece of pieces) {
    part.push(piece);
    bytes += Buffer.byteLength(piece);
    if (bytes < most) continue;
    yield part;
    [part, bytes] = [[], 0];
  }
  if (bytes > 0) yield part;
}

/** The client's upload stream polls the job itself: it skips our retries, and throws where no caller can catch the error. */
function upload(service: BigQuery, project: string, head: object, lines: readonly string[]): Promise<void> {
  const json = { 'Content-Type': 'application/json', body: JSON.stringify(head) };
  const data = { 'Content-Type': 'application/octet-stream', body: Readable.from(lines, { objectMode: false }) };
  const uri = `${service.apiEndpoint}/upload/bigquery/v2/projects/${project}/jobs`;
  return new Promise((resolve, reject) => {
    service.request({ method: 'POST', uri, qs: { uploadType: 'multipart' }, multipart: [json, data] }, (error) => {
      if (error) reject(error);
      else resolve();
    });
  });
}
