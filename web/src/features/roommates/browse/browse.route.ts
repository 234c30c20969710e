import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { shownByThePage } from '../../../entities/page/page-status.ts';
import { roommateCountsQuery } from '../../../entities/roommates/roommates.queries.ts';

export { BrowsePage as Component } from './BrowsePage.tsx';

/** The filters are for the browser alone: the list needs a session. The counts change at any time. */
export const handle: PageHandle = { isLive: true };

/** The server waits for the counts that visitors see. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const counts = queries.query(roommateCountsQuery(api)).catch(shownByThePage);
  if (onServer) await counts;
  return null;
}

/** The page itself loads the list of changed filters. */
export const shouldRevalidate = (): boolean => false;
