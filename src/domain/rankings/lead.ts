import type { Criterion } from '../shared/method.ts';
import type { UsedPart } from '../scores/composite.ts';
import type { Ranked } from './ranking.ts';
import { round1 } from '../scores/scales.ts';

/** Why one college stands above another: by how many shown points, and the criteria it is ahead in, most first. */
export interface Lead {
  /** The name of the other. */
  over: string;
  /** One decimal, 0 for a tie, of which there is nothing to explain. */
  points: number;
  criteria: { key: Criterion; points: number }[];
}

const MOST_NAMED = 2;

/** A college in an order, with what each criterion that weighs something is worth. */
export interface Explained extends Ranked {
  parts: readonly UsedPart<Criterion>[];
}

/** Both ranked by the same weights. What is less than a shown tenth is no reason. */
export function leadOf(upper: Explained, lower: Explained): Lead {
  const points = round1((upper.score ?? 0) - (lower.score ?? 0));
  return { over: lower.college.name, points, criteria: points === 0 ? [] : aheadIn(upper.parts, lower.parts) };
}

function aheadIn(parts: Explained['parts'], others: Explained['parts']): Lead['criteria'] {
  return parts
    .map(({ key, contribution }, index) => ({ key, points: round1(contribution - (others[index]?.contribution ?? 0)) }))
    .filter(({ points }) => points > 0)
    .sort((a, b) => b.points - a.points)
    .slice(0, MOST_NAMED);
}
