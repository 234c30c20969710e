import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { siteKey } from '../../api/site.ts';
import type { ListAddress } from './list-address.ts';
import { listQuery } from './lists.queries.ts';

/** Fetches the page of a list before it is shown. A page beyond the end is not found. */
export async function loadList(context: LoaderFunctionArgs['context'], list: ListAddress): Promise<ListAddress> {
  const { api, queries } = context.get(siteKey);
  const { items } = await queries.query({ ...listQuery(api, list), staleTime: 'static' }).catch(asStatus);
  if (items.length === 0 && list.page > 1) notFound();
  return list;
}

/** A failed call becomes the status of the page. */
export function asStatus(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}

export function notFound(): never {
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  throw data(null, { status: 404 });
}
