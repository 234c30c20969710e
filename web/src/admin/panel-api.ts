import { currentToken } from '../api/session-store.ts';
import { createHttpClient } from './data-provider/http-client.ts';
import { ifMatch } from './data-provider/panel-calls.ts';

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

/** Sends a POST to `/api/admin/<path>`, for a version of a record if given, and returns its answer. Throws `HttpError`. */
export async function postPanel<T>(path: string, body: object = {}, version?: number): Promise<T> {
  const options = { method: 'POST', headers: ifMatch(version), body: JSON.stringify(body) };
  return (await http(`/api/admin/${path}`, options)).json as T;
}
