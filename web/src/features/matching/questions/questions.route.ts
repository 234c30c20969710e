import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../../api/site.ts';
import { onlyQuery } from './questions.queries.ts';
import { hrefOfForm } from '../read-answers.ts';
import { makeStepsReady } from './step-chunks.ts';

export { QuestionnairePage as Component } from './QuestionnairePage.tsx';

/** Sends on the form of a step that was filled in without scripts; the page itself only asks what some answers would leave. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const href = hrefOfForm(new URL(request.url).search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (href !== undefined) throw redirect(href);
  const { api, queries, onServer } = context.get(siteKey);
  // Without the counts the page offers every answer.
  const counted = queries.query({ ...onlyQuery(api), staleTime: 'static' }).catch(() => null);
  if (onServer) await Promise.all([makeStepsReady(), counted]);
  return null;
}

/** A step has nothing to wait for. */
export const shouldRevalidate = (): boolean => false;
