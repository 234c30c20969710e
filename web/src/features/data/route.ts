import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { dictionaryQuery, loadedQuery } from './data.queries.ts';

export { DataPage as Component } from './DataPage.tsx';

/** Waits for the data, on the server and in the browser. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  const requests = [
    queries.query({ ...loadedQuery(api), staleTime: 'static' }),
    queries.query({ ...dictionaryQuery(api), staleTime: 'static' }),
  ];
  await Promise.all(requests).catch(asStatus);
  return null;
}
