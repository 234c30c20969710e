import { round1 } from '../scores/scales.ts';
import type { UsedPart } from '../scores/composite.ts';
import type { CriterionScores } from '../scores/criterion-scores.ts';
import type { RankGroup } from '../order/rank-group.ts';
import { recordOf } from '../shared/collections.ts';
import { CRITERIA, type Criterion, type Weights } from '../shared/criteria.ts';
import type { Band } from './bands.ts';
import type { RankingFilters } from './filters.ts';
import type { OrderCache } from './order-cache.ts';
import { rankedCollegeAt, type Importance, type RankedCollege } from './ranked-order.ts';
import { createScorer } from './weights.ts';

/** A ranked college with the contribution of each criterion that has a weight. */
export interface ExplainedCollege extends RankedCollege {
  parts: readonly UsedPart<Criterion>[];
}

/** The lead of a college over the next one: shown points, and the criteria with the largest lead first. */
export interface Lead {
  /** The name of the next college. */
  over: string;
  /** One decimal. 0 for a tie, which has no criteria. */
  points: number;
  criteria: { key: Criterion; points: number }[];
}

/** A college in a personal ranking, with its explanation. */
export interface PlacedCollege extends ExplainedCollege {
  /** Null without a rank. */
  band: Band | null;
  /** Null for the last ranked college and for colleges without a rank. */
  lead: Lead | null;
}

const NOTHING_KNOWN: CriterionScores = recordOf(CRITERIA, () => null);

/** An order of one group by the weights of a user, with explanations. */
export function createPersonalRanking(orders: OrderCache, weights: Weights, filters: RankingFilters & { group: RankGroup }) {
  const order = orders.by(weights, filters);
  const { matrix } = orders;
  const score = createScorer(weights);
  const rowAt = (place: number): number => order.rows[place] as number;
  const scoresAt = (place: number): CriterionScores => matrix.at(rowAt(place)).scores;
  const explainedAt = (place: number): ExplainedCollege => ({
    ...rankedCollegeAt(matrix, order, place),
    parts: score(scoresAt(place)).parts,
  });
  let bandOf: ReturnType<OrderCache['bands']> | undefined;
  const bandAt = (place: number): Band | null => (bandOf ??= orders.bands(weights, filters))(rowAt(place));

  return {
    order,
    weights,
    filters,
    /** The score of the reference college: every criterion at its mean. */
    baseline: score(NOTHING_KNOWN).baseline,
    importance: (): Importance => orders.importance(weights, filters),
    /** The college at a place of the order. Places start at 0. */
    placedAt(place: number): PlacedCollege {
      const explained = explainedAt(place);
      const next = place + 1 < order.ranked ? explainedAt(place + 1) : undefined;
      return { ...explained, band: bandAt(place), lead: next ? leadOf(explained, next) : null };
    },
    explainedAt,
    bandAt,
    scoresAt,
    /** The places of colleges by UNITID or id, in the given order and without duplicates. Colleges outside the order are skipped. */
    placesOf(ids: readonly number[]): number[] {
      const places = matrix.rowsOf(ids).map((row) => order.rows.indexOf(row));
      return places.filter((place) => place >= 0);
    },
  };
}

export type PersonalRanking = ReturnType<typeof createPersonalRanking>;

const MAX_LEAD_CRITERIA = 2;

/** Both colleges must be ranked by the same weights. Criteria under a tenth of a point are left out. */
export function leadOf(upper: ExplainedCollege, lower: ExplainedCollege): Lead {
  const points = round1((upper.score ?? 0) - (lower.score ?? 0));
  return { over: lower.college.name, points, criteria: points === 0 ? [] : leadingCriteria(upper.parts, lower.parts) };
}

function leadingCriteria(parts: ExplainedCollege['parts'], others: ExplainedCollege['parts']): Lead['criteria'] {
  return parts
    .map(({ key, contribution }, index) => ({ key, points: round1(contribution - (others[index]?.contribution ?? 0)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MAX_LEAD_CRITERIA);
}
