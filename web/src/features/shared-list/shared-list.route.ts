import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { sharedListQuery } from './shared-list.queries.ts';

export { SharedListPage as Component } from './SharedListPage.tsx';

/** The owner can change the list or revoke the link at any time. */
export const handle: PageHandle = { isLive: true };

/** A revoked or unknown link is a 404. */
export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs): Promise<string> {
  const { api, queries } = context.get(siteKey);
  await queries.query({ ...sharedListQuery(api, token), staleTime: 0 }).catch(asStatus);
  return token;
}
