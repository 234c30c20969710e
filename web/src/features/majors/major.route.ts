import type { LoaderFunctionArgs } from 'react-router-dom';
import type { Api } from '../../api/client.ts';
import { stateOf } from '../../api/domain/colleges.ts';
import { majorOf } from '../../api/domain/majors.ts';
import { siteKey, type PageHandle } from '../../api/site.ts';
import { asStatus, notFound, shownByThePage } from '../../entities/page/page-status.ts';
import { PROGRAM, type MajorVisit } from './major-address.ts';
import { preloadAll } from './major-chunks.ts';
import { majorQuery, occupationsQuery } from './majors.queries.ts';

export { MajorPage as Component } from './MajorPage.tsx';

export const handle: PageHandle = { params: [PROGRAM] };

/** An unknown major or state is a 404. */
export async function loader({ params: { major = '', state: place }, request, context }: LoaderFunctionArgs): Promise<MajorVisit> {
  const { api, queries } = context.get(siteKey);
  const state = place === undefined ? undefined : (stateOf(place) ?? notFound());
  const address = { slug: major.toLowerCase(), state };
  const [{ code }, program] = await Promise.all([
    queries.query({ ...majorQuery(api, address), staleTime: 'static' }).catch(asStatus),
    programIn(request.url, api),
    state === undefined && queries.query({ ...occupationsQuery(api, address.slug), staleTime: 'static' }).catch(shownByThePage),
    preloadAll().catch(shownByThePage),
  ]);
  return { ...address, program: program && majorOf(program.code) === code ? program : undefined };
}

/** The chosen program with its name; undefined without one. */
async function programIn(address: string, api: Api): Promise<MajorVisit['program']> {
  const q = new URL(address).searchParams.get(PROGRAM) ?? '';
  const found = /^\d\d\.\d{4}$/.test(q) ? await api.majors.find({ query: { q } }).catch(shownByThePage) : undefined;
  return found?.majors.find(({ code }) => code === q);
}
