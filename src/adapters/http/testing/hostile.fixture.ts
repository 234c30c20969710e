import { Agent, request } from 'node:http';
import type { Address } from './registry.fixture.ts';

export interface HostileRequest {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** The allowed statuses. Default: any below 500. */
  statuses?: readonly number[];
}

export interface RawAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

/** Only a hang takes this long, on any machine. */
export const HANGS_MS = 20_000;

/** Sends requests that `fetch` would refuse or correct. */
export function createRawClient(url: string) {
  const agent = new Agent({ keepAlive: true });
  const send = ({ method, path, headers = {}, body }: HostileRequest): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length = body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, method, path, agent, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: received } = response;
          resolve({ status, headers: received, body: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
        });
      });
      sent.setTimeout(HANGS_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(body);
    });
  return { send, close: () => agent.destroy() };
}

export const named = ({ method, path }: Address): string => `${method} ${path}`;
