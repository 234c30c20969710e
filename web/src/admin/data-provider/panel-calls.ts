import type { Identifier, RaRecord, SortPayload } from 'ra-core';
import type { FilterOf, RecordOf } from '../../api/panel-contracts.ts';
import { download } from './download-response.ts';
import { ifMatch, sendWithSession, type HttpClient } from './http-client.ts';
import { fetchOf } from './panel-fetch.ts';

/** A record of the panel. `version` grows with each change. */
export interface PanelRecord extends RaRecord {
  version: number;
  deletedAt?: string | null;
}

/** An entry of the audit log. `before` and `after` hold the changed fields only. */
export type AuditEntry = RecordOf<'audit-log'>;

export type BulkAction = 'change' | 'remove' | 'restore';
export interface BulkCall {
  /** The rows: their ids, or the filter of the list. */
  ids?: readonly Identifier[];
  filter?: object;
  action: BulkAction;
  changes?: object;
  reason?: string;
  /** Only counts the rows. */
  dryRun?: boolean;
  /** The count that the user has seen. Required without `dryRun`; another count changes nothing (409). */
  expected?: number;
}

/** The calls of the panel that react-admin does not have. They throw `HttpError`. */
export interface PanelCalls {
  bulk(resource: string, call: BulkCall): Promise<{ count: number }>;
  restore(resource: string, record: PanelRecord, reason?: string): Promise<PanelRecord>;
  /** Writes the values before an entry of the audit log again, as a new change. `version` is the present one of the record. */
  revert(entryId: number, version: number, reason: string): Promise<PanelRecord>;
  /** The latest entries about a record, newest first. */
  timeline(resource: string, id: Identifier): Promise<AuditEntry[]>;
  /** Saves all rows of a filter as a CSV file on the user's device. */
  exportCsv(resource: string, filter: object, sort: SortPayload): Promise<void>;
}

/** Entries that a timeline has at most. */
export const TIMELINE_LENGTH = 50;

/** @param origin of the server, without a slash at its end; empty for that of the page */
export function createPanelCalls(origin: string, http: HttpClient, tokenOf: () => string | undefined): PanelCalls {
  const apiUrl = `${origin}/api/admin`;
  const post = async (path: string, body: object, headers?: Record<string, string>) =>
    (await http(`${apiUrl}/${path}`, { method: 'POST', body: JSON.stringify(body), ...(headers && { headers }) })).json as unknown;
  const idOf = (id: Identifier) => encodeURIComponent(id);
  return {
    bulk: async (resource, call) => (await post(`${resource}/bulk`, call)) as { count: number },
    restore: async (resource, { id, version }, reason) =>
      (await post(`${resource}/${idOf(id)}/restore`, reasonOf(reason), ifMatch(version))) as PanelRecord,
    revert: async (id, version, reason) => {
      const [path, options] = fetchOf('revert', { params: { id }, body: { reason }, version });
      return (await http(origin + path, options)).json as PanelRecord;
    },
    timeline: async (resource, id) => {
      const filter: FilterOf<'audit-log'> = { resource, recordId: String(id) };
      const query = listQuery(filter, { field: 'id', order: 'DESC' });
      query.set('range', JSON.stringify([0, TIMELINE_LENGTH - 1]));
      return (await http(`${apiUrl}/audit-log?${query.toString()}`)).json as AuditEntry[];
    },
    exportCsv: async (resource, filter, sort) => {
      const address = `${apiUrl}/${resource}.csv?${listQuery(filter, sort).toString()}`;
      const response = await sendWithSession(address, { headers: { Accept: 'text/csv' } }, tokenOf);
      await download(response, `${resource}.csv`);
    },
  };
}

/** An empty reason is no reason. */
export const reasonOf = (reason: unknown): { reason?: string } =>
  typeof reason === 'string' && reason.trim() !== '' ? { reason: reason.trim() } : {};

const listQuery = (filter: object, { field, order }: SortPayload) =>
  new URLSearchParams({ filter: JSON.stringify(filter), sort: JSON.stringify([field, order]) });
