import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { FIRST_WEIGHTS } from './first-weights.ts';
import { spotlightQuery, topQuery } from './home.queries.ts';

export { HomePage as Component } from './HomePage.tsx';

/** The page is worth showing without its data: where a question fails, its section shows another way on. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const asked = [
    queries.query({ ...spotlightQuery(api), staleTime: 'static' }),
    queries.query({ ...topQuery(api, FIRST_WEIGHTS), staleTime: 'static' }),
  ];
  const settled = Promise.allSettled(asked);
  if (onServer) await settled;
  return null;
}
