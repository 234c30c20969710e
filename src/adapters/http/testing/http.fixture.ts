import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { HttpLog } from '../context.ts';

export interface LoggedLine {
  level: 'info' | 'warn' | 'error';
  fields: Record<string, unknown>;
}

/** A log that a test can read. */
export function listLog(): HttpLog & { lines: LoggedLine[] } {
  const lines: LoggedLine[] = [];
  const at = (level: LoggedLine['level']) => (fields: object) => void lines.push({ level, fields: fields as Record<string, unknown> });
  return { lines, info: at('info'), warn: at('warn'), error: at('error') };
}

export interface TestServer {
  url: string;
  get(path: string, init?: RequestInit): Promise<Response>;
  json<T = unknown>(path: string, init?: RequestInit): Promise<T>;
  close(): Promise<void>;
}

/** Serves a listener on a free port of this machine. */
export async function serve(listener: RequestListener): Promise<TestServer> {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const get = (path: string, init?: RequestInit) => fetch(url + path, { redirect: 'manual', ...init });
  return {
    url,
    get,
    json: async <T>(path: string, init?: RequestInit) => (await (await get(path, init)).json()) as T,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
