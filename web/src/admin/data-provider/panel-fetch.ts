import type { PanelCall, RequestFor } from '../../api/panel-contracts.ts';
import { PANEL_ROUTES } from '../panel-routes.ts';
import { ifMatch } from './http-client.ts';

interface Request {
  params?: Readonly<Record<string, unknown>>;
  query?: object;
  body?: unknown;
  version?: number;
}

/** The path, with its query, and the options of `fetch` for a call. */
export function fetchOf<K extends PanelCall>(name: K, request: RequestFor<K>, signal?: AbortSignal) {
  const [method = 'GET', pattern = ''] = PANEL_ROUTES[name].split(' ');
  const { params = {}, query = {}, body: given, version } = request as Request;
  const path = pattern.replace(/:(\w+)/g, (_, key: string) => encodeURIComponent(textOf(params[key])));
  const { type, body } = contentOf(method, given);
  const headers: Record<string, string> = { ...ifMatch(version), ...(type !== undefined && { 'Content-Type': type }) };
  return [path + queryText(query), { method, headers, ...(body !== undefined && { body }), ...(signal && { signal }) }] as const;
}

/** Bytes go as they are. A call that writes has a JSON body, which can be empty. */
function contentOf(method: string, body: unknown): { type?: string; body?: string | Uint8Array<ArrayBuffer> } {
  if (method === 'GET' || method === 'DELETE') return {};
  return body instanceof Uint8Array
    ? { type: 'application/octet-stream', body: body as Uint8Array<ArrayBuffer> }
    : { body: JSON.stringify(body ?? {}) };
}

/** A query with its question mark; empty without values. Undefined values are left out. */
export function queryText(query: object): string {
  const known = Object.entries(query).filter(([, value]) => value !== undefined);
  const text = new URLSearchParams(known.map(([key, value]) => [key, textOf(value)])).toString();
  return text === '' ? '' : `?${text}`;
}

/** Text as it is; all other values as JSON, as the contracts of the panel read them. */
const textOf = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));
