import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../../api/site.ts';
import { matchExampleQuery } from './product-about.queries.ts';

export { ProductAboutPage as Component } from './ProductAboutPage.tsx';

/** The page renders without the example if it cannot be loaded. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const example = queries.query({ ...matchExampleQuery(api), staleTime: 'static' }).catch(() => null);
  if (onServer) await example;
  return null;
}
