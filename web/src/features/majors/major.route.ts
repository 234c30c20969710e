import type { LoaderFunctionArgs } from 'react-router-dom';
import { stateOf } from '../../api/domain/colleges.ts';
import { siteKey } from '../../api/site.ts';
import { asStatus, notFound, shownByThePage } from '../../entities/page/page-status.ts';
import type { MajorAddress } from './major-address.ts';
import { preloadAll } from './major-chunks.ts';
import { majorQuery, occupationsQuery } from './majors.queries.ts';

export { MajorPage as Component } from './MajorPage.tsx';

/** An unknown major or state is a 404. */
export async function loader({ params: { major = '', state: place }, context }: LoaderFunctionArgs): Promise<MajorAddress> {
  const { api, queries } = context.get(siteKey);
  const state = place === undefined ? undefined : (stateOf(place) ?? notFound());
  const address = { slug: major.toLowerCase(), state };
  await Promise.all([
    queries.query({ ...majorQuery(api, address), staleTime: 'static' }).catch(asStatus),
    state === undefined && queries.query({ ...occupationsQuery(api, address.slug), staleTime: 'static' }).catch(shownByThePage),
    preloadAll().catch(shownByThePage),
  ]);
  return address;
}
