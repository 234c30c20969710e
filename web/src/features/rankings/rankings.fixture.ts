import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { configure, render } from '@testing-library/react';
import { createElement as h } from 'react';
import { MemoryRouter, Route, Routes, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { ApiError, createClient, type Call } from '../../api/client.ts';
import { DEFAULT_WEIGHTS, parseWeights, type Ranking } from '../../api/domain.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';
import { makePartsReady } from './chunks.ts';
// Loaded one after the other before they are asked for at once, which the test runner cannot do.
import './results/RankingActions.tsx';
import './results/RankingNotices.tsx';
import './weights/RankingRail.tsx';
import './results/UnrankedList.tsx';
import { sharedRankingQuery } from './rankings.queries.ts';
import { RankingsPage } from './RankingsPage.tsx';
import { SharedRankingPage } from './SharedRankingPage.tsx';

configure({ asyncUtilTimeout: 5000 });

export const NAMES = ['Alpha College', 'Beta College', 'Gamma College'];
/** The answer to weights in digits: three places, the first named after the weights. */
export function answerTo(w = '', more: Partial<Ranking> = {}): Ranking {
  const [first = '', ...others] = NAMES;
  const weights = parseWeights(w) ?? DEFAULT_WEIGHTS;
  const items = [w === '' ? first : `First by ${w}`, ...others].map((name, index) => aPlace(index + 1, name));
  return aRanking(weights, items, { perPage: 25, ...more });
}

export const refuse = (status: number, message: string): Promise<never> => Promise.reject(new ApiError(status, message));

type Answer = (call: Call) => unknown;

/** The page at an address as a browser shows it; calls are answered by `rank` and, for all others, by `other`. */
export async function showAt(
  address: string,
  { rank = ({ query }: Call) => answerTo(query['w']), other = () => ({}) }: Record<string, Answer> = {},
) {
  const calls: Call[] = [];
  const api = createClient((call) => {
    calls.push(call);
    return Promise.resolve((call.key === 'rankings.rank' ? rank : other)(call));
  });
  const queries = createQueries();
  await makePartsReady();
  if (address.startsWith(SHARED)) await queries.query(sharedRankingQuery(api, address.slice(SHARED.length).split('?')[0] ?? ''));
  let location = { pathname: '', search: '' };
  let navigate: NavigateFunction = () => undefined;
  function Whereabouts() {
    location = useLocation();
    navigate = useNavigate();
    return null;
  }
  const pages = h(
    Routes,
    null,
    h(Route, { path: '/rankings', Component: RankingsPage }),
    h(Route, { path: `${SHARED}:token`, Component: SharedRankingPage }),
  );
  const site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  const inside = h(MemoryRouter, { initialEntries: [address] }, pages, h(Whereabouts));
  render(h(SiteContext, { value: site }, h(QueryClientProvider, { client: queries }, inside)));
  return { calls, at: () => location.pathname + location.search, back: () => navigate(-1) };
}

const SHARED = '/rankings/shared/';
