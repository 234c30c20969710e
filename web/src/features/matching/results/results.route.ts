import type { LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../../api/site.ts';
import { asStatus, shownByThePage } from '../../../entities/page/page-status.ts';
import { privateAnswers } from '../../../entities/match/private-answers.ts';
import { makePartsReady } from './chunks.ts';
import { matchQuery, NO_PRIVATE_ANSWERS } from './results.queries.ts';
import { readAnswers } from '../read-answers.ts';

export { ResultsPage as Component } from './ResultsPage.tsx';

/** The server answers by the address alone; the browser asks with what its tab knows, and shows the shape of the answer meanwhile. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const query = readAnswers(new URL(request.url).searchParams);
  if (!onServer) {
    queries.query({ ...matchQuery(api, query, privateAnswers()), staleTime: 'static' }).catch(shownByThePage);
    makePartsReady().catch(shownByThePage);
    return null;
  }
  await makePartsReady();
  await queries.query({ ...matchQuery(api, query, NO_PRIVATE_ANSWERS), staleTime: 'static' }).catch(asStatus);
  return null;
}

/** Changed answers are a new question, which the page asks by itself. */
export const shouldRevalidate = (): boolean => false;
