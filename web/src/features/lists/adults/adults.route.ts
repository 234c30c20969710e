import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { asStatus, notFound } from '../../../entities/page/page-status.ts';
import { viewIn } from '../list-url.ts';
import { adultsQuery } from '../lists.queries.ts';
import type { AdultsAddress } from './adults-words.ts';

export { AdultsPage as Component } from './AdultsPage.tsx';
export const handle: PageHandle = { params: ['page', 'group'] };

/** A page beyond the end is a 404. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<AdultsAddress> {
  const { page, group } = viewIn(new URL(request.url).search);
  const { api, queries } = context.get(siteKey);
  const address = { page, group };
  const { items } = await queries.query({ ...adultsQuery(api, address), staleTime: 'static' }).catch(asStatus);
  if (items.length === 0 && page > 1) notFound();
  return address;
}
