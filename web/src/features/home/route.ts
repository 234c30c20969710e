import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { preloadCollegeSearch } from '../../entities/college-search/LazyCollegeCombobox.tsx';
import { pricesChunk } from './chunks.ts';
import { INITIAL_WEIGHTS, spotlightQuery, topQuery } from './home.queries.ts';

export { HomePage as Component } from './HomePage.tsx';

/** A section whose data fails to load shows a link instead. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const requests = [
    queries.query({ ...spotlightQuery(api), staleTime: 'static' }),
    queries.query({ ...topQuery(api, INITIAL_WEIGHTS), staleTime: 'static' }),
  ];
  const settled = Promise.allSettled(requests);
  if (onServer) await settled;
  await Promise.all([preloadCollegeSearch(), pricesChunk.preload()]);
  return null;
}
