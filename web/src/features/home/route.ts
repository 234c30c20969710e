import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { spotlightQuery } from './home.queries.ts';

export { HomePage as Component } from './HomePage.tsx';

/** The page is worth showing without its spotlight: a failure here shows the way to all colleges instead. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const spotlight = queries.query({ ...spotlightQuery(api), staleTime: 'static' }).catch(() => null);
  if (onServer) await spotlight;
  return null;
}
