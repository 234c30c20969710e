import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type Site } from '../../api/site.ts';
import { asStatus, shownByThePage } from '../../entities/page/page-status.ts';
import { collegeDetailQuery, explainedScoresQuery } from './college.queries.ts';
import { lowerPart, ownPricePart } from './chunks.ts';

export { CollegeDetailPage as Component } from './CollegePage.tsx';

/** Former slugs and UNITIDs lead to the one address of the college; unknown ones are not found. */
export async function loader({ params, context, request }: LoaderFunctionArgs): Promise<string> {
  const site = context.get(siteKey);
  const asked = params['slug'] ?? '';
  // Should one still be missing when it is its turn, the page says so itself.
  const parts = Promise.allSettled([lowerPart.makeReady(), ownPricePart.makeReady()]);
  const { college } = await site.queries.query({ ...collegeDetailQuery(site.api, asked), staleTime: 'static' }).catch(asStatus);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (college.slug !== asked) throw redirect(`/colleges/${college.slug}${new URL(request.url).search}`, 301);
  const explained = askForScores(site, college.id);
  // In a browser the page shows at once what it has, and the rest when it comes.
  if (site.onServer) await Promise.all([parts, explained]);
  return asked;
}

/** The page stands without the parts of its scores: what failed here, it asks again by itself. */
const askForScores = ({ api, queries }: Site, id: number): Promise<unknown> =>
  queries.query({ ...explainedScoresQuery(api, id), staleTime: 'static' }).catch(shownByThePage);
