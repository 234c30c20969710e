import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { statesQuery } from './lists.queries.ts';
import { asStatus } from '../../entities/page/page-status.ts';
import { mapPart } from './map-part.ts';

export { StateIndexPage as Component } from './StateIndexPage.tsx';

/** The numbers of the states come before the page is shown; in a browser, its map may come later. */
export async function loader({ context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const map = mapPart.makeReady();
  if (onServer) await map;
  else map.catch(shownWithoutMap);
  await queries.query({ ...statesQuery(api), staleTime: 'static' }).catch(asStatus);
  return null;
}

/** The page itself says what failed, should it still be missing when it is its turn. */
const shownWithoutMap = (): undefined => undefined;
