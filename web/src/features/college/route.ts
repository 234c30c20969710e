import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { StateCode } from '../../api/domain/colleges.ts';
import { siteKey, type Site } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { relatedServicesQuery } from '../../entities/service/related-services.ts';
import { collegeDetailQuery, explainedScoresQuery } from './college.queries.ts';
import { sectionsChunk } from './chunks.ts';

export { CollegePage as Component } from './CollegePage.tsx';

/** Redirects former slugs and UNITIDs to the current slug. An unknown college is a 404. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<string> {
  const site = context.get(siteKey);
  const asked = params['slug'] ?? '';
  // If it fails to load, the page shows a message.
  const sections = sectionsChunk.preload().catch(shownByThePage);
  const { college } = await site.queries.query({ ...collegeDetailQuery(site.api, asked), staleTime: 'static' }).catch(asStatus);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (college.slug !== asked) throw redirect(`/colleges/${college.slug}${new URL(request.url).search}`, 301);
  const more = Promise.all([prefetchScores(site, college.id), prefetchServices(site, college.state)]);
  // The browser shows the page before the sections, the scores and the services arrive.
  if (site.onServer) await Promise.all([sections, more]);
  return asked;
}

/** If this fails, the page shows the scores without their explanation and asks again. */
const prefetchScores = ({ api, queries }: Site, id: number): Promise<unknown> =>
  queries.query({ ...explainedScoresQuery(api, id), staleTime: 'static' }).catch(shownByThePage);

const prefetchServices = ({ api, queries }: Site, state: StateCode): Promise<unknown> =>
  queries.query(relatedServicesQuery(api, state)).catch(shownByThePage);
