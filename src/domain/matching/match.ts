import { gateOf } from '../order/gate.ts';
import { RANK_GROUPS, type RankGroup } from '../order/rank-group.ts';
import type { GroupCounts } from '../rankings/groups.ts';
import { defaultGroupOf } from '../rankings/list-kinds.ts';
import { recordOf } from '../shared/collections.ts';
import { DEFAULT_WEIGHTS, MAX_RESULTS, MIN_RESULTS } from '../shared/method.ts';
import type { Answers, Requirement } from './answers.ts';
import type { Candidate } from './candidate.ts';
import { matchListOf, type MatchList } from './list/match-list.ts';
import { relaxationsOf, type MatchRelaxation } from './relaxations.ts';
import { excludedBy, applyRequirements, candidatesMeeting, requirementsOf, type Excluded } from './requirements.ts';
import { answeredParts, criterionParts, hasFit } from './score-parts.ts';

export interface Match extends MatchList {
  /** How many colleges meet the requirements that are not relaxed. */
  candidates: number;
  /** The group that was matched, and how many colleges of every group meet the requirements. */
  group: RankGroup;
  groups: GroupCounts;
  /** Whether small and little-known colleges are matched too. */
  all: boolean;
  /** Whether colleges that teach online only are matched too. */
  online: boolean;
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
  /** Also match colleges that teach online only. */
  online?: boolean | undefined;
  /** Requirements are relaxed until the list has this many candidates. */
  minimum?: number;
  most?: number;
}

/** The colleges that fit the answers best, with explanations. `all` must be sorted as by `candidatesOf`. */
export function matchColleges(
  all: readonly Candidate[],
  answers: Answers,
  { group: asked, all: isOpen, online = false, minimum = MIN_RESULTS, most = MAX_RESULTS }: MatchOptions = {},
): Match {
  const gate = gateOf(isOpen);
  const requirements = requirementsOf(answers);
  const comparable = all.filter(({ college }) => gate.isLargeEnough(college) && (online || college.isOnlineOnly !== true));
  const groups = countByGroup(candidatesMeeting(comparable, requirements));
  const group = asked ?? usualGroup(answers, groups);
  const pool = comparable.filter((candidate) => candidate.group === group);
  const { meeting, others, relaxed, requirements: applied } = applyRequirements(pool, requirements, minimum);
  const candidates = meeting.length + others.length;
  const answered = answeredParts(answers);
  const parts = answered.length > 0 ? answered : criterionParts(DEFAULT_WEIGHTS);
  return {
    ...matchListOf({
      meeting,
      others,
      relaxed: requirements.filter(({ key }) => relaxed.includes(key)),
      parts,
      answers,
      most,
      gate,
    }),
    group,
    groups,
    all: isOpen === true,
    online,
    candidates,
    excluded: excludedBy(pool, requirements),
    relaxed,
    relaxations: candidates > 0 ? [] : relaxationsOf(pool, applied, answers),
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
