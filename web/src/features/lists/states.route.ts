import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { statesQuery } from './lists.queries.ts';
import { asStatus } from './load-list.ts';

export { StateIndexPage as Component } from './StateIndexPage.tsx';

/** The numbers of the states come before the page is shown. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries } = context.get(siteKey);
  await queries.query({ ...statesQuery(api), staleTime: 'static' }).catch(asStatus);
  return null;
}
