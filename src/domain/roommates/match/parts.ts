import type { MatchParts } from '../compatibility.ts';

/**
 * Whole numbers for the parts of a number, which add up to the rounded number: each part is rounded down, and the points that are missing go to
 * the parts that lost most. So no part is a point or more away from its exact value.
 */
export function wholeParts(exact: MatchParts, number: number): MatchParts {
  const parts = Object.entries<number>({ ...exact }).map(([key, value]) => ({
    key,
    whole: Math.floor(value),
    lost: value - Math.floor(value),
  }));
  const missing = Math.round(number) - parts.reduce((sum, { whole }) => sum + whole, 0);
  const raised = new Set(parts.sort((a, b) => b.lost - a.lost).slice(0, missing));
  return Object.fromEntries(parts.map((part) => [part.key, part.whole + Number(raised.has(part))])) as unknown as MatchParts;
}
