import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { shownByThePage } from '../../../entities/page/page-status.ts';
import { roommateCountsQuery } from '../../../entities/roommates/roommates.queries.ts';

export { HubPage as Component } from './HubPage.tsx';

/** The counts change at any time. */
export const handle: PageHandle = { isLive: true };

export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const counts = queries.query(roommateCountsQuery(api)).catch(shownByThePage);
  if (onServer) await counts;
  return null;
}
