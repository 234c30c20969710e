import { Agent, request } from 'node:http';
import type { Address } from './registry.fixture.ts';

/** One request of somebody who means no good. */
export interface Attack {
  name: string;
  method: string;
  path: string;
  headers?: Record<string, string | string[]>;
  body?: string | Buffer;
  /** Where only some answers will do; else anything but a fault of ours. */
  statuses?: readonly number[];
}

export interface Heard {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
  ms: number;
}

const MUST_ANSWER_IN_MS = 5_000;

/** Sends exactly what it is told to, which `fetch` would not. */
export function createGun(url: string) {
  const agent = new Agent({ keepAlive: true });
  const fire = ({ method, path, headers = {}, body }: Attack): Promise<Heard> =>
    new Promise((resolve, reject) => {
      const startedAt = performance.now();
      const length = body === undefined || 'Transfer-Encoding' in headers ? {} : { 'Content-Length': String(Buffer.byteLength(body)) };
      const { hostname, port } = new URL(url);
      const sent = request({ hostname, port, method, path, agent, headers: { ...length, ...headers } }, (response) => {
        const chunks: Buffer[] = [];
        response.on('data', (chunk: Buffer) => chunks.push(chunk));
        response.on('end', () => {
          const { statusCode: status = 0, headers: heard } = response;
          resolve({ status, headers: heard, body: Buffer.concat(chunks).toString(), ms: performance.now() - startedAt });
        });
      });
      sent.setTimeout(MUST_ANSWER_IN_MS, () => sent.destroy(new Error('no answer')));
      sent.on('error', reject);
      sent.end(body);
    });
  return { fire, close: () => agent.destroy() };
}

export const JSON_TYPE = { 'Content-Type': 'application/json' };
export const named = ({ method, path }: Address): string => `${method} ${path}`;
