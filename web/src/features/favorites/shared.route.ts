import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { sharedListQuery } from './shared.queries.ts';

export { SharedListPage as Component } from './SharedListPage.tsx';

/** Its owner changes the list, or takes the link back, at any moment. */
export const handle: PageHandle = { isLive: true };

/** A link that was taken back, or never was one, is no page. */
export async function loader({ params: { token = '' }, context }: LoaderFunctionArgs): Promise<string> {
  const { api, queries } = context.get(siteKey);
  await queries.query({ ...sharedListQuery(api, token), staleTime: 0 }).catch(asStatus);
  return token;
}

/** What the server cannot read as a link is not found either. */
function asStatus(error: unknown): never {
  if (!(error instanceof ApiError)) throw error;
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown data responses as statuses
  throw data(null, { status: error.status === 400 ? 404 : error.status });
}
