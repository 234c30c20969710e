import { countText } from '../../../api/domain/colleges.ts';
import type { Match, MatchedCollege, Requirement } from '../../../api/domain/matching.ts';
import { pointsText } from '../../../entities/ranking/score-words.ts';

type Shown = Pick<Match, 'items' | 'meeting' | 'relaxed'>;

/** What a college is that misses a requirement which can be dropped. */
const MISSED: Partial<Record<Requirement, string>> = {
  size: 'another size',
  setting: 'another setting',
  distance: 'farther from home',
  location: 'outside your states',
  type: 'another kind',
};

/** "Outside your states" or "Another size, outside your states"; empty if nothing is missed. */
export function missedText(misses: readonly Requirement[]): string {
  const [first = '', ...rest] = misses.map((must) => MISSED[must] ?? must);
  return [first.charAt(0).toUpperCase() + first.slice(1), ...rest].join(', ');
}

/** The title of the first part of the list. */
export function mainTitle({ items, meeting, relaxed }: Shown): string {
  const count = items.filter(({ isBalanced }) => isBalanced).length;
  if (relaxed.length > 0 && meeting > 0) return `Meets all your requirements (${countText(meeting)})`;
  return count === 1 ? 'One match' : `A balanced list of ${countText(count)}`;
}

/** The title of the second part. */
export function restTitle({ items, meeting, relaxed }: Shown): string {
  if (relaxed.length === 0 || meeting === 0) return 'More matches';
  const rest = items.filter(({ misses }) => misses.length > 0);
  const missed = missedText(relaxed.filter((must) => rest.some(({ misses }) => misses.includes(must))));
  return `${missed.replaceAll(', ', ' or ')}: ${countText(rest.length)} more`;
}

/** How far a group of the list is behind the first match. Empty for the group that has it, and when scores are not shown as a fit. */
export function behindText(group: readonly MatchedCollege[], { items, hasFit }: Pick<Match, 'items' | 'hasFit'>): string {
  const [top, best] = [items, group].map((each) => Math.max(...each.map(({ score }) => score)));
  if (!hasFit || top === undefined || best === undefined || best >= top) return '';
  return `The best of them fits with ${pointsText(best)} points, the first match with ${pointsText(top)}.`;
}
