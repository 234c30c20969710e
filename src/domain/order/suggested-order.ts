import { round1 } from '../scores/scales.ts';
import { createAggregate } from '../scores/composite.ts';
import { byNameThenId } from '../shared/code-point-order.ts';
import { CRITERIA } from '../shared/criteria.ts';
import { gateOf } from './gate.ts';
import { weightsOfGroup } from './group-weights.ts';
import { groupOf, type RankGroup } from './rank-group.ts';
import type { ScoredCollege } from './scored-college.ts';

/** The groups in the order of the catalog. */
const GROUP_ORDER: readonly RankGroup[] = ['four-year', 'two-year', 'specialist', 'faith'];

/**
 * The order of all colleges where a user has not chosen another one, and the order of ties. Comparable colleges come first, group by
 * group, by the default score of their group; then the others. Equal scores are in order of size, then by name.
 */
export function inSuggestedOrder<S extends ScoredCollege>(scored: readonly S[]): S[] {
  const placed = scored.map((entry) => ({ entry, ...placeOf(entry) }));
  placed.sort((a, b) => a.section - b.section || b.score - a.score || b.size - a.size || byNameThenId(a.entry.college, b.entry.college));
  return placed.map(({ entry }) => entry);
}

const aggregates = new Map(
  GROUP_ORDER.map((group) => [group, createAggregate(CRITERIA.map((key) => weightsOfGroup(group)[key]))] as const),
);
const gate = gateOf(false);

/** `section`: lower sections come first. `score`: rounded as shown; −1 if there is none. */
function placeOf({ college, scores }: ScoredCollege): { section: number; score: number; size: number } {
  const group = groupOf(college);
  const { score = null, coverage = 0 } = aggregates.get(group)?.(CRITERIA.map((key) => scores[key] ?? Number.NaN)) ?? {};
  const isComparable = gate.isLargeEnough(college) && coverage >= gate.minCoverage;
  const section = GROUP_ORDER.indexOf(group) + (isComparable ? 0 : GROUP_ORDER.length);
  return { section, score: score === null ? -1 : round1(score), size: college.size ?? 0 };
}
