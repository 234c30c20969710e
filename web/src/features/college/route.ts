import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { sectionsChunk } from './chunks.ts';
import { collegeHeadQuery } from './college.queries.ts';
import { loadFolded } from './late/load-folded.ts';

export { CollegePage as Component } from './CollegePage.tsx';

/** Redirects former slugs and UNITIDs to the current slug. An unknown college is a 404. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<string> {
  const site = context.get(siteKey);
  const asked = params['slug'] ?? '';
  // If it fails to load, the page shows a message.
  const sections = sectionsChunk.preload().catch(shownByThePage);
  const { college } = await site.queries.query({ ...collegeHeadQuery(site.api, site.queries, asked), staleTime: 'static' }).catch(asStatus);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (college.slug !== asked) throw redirect(`/colleges/${college.slug}${new URL(request.url).search}`, 301);
  const folded = loadFolded(site, college).catch(shownByThePage);
  // The browser shows the page before the sections, the scores and the services arrive.
  if (site.onServer) await Promise.all([sections, folded]);
  return asked;
}
