import { redirect, type LoaderFunctionArgs } from 'react-router-dom';
import { siteKey } from '../../api/site.ts';
import { hrefOfForm } from './read-answers.ts';
import { makeStepsReady } from './step-parts.ts';

export { QuestionnairePage as Component } from './QuestionnairePage.tsx';

/** Sends on the form of a step that was filled in without scripts; the page itself has no data. */
export async function loader({ request, context }: LoaderFunctionArgs): Promise<null> {
  const href = hrefOfForm(new URL(request.url).search);
  // eslint-disable-next-line @typescript-eslint/only-throw-error -- the router takes thrown responses as redirects
  if (href !== undefined) throw redirect(href);
  if (context.get(siteKey).onServer) await makeStepsReady();
  return null;
}

/** A step has nothing to wait for. */
export const shouldRevalidate = (): boolean => false;
