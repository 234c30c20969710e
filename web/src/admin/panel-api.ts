import { currentToken } from '../api/session-store.ts';
import { download } from './data-provider/download-response.ts';
import { createHttpClient, sendWithSession } from './data-provider/http-client.ts';
import { ifMatch } from './data-provider/panel-calls.ts';

const http = createHttpClient(currentToken);

/** Reads `/api/admin/<path>` with its query. Throws `HttpError`. */
export async function readPanel<T>(path: string, query: Record<string, string> = {}, signal?: AbortSignal): Promise<T> {
  const search = new URLSearchParams(query).toString();
  const answer = await http(`/api/admin/${path}${search === '' ? '' : `?${search}`}`, { ...(signal && { signal }) });
  return answer.json as T;
}

/** Some rows of a list, and the number of all. */
export interface Rows<T> {
  rows: T[];
  total: number;
}

/** Some rows of a list with the number of all, which Content-Range tells. `first` counts from 0. Throws `HttpError`. */
export async function readRows<T>(path: string, first: number, most: number, signal?: AbortSignal): Promise<Rows<T>> {
  const range = encodeURIComponent(JSON.stringify([first, first + most - 1]));
  const answer = await http(`/api/admin/${path}?range=${range}`, { ...(signal && { signal }) });
  return { rows: answer.json as T[], total: Number(answer.headers.get('Content-Range')?.split('/')[1] ?? 0) };
}

/** Saves the CSV of `/api/admin/<path>` as a file on the user's device. Throws `HttpError`. */
export async function downloadPanel(path: string, fallbackName: string): Promise<void> {
  const response = await sendWithSession(`/api/admin/${path}`, { headers: { Accept: 'text/csv' } }, currentToken);
  await download(response, fallbackName);
}

/** Saves the CSV that a POST to `/api/admin/<path>` answers as a file on the user's device. Throws `HttpError`. */
export async function downloadPosted(path: string, body: object, fallbackName: string): Promise<void> {
  const options = { method: 'POST', headers: { Accept: 'text/csv' }, body: JSON.stringify(body) };
  const response = await sendWithSession(`/api/admin/${path}`, options, currentToken);
  await download(response, fallbackName);
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

/** Sends bytes to `/api/admin/<path>` and returns the answer. Throws `HttpError`. */
export async function putBytes<T>(path: string, bytes: ArrayBuffer, signal: AbortSignal): Promise<T> {
  const options = { method: 'PUT', headers: { 'Content-Type': 'application/octet-stream' }, body: bytes, signal };
  return (await http(`/api/admin/${path}`, options)).json as T;
}
