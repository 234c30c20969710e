import { currentToken } from '../api/session-store.ts';
import { createHttpClient } from './data-provider/http-client.ts';

const http = createHttpClient(currentToken);

/** Reads `/api/admin/<path>` with its query. Throws `HttpError`. */
export async function readPanel<T>(path: string, query: Record<string, string> = {}, signal?: AbortSignal): Promise<T> {
  const search = new URLSearchParams(query).toString();
  const answer = await http(`/api/admin/${path}${search === '' ? '' : `?${search}`}`, { ...(signal && { signal }) });
  return answer.json as T;
}

/** Replaces what `/api/admin/<path>` holds. Throws `HttpError`. */
export async function writePanel(path: string, body: unknown): Promise<void> {
  await http(`/api/admin/${path}`, { method: 'PUT', body: JSON.stringify(body) });
}

/** Sends a POST to `/api/admin/<path>` and returns its answer. Throws `HttpError`. */
export async function postPanel<T>(path: string, body: object = {}): Promise<T> {
  return (await http(`/api/admin/${path}`, { method: 'POST', body: JSON.stringify(body) })).json as T;
}
