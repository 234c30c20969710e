import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { asStatus, shownByThePage } from '../../../entities/page/page-status.ts';
import { matchAnswers } from '../../../entities/student-facts/match-answers.ts';
import { preloadAll } from './chunks.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { matchQuery, NO_PRIVATE_ANSWERS } from './results.queries.ts';
import { ANSWER_PARAMS, readAnswers } from '../read-answers.ts';

export { ResultsPage as Component } from './ResultsPage.tsx';

export const handle: PageHandle = { params: ANSWER_PARAMS };

/** The server loads from the address alone. The browser adds private answers and shows skeletons while it waits. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const { search, searchParams } = new URL(request.url);
  const query = readAnswers(searchParams);
  const [state, ...others] = query.st ?? [];
  const services = queries.query(relatedServicesQuery(api, others.length === 0 ? state : undefined)).catch(shownByThePage);
  if (!onServer) {
    queries.query({ ...matchQuery(api, query, matchAnswers(query)), staleTime: 'static' }).catch(shownByThePage);
    preloadAll().catch(shownByThePage);
    return null;
  }
  const { loadMajorNames } = await import('../questions/steps/majors.ts');
  await Promise.all([preloadAll(), services, loadMajorNames(api, queries, search)]);
  await queries.query({ ...matchQuery(api, query, NO_PRIVATE_ANSWERS), staleTime: 'static' }).catch(asStatus);
  return null;
}

/** The page's own query reloads when the answers change. */
export const shouldRevalidate = (): boolean => false;
