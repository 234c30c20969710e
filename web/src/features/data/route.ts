import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { dictionaryQuery, loadedQuery } from './data.queries.ts';

export { DataPage as Component } from './DataPage.tsx';

/** The page is its numbers: it waits for them. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  const asked = [
    queries.query({ ...loadedQuery(api), staleTime: 'static' }),
    queries.query({ ...dictionaryQuery(api), staleTime: 'static' }),
  ];
  await Promise.all(asked).catch(asStatus);
  return null;
}
