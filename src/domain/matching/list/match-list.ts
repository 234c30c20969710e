import { chanceOf } from '../../colleges/admission/chance.ts';
import type { Chance } from '../../colleges/categories.ts';
import type { CollegeRecord } from '../../colleges/college.ts';
import { isWithoutFederalAid } from '../../colleges/federal-aid/aid-note.ts';
import { totalsOf } from '../../colleges/admission/test-scores.ts';
import type { Gate } from '../../order/gate.ts';
import { rankOf } from '../../rankings/rank-table.ts';
import type { Criterion } from '../../shared/criteria.ts';
import { BALANCED_TOTAL } from '../../shared/method.ts';
import type { Answers, Requirement } from '../answers.ts';
import type { Candidate } from '../candidate.ts';
import { explainMatch, type Explanation } from '../reasons/reasons.ts';
import type { RequirementCheck } from '../requirements.ts';
import { compositeOf, type ScorePart } from '../score-parts.ts';
import { balancedPlaces } from './balanced.ts';
import { createMatchScores } from './match-scores.ts';
import { createPriorityEffects, type PriorityEffect } from './priority-effects.ts';

/** One matched college, with its explanation. */
export interface MatchedCollege extends Explanation {
  college: CollegeRecord;
  /** Equal scores share a rank and the next ranks are skipped. Ranks of colleges that miss a requirement follow all others. */
  rank: number;
  /** 0–100, one decimal. */
  score: number;
  /** The known share of the answered questions, 0–1. */
  coverage: number;
  band: Chance;
  isBalanced: boolean;
  /** The relaxed requirements that it does not meet. */
  misses: Requirement[];
  /** The priority with the largest effect on its rank. */
  change: PriorityEffect | null;
}

export interface MatchList {
  /** Colleges that meet every requirement, best first, then those that miss a relaxed one, best first. */
  items: MatchedCollege[];
  /** How many colleges meet every requirement and have a score. */
  meeting: number;
  /** Candidates without a score, because too little is known. */
  unplaced: number;
  /** Those of them where federal student aid cannot be used, in suggested order. That is why no federal source knows them well. */
  withoutAid: CollegeRecord[];
  /** How many candidates share the score of the first. */
  tied: number;
}

interface ListInput {
  meeting: readonly Candidate[];
  others: readonly Candidate[];
  /** The requirements that `others` may miss. */
  relaxed: readonly RequirementCheck[];
  parts: readonly ScorePart[];
  answers: Answers;
  most: number;
  gate: Gate;
}

/** The list of a match. The balanced ten are picked from all colleges of the first part that has one. */
export function matchListOf({ meeting, others, relaxed, parts, answers, most, gate }: ListInput): MatchList {
  const own = totalsOf(answers);
  const bandOf = ({ selectivity }: Candidate): Chance => chanceOf(selectivity, own);

  const partOf = (candidates: readonly Candidate[], placedBefore: (without?: Criterion) => number) => {
    const scores = createMatchScores(candidates, parts, gate);
    const ranks = scores.rank();
    const order = scores.best(ranks, candidates.length);
    const effectOf = createPriorityEffects(scores, ranks, parts, placedBefore);
    const itemOf = (row: number, isBalanced: boolean): MatchedCollege => {
      const candidate = candidates[row] as Candidate;
      return {
        college: candidate.college,
        rank: (rankOf(ranks, row) ?? 0) + placedBefore(),
        score: (ranks.tenths[row] as number) / 10,
        coverage: ranks.coverage[row] as number,
        band: bandOf(candidate),
        isBalanced,
        misses: relaxed.filter(({ isMet }) => !isMet(candidate)).map(({ key }) => key),
        change: effectOf(row),
        ...explainMatch(compositeOf(parts, candidate).parts, candidate, answers),
      };
    };
    return {
      size: order.length,
      placed: (without?: Criterion): number => scores.rank(without).ahead[0] as number,
      unplaced: candidates.length - order.length,
      withoutAid: unplacedOf(candidates, order).filter(isWithoutFederalAid),
      tied: order.filter((row) => ranks.tenths[row] === ranks.tenths[order[0] as number]).length,
      items(count: number, hasBalance: boolean): MatchedCollege[] {
        const bands = hasBalance ? order.map((row) => bandOf(candidates[row] as Candidate)) : [];
        const balanced = new Set(balancedPlaces(count < BALANCED_TOTAL ? bands.slice(0, count) : bands));
        return shownPlaces(order.length, balanced, count).map((place) => itemOf(order[place] as number, balanced.has(place)));
      },
    };
  };

  const first = partOf(meeting, () => 0);
  const second = partOf(others, first.placed);
  const shown = first.items(most, true);
  return {
    items: [...shown, ...second.items(most - shown.length, first.size === 0)],
    meeting: first.size,
    unplaced: first.unplaced + second.unplaced,
    withoutAid: [...first.withoutAid, ...second.withoutAid],
    tied: first.size > 0 ? first.tied : second.tied,
  };
}

function unplacedOf(candidates: readonly Candidate[], order: ArrayLike<number>): CollegeRecord[] {
  const placed = new Set(Array.from(order));
  return candidates.flatMap(({ college }, row) => (placed.has(row) ? [] : [college]));
}

/** The balanced places and the best others, `count` in all, in match order. */
function shownPlaces(length: number, balanced: ReadonlySet<number>, count: number): number[] {
  const others = [...Array(length).keys()].filter((place) => !balanced.has(place));
  return [...balanced, ...others.slice(0, count - balanced.size)].sort((a, b) => a - b);
}
