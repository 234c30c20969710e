import type {
  AnswerOf,
  FileCall,
  FilterOf,
  NewRecordOf,
  PanelCall,
  RecordOf,
  RequestFor,
  ResourceName,
  RowsCall,
  SortableOf,
} from '../api/panel-contracts.ts';
import { currentToken } from '../api/session-store.ts';
import { download } from './data-provider/download-response.ts';
import { createHttpClient, sendWithSession } from './data-provider/http-client.ts';
import { fetchOf, queryText } from './data-provider/panel-fetch.ts';

const http = createHttpClient(currentToken);

/** Sends a call. Throws `HttpError`. */
export async function callPanel<K extends PanelCall>(name: K, request: RequestFor<K>, signal?: AbortSignal): Promise<AnswerOf<K>> {
  return (await http(...fetchOf(name, request, signal))).json as AnswerOf<K>;
}

/** Reads rows of a list with the number of all, which Content-Range tells. Throws `HttpError`. */
export async function readRows<K extends RowsCall>(name: K, request: RequestFor<K>, signal?: AbortSignal) {
  const answer = await http(...fetchOf(name, request, signal));
  return { rows: answer.json as AnswerOf<K>, total: Number(answer.headers.get('Content-Range')?.split('/')[1] ?? 0) };
}

/** Saves the CSV that a call answers as a file on the user's device. Throws `HttpError`. */
export async function saveCsv<K extends FileCall>(name: K, request: RequestFor<K>, fallbackName: string): Promise<void> {
  const [address, options] = fetchOf(name, request);
  const headers = { ...options.headers, Accept: 'text/csv' };
  await download(await sendWithSession(address, { ...options, headers }, currentToken), fallbackName);
}

interface ListRequest<N extends ResourceName> {
  sort: [SortableOf<N>, 'ASC' | 'DESC'];
  filter?: FilterOf<N>;
  /** How many records, from the first one. */
  most: number;
}

/** Reads the first records of a list. Throws `HttpError`. */
export async function listRecords<N extends ResourceName>(name: N, { sort, filter, most }: ListRequest<N>, signal?: AbortSignal) {
  const query = queryText({ sort, range: [0, most - 1], filter: filter ?? {} });
  return (await http(`/api/admin/${name}${query}`, { ...(signal && { signal }) })).json as RecordOf<N>[];
}

/** Reads one record. Throws `HttpError`. */
export const readRecord = async <N extends ResourceName>(name: N, id: number): Promise<RecordOf<N>> =>
  (await http(`/api/admin/${name}/${id}`)).json as RecordOf<N>;

/** Creates a record. Throws `HttpError`. */
export const createRecord = async <N extends ResourceName>(name: N, values: NewRecordOf<N>): Promise<RecordOf<N>> =>
  (await http(`/api/admin/${name}`, { method: 'POST', body: JSON.stringify(values) })).json as RecordOf<N>;
