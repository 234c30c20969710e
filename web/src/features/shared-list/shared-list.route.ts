import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { sharedListQuery } from './shared-list.queries.ts';

export { SharedListPage as Component } from './SharedListPage.tsx';

/** Its owner changes the list, or takes the link back, at any moment. */
export const handle: PageHandle = { isLive: true };

/** A link that was taken back, or never was one, is no page. */
export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs): Promise<string> {
  const { api, queries } = context.get(siteKey);
  await queries.query({ ...sharedListQuery(api, token), staleTime: 0 }).catch(asStatus);
  return token;
}
