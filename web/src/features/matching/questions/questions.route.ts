import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey, type PageHandle } from '../../../api/site.ts';
import { serializeMatch } from '../../../api/domain/matching.ts';
import { lastAnswers } from '../../../entities/match/last-answers.ts';
import { stepHref } from '../../../entities/match/match-addresses.ts';
import { onlyQuery } from './questions.queries.ts';
import { ANSWER_PARAMS, hrefOfForm, NEXT_STEP, TYPED_MAJOR } from '../read-answers.ts';
import { preloadStepChunks } from './step-chunks.ts';

export { QuestionnairePage as Component } from './QuestionnairePage.tsx';

export const handle: PageHandle = { params: [...ANSWER_PARAMS, 'step', NEXT_STEP, TYPED_MAJOR] };

/**
 * Redirects a step form that was submitted without scripts, and in the browser the plain address to the answers that were given last.
 * Otherwise loads the counts for the "only" answers.
 */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const { api, queries, onServer } = context.get(siteKey);
  const { search: sent } = new URL(request.url);
  const majors = onServer ? await import('./steps/majors.ts') : undefined;
  const search = (await majors?.withTypedMajor(api, sent)) ?? sent;
  const href = hrefOfForm(search) ?? (onServer || search !== '' ? undefined : hrefOfLastAnswers());
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (href !== undefined) throw redirect(href);
  // Without the counts the page offers every answer.
  const counted = queries.query({ ...onlyQuery(api), staleTime: 'static' }).catch(() => null);
  if (onServer) await Promise.all([preloadStepChunks(), counted, majors?.loadMajorNames(api, queries, search)]);
  return null;
}

function hrefOfLastAnswers(): string | undefined {
  const last = lastAnswers();
  return serializeMatch(last) === '' ? undefined : stepHref(last, 1);
}

export { preloadStepChunks as preload } from './step-chunks.ts';

/** Steps load no data of their own. */
export const shouldRevalidate = (): boolean => false;
