import { data, type LoaderFunctionArgs } from 'react-router-dom';
import { ApiError } from '../../api/client.ts';
import type { RankingQuery } from '../../api/contracts.ts';
import { siteKey } from '../../api/site.ts';
import { actionsPart, makePartsReady, railPart } from './parts.ts';
import { rankingQuery } from './rankings.queries.ts';

/** The server waits for the answer; in the browser the page shows its shape at once and the answer when it comes. */
export async function loadRanking(context: LoaderFunctionArgs['context'], query: RankingQuery): Promise<void> {
  const { api, queries, onServer } = context.get(siteKey);
  const ranking = queries.query({ ...rankingQuery(api, query), staleTime: 'static' });
  if (!onServer) {
    ranking.catch(shownByThePage);
    for (const part of [railPart, actionsPart]) part.makeReady().catch(shownByThePage);
    return;
  }
  await Promise.all([makePartsReady(), ranking.catch(asStatus)]);
}

/** A failed call becomes the status of the page. */
export function asStatus(error: unknown): never {
  throw error instanceof ApiError ? data(null, { status: error.status }) : error;
}

/** The page asks the same question, and shows what went wrong with a way to try again. */
const shownByThePage = (): undefined => undefined;
