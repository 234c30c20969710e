import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../../api/site.ts';
import { exampleQuery } from './rankings-explained.queries.ts';

export { RankingsExplainedPage as Component } from './RankingsExplainedPage.tsx';

/** The page renders without the example if it cannot be loaded. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const example = queries.query({ ...exampleQuery(api), staleTime: 'static' }).catch(() => null);
  if (onServer) await example;
  return null;
}
