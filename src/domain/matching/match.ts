import { chanceOf } from '../colleges/chance.ts';
import type { CollegeRecord } from '../colleges/college.ts';
import type { Chance } from '../colleges/categories.ts';
import { gateOf, type Gate } from '../order/gate.ts';
import { RANK_GROUPS, type RankGroup } from '../order/rank-group.ts';
import type { GroupCounts } from '../rankings/groups.ts';
import { defaultGroupOf } from '../rankings/list-kinds.ts';
import { rankOf } from '../rankings/rank-table.ts';
import { recordOf } from '../shared/collections.ts';
import { DEFAULT_WEIGHTS, MAX_RESULTS, MIN_RESULTS } from '../shared/method.ts';
import type { Answers, Requirement } from './answers.ts';
import { answeredParts, compositeOf, criterionParts, hasFit, studentSatOf, type ScorePart } from './score-parts.ts';
import { balancedPlaces } from './balanced.ts';
import type { Candidate } from './candidate.ts';
import { createPriorityEffects, type PriorityEffect } from './priority-effects.ts';
import { excludedBy, applyRequirements, candidatesMeeting, requirementsOf, type Excluded } from './requirements.ts';
import { createMatchScores } from './match-scores.ts';
import { explainMatch, type Explanation } from './reasons/reasons.ts';
import { relaxationsOf, type MatchRelaxation } from './relaxations.ts';

/** One matched college, with its explanation. */
export interface MatchedCollege extends Explanation {
  college: CollegeRecord;
  /** Equal scores share a rank and the next ranks are skipped. */
  rank: number;
  /** 0–100, one decimal. */
  score: number;
  /** The known share of the answered questions, 0–1. */
  coverage: number;
  band: Chance;
  isBalanced: boolean;
  /** The priority with the largest effect on its rank. */
  change: PriorityEffect | null;
}

export interface Match {
  /** Best first. */
  items: MatchedCollege[];
  /** How many colleges meet the requirements that apply. */
  candidates: number;
  /** The group that was matched, and how many colleges of every group meet the requirements. */
  group: RankGroup;
  groups: GroupCounts;
  /** Whether small and little-known colleges are matched too. */
  all: boolean;
  /** Candidates without a score, because too little is known. */
  unplaced: number;
  /** How many candidates share the best score. */
  tied: number;
  excluded: Excluded;
  relaxed: Requirement[];
  /** Only for an empty result. */
  relaxations: MatchRelaxation[];
  /** True if nothing was answered: the colleges are in default order. */
  isDefault: boolean;
  /** Whether the scores may be called a fit: the place or the budget is known, and one more answer. */
  hasFit: boolean;
}

/** Which colleges to match. */
export interface MatchOptions {
  /** Absent: two-year colleges if only community colleges are wanted, else four-year ones. */
  group?: RankGroup | undefined;
  /** Also match small and little-known colleges. */
  all?: boolean | undefined;
  /** Requirements are relaxed until this many candidates remain. */
  minimum?: number;
  most?: number;
}

/** The colleges that fit the answers best, with explanations. `all` must be sorted as by `candidatesOf`. */
export function matchColleges(
  all: readonly Candidate[],
  answers: Answers,
  { group: asked, all: isOpen, minimum = MIN_RESULTS, most = MAX_RESULTS }: MatchOptions = {},
): Match {
  const gate = gateOf(isOpen);
  const requirements = requirementsOf(answers);
  const comparable = all.filter(({ college }) => gate.isLargeEnough(college));
  const groups = countByGroup(candidatesMeeting(comparable, requirements));
  const group = asked ?? usualGroup(answers, groups);
  const pool = comparable.filter((candidate) => candidate.group === group);
  const { candidates, relaxed, requirements: applied } = applyRequirements(pool, requirements, minimum);
  const answered = answeredParts(answers);
  const parts = answered.length > 0 ? answered : criterionParts(DEFAULT_WEIGHTS);
  return {
    ...rankedMatches(candidates, parts, answers, most, gate),
    group,
    groups,
    all: isOpen === true,
    candidates: candidates.length,
    excluded: excludedBy(pool, requirements),
    relaxed,
    relaxations: candidates.length > 0 ? [] : relaxationsOf(pool, applied, answers),
    isDefault: answered.length === 0 && requirements.length === 0,
    hasFit: hasFit(answers),
  };
}

const countByGroup = (candidates: readonly Candidate[]): GroupCounts =>
  recordOf(RANK_GROUPS, (group) => candidates.filter((candidate) => candidate.group === group).length);

/** The usual group of the wanted kinds; if no college in it meets the requirements, the first group that has one. */
function usualGroup({ types = [] }: Answers, groups: GroupCounts): RankGroup {
  const usual = defaultGroupOf(types);
  return [usual, ...RANK_GROUPS].find((group) => groups[group] > 0) ?? usual;
}

type RankedMatches = Pick<Match, 'items' | 'unplaced' | 'tied'>;

/** The best candidates, with explanations. */
function rankedMatches(
  candidates: readonly Candidate[],
  parts: readonly ScorePart[],
  answers: Answers,
  most: number,
  gate: Gate,
): RankedMatches {
  const scores = createMatchScores(candidates, parts, gate);
  const ranks = scores.rank();
  const effectOf = createPriorityEffects(scores, ranks, parts);
  const items = scores.best(ranks, most).map((row) => ({
    rank: rankOf(ranks, row) ?? 0,
    score: (ranks.tenths[row] as number) / 10,
    coverage: ranks.coverage[row] as number,
    change: effectOf(row),
    ...explainedCandidate(candidates[row] as Candidate, parts, answers),
  }));
  const balanced = new Set(balancedPlaces(items.map(({ band }) => band)));
  const best = ranks.tenths.reduce((highest, tenths) => Math.max(highest, tenths), 0);
  return {
    items: items.map((item, place) => ({ ...item, isBalanced: balanced.has(place) })),
    unplaced: ranks.tenths.filter((tenths) => tenths < 0).length,
    tied: ranks.tenths.filter((tenths) => tenths === best).length,
  };
}

function explainedCandidate(candidate: Candidate, parts: readonly ScorePart[], answers: Answers) {
  return {
    college: candidate.college,
    band: chanceOf(candidate.selectivity, studentSatOf(answers) ?? Number.NaN),
    ...explainMatch(compositeOf(parts, candidate).parts, candidate, answers),
  };
}
