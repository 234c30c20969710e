import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { statesQuery } from './lists.queries.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { mapChunk } from './StateIndexPage.tsx';

export { StateIndexPage as Component } from './StateIndexPage.tsx';

/** Waits for the state counts. In the browser, the map may load later. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const map = mapChunk.preload();
  if (onServer) await map;
  else map.catch(ignore);
  await queries.query({ ...statesQuery(api), staleTime: 'static' }).catch(asStatus);
  return null;
}

/** A map that fails to load shows its own message. */
const ignore = (): undefined => undefined;
