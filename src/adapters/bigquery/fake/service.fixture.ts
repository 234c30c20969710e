import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ConnectionOptions } from '../connection.ts';
import { createEngine, Refusal } from './engine.fixture.ts';
import { createFakeJobs, type JobConfiguration } from './jobs.fixture.ts';
import { createFakeTables } from './tables.fixture.ts';

/**
 * What goes wrong with a call: the service is busy, the connection breaks before the call has an effect, the answer is lost after it, or
 * the service refuses.
 */
type Fault = 'busy' | 'broken' | 'lost' | Refusal;

interface Call {
  method: string;
  project: string;
  /** Behind the project: "/jobs". */
  path: string;
  query: URLSearchParams;
  body: string;
}

const PLACE = { project: 'alma-test', dataset: 'alma', location: 'US' };
const ACCESS = { access_token: 'a-token', token_type: 'Bearer', expires_in: 3_600 };
const TOKEN = `${ACCESS.token_type} ${ACCESS.access_token}`;

/** BigQuery's calls on this machine, with DuckDB as the engine, and with the faults that a network has. */
export async function startFakeService() {
  const engine = await createEngine(PLACE.project, PLACE.dataset);
  const tables = createFakeTables(engine, PLACE);
  const jobs = createFakeJobs(engine, tables, PLACE);
  const faults: { on: RegExp; fault: Fault; times: number }[] = [];
  const calls: string[] = [];
  const events: { on: RegExp; work: () => Promise<unknown> }[] = [];

  /** The fault of a call, once. */
  function faultOn(call: string): Fault | undefined {
    const found = faults.find(({ on, times }) => times > 0 && on.test(call));
    if (found) found.times -= 1;
    return found?.fault;
  }

  async function answer(call: Call): Promise<object | undefined> {
    const [, kind = '', ...rest] = call.path.split('/').map(decodeURIComponent);
    const answers: Record<string, (call: Call, rest: string[]) => Promise<object | undefined>> = {
      jobs: answerJob,
      queries: answerQuery,
      datasets: answerDataset,
    };
    const found = answers[kind];
    if (!found) throw new Refusal(404, 'notFound', `Not found: ${call.path}`);
    return found(call, rest);
  }

  async function answerJob({ method, query, body }: Call, [jobId = '', verb]: string[]): Promise<object> {
    if (method === 'GET') return jobs.get(jobId);
    if (verb === 'cancel') return jobs.cancel(jobId);
    if (query.get('uploadType') === 'multipart') return insertLoad(body);
    const { jobReference, configuration } = JSON.parse(body) as { jobReference: object; configuration: JobConfiguration };
    return jobs.insert(jobReference, configuration);
  }

  const answerQuery = ({ query }: Call, [jobId = '']: string[]): Promise<object> =>
    jobs.results(jobId, most(query), query.get('pageToken'));

  async function answerDataset(call: Call, [dataset = '', kind, table = '', part]: string[]): Promise<object | undefined> {
    if (call.project !== PLACE.project) return answerShared(call, `${call.project}.${dataset}.${table}`, part);
    if (dataset !== PLACE.dataset) throw new Refusal(404, 'notFound', `Not found: Dataset ${PLACE.project}:${dataset}`);
    if (kind === undefined) return { id: `${PLACE.project}:${dataset}`, location: PLACE.location };
    return part === 'data' ? tables.data(table, most(call.query), call.query.get('pageToken')) : answerTable(call, table);
  }

  const answerShared = async ({ query }: Call, table: string, part?: string): Promise<object> =>
    part === 'data' ? tables.data(table, most(query), query.get('pageToken')) : tables.get(table);

  async function answerTable({ method, body }: Call, table: string): Promise<object | undefined> {
    if (method === 'GET') return tables.get(table);
    if (method === 'DELETE') return tables.remove(table).then(() => undefined);
    const [name = '', verb] = table.split(':');
    if (verb === 'testIamPermissions') return tables.heldOf(name, (JSON.parse(body) as { permissions: string[] }).permissions);
    const { tableReference, ...facts } = JSON.parse(body) as { tableReference: { tableId: string } } & Parameters<typeof tables.create>[1];
    return method === 'PATCH' ? tables.patch(table, facts) : tables.create(tableReference.tableId, facts);
  }

  /** Two parts: what the job is, and its rows. */
  function insertLoad(body: string): Promise<object> {
    const boundary = body.slice(0, body.indexOf('\r\n'));
    const [head = '', data = ''] = body
      .split(boundary)
      .slice(1, 3)
      .map((part) => part.slice(part.indexOf('\r\n\r\n') + 4));
    const { jobReference, configuration } = JSON.parse(head) as { jobReference: object; configuration: JobConfiguration };
    return jobs.insert(jobReference, configuration, data.replace(/\r\n$/, ''));
  }

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '', 'http://fake');
    const project = /\/projects\/([^/]+)/.exec(url.pathname)?.[1] ?? '';
    const path = url.pathname.replace(`/projects/${project}`, '').replace(/^(\/upload)?\/bigquery\/v2/, '');
    const name = `${request.method} ${path}${url.pathname.startsWith('/upload') ? '?upload' : ''}`;
    calls.push(name);
    const event = events.find(({ on }) => on.test(name));
    if (event) await events.splice(events.indexOf(event), 1)[0]?.work();
    const fault = faultOn(name);
    if (fault === 'broken') return void request.socket.destroy();
    const body = await textOf(request);
    const [status, result] = await outcomeOf(fault, request, {
      method: request.method ?? '',
      project,
      path,
      query: url.searchParams,
      body,
    });
    if (fault === 'lost') request.socket.destroy();
    else send(request, response, status, result);
  }

  async function outcomeOf(fault: Fault | undefined, { headers }: IncomingMessage, call: Call): Promise<[number, object | undefined]> {
    try {
      if (call.path === '/token') return [200, ACCESS];
      if (headers.authorization !== TOKEN) throw new Refusal(401, 'authError', 'Request is missing required authentication credential.');
      if (fault === 'busy') throw new Refusal(503, 'backendError', 'The service is currently unavailable.');
      if (fault instanceof Refusal) throw fault;
      const result = await answer(call);
      return [result ? 200 : 204, result];
    } catch (error) {
      const { status, reason, message } = error instanceof Refusal ? error : new Refusal(500, 'internalError', String(error));
      return [status, { error: { code: status, message, errors: [{ reason, message, domain: 'global' }] } }];
    }
  }

  const server = createServer((request, response) => void handle(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;

  return {
    /** For the adapter, with short waits. */
    options: {
      ...PLACE,
      client: { apiEndpoint: `http://127.0.0.1:${port}`, authClient: signedIn() },
      waits: { retry: 1, reopen: 100, poll: 2 },
    } satisfies ConnectionOptions,
    jobs,
    tables,
    calls,
    /** The next calls whose name matches go wrong: "POST /jobs", "GET /jobs/alma_query_x", "POST /jobs?upload". */
    breakNext: (on: RegExp, fault: Fault, times = 1) => void faults.push({ on, fault, times }),
    /** Something happens just before the next call whose name matches. */
    beforeNext: (on: RegExp, work: () => Promise<unknown>) => void events.push({ on, work }),
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      engine.close();
    },
  };
}

export type FakeService = Awaited<ReturnType<typeof startFakeService>>;

type AuthClient = NonNullable<NonNullable<ConnectionOptions['client']>['authClient']>;

/** Credentials that need no server of Google. */
export const signedIn = (headers: () => Promise<Headers> = () => Promise.resolve(new Headers({ authorization: TOKEN }))): AuthClient =>
  ({
    getRequestHeaders: headers,
    getAccessToken: () => headers().then((found) => ({ token: found.get('authorization') })),
  }) as unknown as AuthClient;

const most = (query: URLSearchParams): number => Number(query.get('maxResults') ?? 10_000);

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk as Uint8Array);
  return Buffer.concat(chunks).toString('utf8');
}

function send({ headers }: IncomingMessage, response: ServerResponse, status: number, body: object | undefined): void {
  const text = Buffer.from(body ? JSON.stringify(body) : '');
  const isZipped = String(headers['accept-encoding']).includes('gzip') && body !== undefined;
  response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...(isZipped && { 'content-encoding': 'gzip' }) });
  response.end(isZipped ? gzipSync(text) : text);
}
