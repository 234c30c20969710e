import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import type { StateCode } from '../../api/domain.ts';
import { siteKey, type Site } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { relatedServicesQuery } from '../../entities/service/related-services.ts';
import { collegeDetailQuery, explainedScoresQuery } from './college.queries.ts';
import { detailsChunk, priceChunk } from './chunks.ts';

export { CollegePage as Component } from './CollegePage.tsx';

/** Redirects former slugs and UNITIDs to the current slug. An unknown college is a 404. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<string> {
  const site = context.get(siteKey);
  const asked = params['slug'] ?? '';
  // A chunk that fails to load shows its own message on the page.
  const chunks = Promise.allSettled([detailsChunk.preload(), priceChunk.preload()]);
  const { college } = await site.queries.query({ ...collegeDetailQuery(site.api, asked), staleTime: 'static' }).catch(asStatus);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (college.slug !== asked) throw redirect(`/colleges/${college.slug}${new URL(request.url).search}`, 301);
  const more = Promise.all([prefetchScores(site, college.id), prefetchServices(site, college.state)]);
  // The browser shows the page before the chunks, the scores and the services arrive.
  if (site.onServer) await Promise.all([chunks, more]);
  return asked;
}

/** If this fails, the page shows the scores without their explanation and asks again. */
const prefetchScores = ({ api, queries }: Site, id: number): Promise<unknown> =>
  queries.query({ ...explainedScoresQuery(api, id), staleTime: 'static' }).catch(shownByThePage);

const prefetchServices = ({ api, queries }: Site, state: StateCode): Promise<unknown> =>
  queries.query(relatedServicesQuery(api, state)).catch(shownByThePage);
