import { queryOptions } from '@tanstack/react-query';
import type { Api } from '../../api/client.ts';
import { currentToken } from '../../api/session-store.ts';
import type { Site } from '../../api/site.ts';
import { hasReadAccount, saveAccountFacts, studentFacts } from './student-facts.ts';

/** The facts that the account keeps; null if it keeps none. */
export const accountFactsQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/user/facts'], queryFn: ({ signal }) => api.profile.facts({}, signal) });

/**
 * Once in a session of a tab: adds the facts of the account. What the tab knows already stays, because it is newer. If that fails, the
 * next page tries again.
 */
export async function readAccountFacts({ api, queries }: Site): Promise<void> {
  const token = currentToken();
  if (token === undefined || hasReadAccount()) return;
  const facts = await queries.query(accountFactsQuery(api)).catch(() => undefined);
  if (facts === undefined || currentToken() !== token || hasReadAccount()) return;
  saveAccountFacts({ ...facts, ...studentFacts() });
}
