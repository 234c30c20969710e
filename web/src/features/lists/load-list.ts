import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus, notFound } from '../../entities/page/page-status.ts';
import type { ListAddress } from './list-address.ts';
import { listQuery } from './lists.queries.ts';

/** Fetches the page of a list before it is shown. A page beyond the end is not found. */
export async function loadList(context: LoaderFunctionArgs['context'], list: ListAddress): Promise<ListAddress> {
  const { api, queries } = context.get(siteKey);
  const { items } = await queries.query({ ...listQuery(api, list), staleTime: 'static' }).catch(asStatus);
  if (items.length === 0 && list.page > 1) notFound();
  return list;
}
