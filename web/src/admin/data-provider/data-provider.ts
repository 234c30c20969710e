import simpleRest from 'ra-data-simple-rest';
import type { DataProvider, DeleteParams, Identifier, UpdateParams } from 'ra-core';
import { currentToken } from '../../api/session-store.ts';
import { changedFields } from './changed-fields.ts';
import { createHttpClient, ifMatch } from './http-client.ts';
import { createPanelCalls, reasonOf, type PanelCalls, type PanelRecord } from './panel-calls.ts';
import { changeableFields } from './resource-form.ts';

export type PanelDataProvider = DataProvider & PanelCalls;

interface Options {
  /** Of the server. Default: that of the page. */
  origin?: string;
  /** The bearer token of the session. */
  tokenOf?: () => string | undefined;
}

/**
 * React-admin's data provider over the site's API. An update is a PATCH of the changed fields for the version that the user saw.
 * `meta.reason` is the reason of a change. All calls throw `HttpError`.
 */
export function createDataProvider({ origin = '', tokenOf = currentToken }: Options = {}): PanelDataProvider {
  const http = createHttpClient(tokenOf);
  const calls = createPanelCalls(origin, http, tokenOf);
  const apiUrl = `${origin}/api/admin`;
  const addressOf = (resource: string, id: Identifier) => `${apiUrl}/${resource}/${encodeURIComponent(id)}`;

  const update = async (resource: string, { id, data, previousData, meta }: UpdateParams<PanelRecord>) => {
    const changes = changedFields(previousData, data, await changeableFields(resource));
    if (Object.keys(changes).length === 0) return previousData;
    const body = JSON.stringify({ changes, ...reasonOf(reasonIn(meta)) });
    const headers = ifMatch(previousData.version);
    return (await http(addressOf(resource, id), { method: 'PATCH', headers, body })).json as PanelRecord;
  };

  const remove = async (resource: string, { id, previousData, meta }: DeleteParams<PanelRecord>) => {
    const query = new URLSearchParams(Object.entries(reasonOf(reasonIn(meta)))).toString();
    const headers = ifMatch(previousData?.version);
    const address = addressOf(resource, id) + (query === '' ? '' : `?${query}`);
    // The call reaches the server even if the user closes the tab.
    return (await http(address, { method: 'DELETE', headers, keepalive: true })).json as PanelRecord;
  };

  const all = async (resource: string, action: 'change' | 'remove', ids: Identifier[], meta: unknown, changes?: object) => {
    await calls.bulk(resource, { ids, action, ...(changes && { changes }), ...reasonOf(reasonIn(meta)), expected: ids.length });
    return { data: ids };
  };

  // The methods of a data provider are generic in the record, and no JSON has that type.
  const writing = {
    update: async (resource: string, params: UpdateParams<PanelRecord>) => ({ data: await update(resource, params) }),
    delete: async (resource: string, params: DeleteParams<PanelRecord>) => ({ data: await remove(resource, params) }),
    updateMany: (resource: string, { ids, data, meta }: { ids: Identifier[]; data: object; meta?: unknown }) =>
      all(resource, 'change', ids, meta, data),
    deleteMany: (resource: string, { ids, meta }: { ids: Identifier[]; meta?: unknown }) => all(resource, 'remove', ids, meta),
  } as unknown as Pick<DataProvider, 'update' | 'delete' | 'updateMany' | 'deleteMany'>;

  return { ...simpleRest(apiUrl, http), ...writing, ...calls };
}

const reasonIn = (meta: unknown): unknown => (meta as { reason?: unknown } | undefined)?.reason;
