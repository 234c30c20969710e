import { createServer, request, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from '../../../contracts/errors.ts';
import type { HttpLog } from '../context.ts';

export interface LoggedLine {
  level: 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
}

/** A log that collects its lines. */
export function listLog(): HttpLog & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const at = (level: LoggedLine['level']) => (fields: object) => void lines.push({ level, fields: fields as Record<string, unknown> });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

interface RawAnswer {
  status: number;
  headers: Record<string, unknown>;
  body: Buffer;
}

/** Unlike fetch, it does not decompress the body. */
export function raw(url: string, headers: Record<string, string>, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    const sent = request(url, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }));
    });
    sent.on('error', reject);
    sent.end();
  });
}

/** Serves a listener on a free port of this machine. */
export async function serve(listener: RequestListener) {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  /** Sends `body` as JSON, and the token of a signed-in user. */
  const call = (method: string, path: string, body?: unknown, token?: string, headers: Record<string, string> = {}) =>
    get(path, {
      method,
      headers: { ...headers, ...(body !== undefined && JSON_TYPE), ...(token !== undefined && authorized(token)) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
  return {
    url,
    get,
    call,
    post: (path: string, body?: unknown, token?: string) => call('POST', path, body, token),
    json: async <T = unknown>(path: string, init?: RequestInit) => (await (await get(path, init)).json()) as T,
    /** The status of a GET, and the paths of the parameters that it names. */
    async faultsOf(path: string): Promise<[status: number, paths: string[]]> {
      const [status, { errors = [] }] = await answerOf(await get(path));
      return [status, errors.map((fault) => fault.path)];
    },
    close: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

export type TestServer = Awaited<ReturnType<typeof serve>>;

export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const authorized = (token: string) => ({ Authorization: `Bearer ${token}` });

/** The status and the JSON body of an answer. */
export const answerOf = async <T = ErrorBody>(response: Response): Promise<[status: number, body: T]> => [
  response.status,
  (await response.json()) as T,
];

/** Expects an error answer with this message, or with these members. */
export async function expectFailure(response: Response, status: number, error: string | object): Promise<void> {
  const expected = typeof error === 'string' ? { message: error } : error;
  expect(await answerOf(response)).toEqual([status, expect.objectContaining(expected)]);
}
