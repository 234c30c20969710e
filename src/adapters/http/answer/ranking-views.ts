import type { WireOf } from '../../../contracts/endpoint.ts';
import type { matchingContract } from '../../../contracts/matching.contract.ts';
import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import { drawnStateOf } from '../../../domain/colleges/place/place-picture.ts';
import type { DatedMatch } from '../../../domain/matching/matching.use-cases.ts';
import { ADULT_FIGURES } from '../../../domain/rankings/adults/adult-lists.ts';
import type { AdultListPage, ListPage, RankingPage } from '../../../domain/rankings/rankings.use-cases.ts';
import { formatWeights, type Weights } from '../../../domain/shared/criteria.ts';
import { recordOf } from '../../../domain/shared/collections.ts';
import { METHOD_VERSION } from '../../../domain/shared/method.ts';
import type { Json } from './json.ts';
import { shownFigure, withCard, withItems } from './views.ts';

type Wire<K extends keyof typeof rankingsContract> = WireOf<(typeof rankingsContract)[K]>;

const formulaOf = (weights: Weights): Wire<'list'>['formula'] => ({ version: METHOD_VERSION, weights, w: formatWeights(weights) });

/** A page of a ready-made list. */
export function listPageJson({ weights, items, ...rest }: ListPage): Json<Wire<'list'>> {
  const ranked = items.map(({ college, ...rank }) => withCard(college, rank));
  const outline = rest.state && drawnStateOf(rest.state);
  return withItems(ranked, { formula: formulaOf(weights), ...rest, ...(outline && { outline }) });
}

/** A page of the list for adults. */
export function adultListJson({ items, ...rest }: AdultListPage): Json<Wire<'forAdults'>> {
  const shown = items.map(({ rank, college }) =>
    withCard(college, { rank, figures: recordOf(ADULT_FIGURES, (key) => shownFigure(college, key)) }),
  );
  return withItems(shown, rest);
}

/** A page of a ranking by personal weights, with the parts of each score. */
export function rankingJson({ weights, items, ...rest }: RankingPage): Json<Wire<'rank'>> {
  const placed = items.map(({ college, parts, ...rank }) => withCard(college, { ...rank, parts: [...parts] }));
  return withItems(placed, { formula: formulaOf(weights), ...rest });
}

/** A note names a few colleges, not all. */
const MOST_NAMED = 5;

export const matchJson = ({ items, withoutAid, ...rest }: DatedMatch): Json<WireOf<(typeof matchingContract)['match']>> =>
  withItems(
    items.map(({ college, ...match }) => withCard(college, match)),
    {
      ...rest,
      withoutAid: { count: withoutAid.length, colleges: withoutAid.slice(0, MOST_NAMED).map(({ slug, name }) => ({ slug, name })) },
    },
  );
