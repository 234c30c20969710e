import { renderPage, type Answer } from '../../lib/page.fixture.ts';
import { createElement as h, Suspense } from 'react';
import { Route, Routes } from 'react-router-dom';
import { DEFAULT_WEIGHTS, parseWeights, type Ranking } from '../../api/domain/rankings.ts';
import { aPlace, aRanking } from '../../entities/ranking/ranking.fixture.ts';
import { preloadAll } from './chunks.ts';
// Imported in sequence first: the test runner cannot load these chunks in parallel.
import './results/RankingActions.tsx';
import './results/RankingNotices.tsx';
import './results/RankingOrder.tsx';
import './weights/RankingSidebar.tsx';
import './results/UnrankedList.tsx';
import { RankingsPage } from './RankingsPage.tsx';
import { SharedRankingPage } from './SharedRankingPage.tsx';

export const NAMES = ['Alpha College', 'Beta College', 'Gamma College'];
/** A ranking of three colleges; the first is named after the weights. */
export function answerTo(w = '', more: Partial<Ranking> = {}): Ranking {
  const [first = '', ...others] = NAMES;
  const weights = parseWeights(w) ?? DEFAULT_WEIGHTS;
  const items = [w === '' ? first : `First by ${w}`, ...others].map((name, index) => aPlace(index + 1, name));
  return aRanking(weights, items, { perPage: 25, ...more });
}

interface Answers {
  rank?: Answer;
  other?: Answer;
}

/** Renders the page at an address. `rank` answers ranking calls, `other` all other calls. */
export async function showAt(address: string, { rank = ({ query }) => answerTo(query['w']), other = () => ({}) }: Answers = {}) {
  await preloadAll();
  const pages = h(
    Routes,
    null,
    h(Route, { path: '/rankings', Component: RankingsPage }),
    h(Route, { path: '/rankings/shared/:token', Component: SharedRankingPage }),
  );
  const answers: Answer = (call) => (call.key === 'rankings.rank' ? rank : other)(call);
  return renderPage(h(Suspense, null, pages), { address, answers });
}
