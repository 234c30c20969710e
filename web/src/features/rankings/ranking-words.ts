import { countText } from '../../api/domain/colleges.ts';
import { type Criterion, CRITERION_WORDS, type PlacedCollege, type Ranking } from '../../api/domain/rankings.ts';
import { enumeration } from '../../api/domain/shared.ts';
import { GROUP_NOUNS } from '../../entities/ranking/group-nouns.ts';
import { correlationText, pointsText, shareText, signedPoints } from '../../entities/ranking/score-words.ts';

type Part = PlacedCollege['parts'][number];

const nameOf = (key: Criterion): string => CRITERION_WORDS[key].label.toLowerCase();
export const namesOf = (parts: readonly Part[]): string => enumeration(parts.map(({ key }) => nameOf(key)));

const MOST_NAMED = 3;
/** Smaller contributions round to 0.0. */
const LEAST = 0.05;

/** "Adds: completion +7.1, research +5.1. Subtracts: access −1.6." Largest contributions first. */
export function partsText(parts: readonly Part[]): string {
  const sorted = [...parts].sort((a, b) => b.contribution - a.contribution);
  const gains = sorted.filter(({ contribution }) => contribution >= LEAST).slice(0, MOST_NAMED);
  const losses = sorted
    .filter(({ contribution }) => contribution <= -LEAST)
    .slice(-MOST_NAMED)
    .reverse();
  const list = (named: readonly Part[]) => named.map(({ key, contribution }) => `${nameOf(key)} ${signedPoints(contribution)}`).join(', ');
  const sentences = [gains.length > 0 && `Adds: ${list(gains)}.`, losses.length > 0 && `Subtracts: ${list(losses)}.`].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : 'Typical on every weighted criterion.';
}

/** "Based on 74% of your weights. Not known, counted as 0: earnings and value." Empty if every value is known. */
export function gapsText({ coverage, parts }: Pick<PlacedCollege, 'coverage' | 'parts'>): string {
  const filled = parts.filter(({ isFilled }) => isFilled);
  if (filled.length === 0) return '';
  return `Based on ${shareText(coverage)} of your weights. Not known, counted as 0: ${namesOf(filled)}.`;
}

/** Why a college ranks above the next one. */
export function leadText(lead: NonNullable<PlacedCollege['lead']>): string {
  const { over, points, criteria } = lead;
  if (points === 0) return `Tied with ${over}.`;
  const ahead = criteria.map(({ key, points: by }) => `${nameOf(key)} (${signedPoints(by)})`);
  const why = ahead.length === 0 ? '' : `, ahead in ${enumeration(ahead)}`;
  return `${pointsText(points)} above ${over}${why}.`;
}

/** Words for the rank correlation of a criterion with the whole order. */
const MOVES: readonly [from: number, words: string][] = [
  [0.6, 'strong effect'],
  [0.3, 'clear effect'],
  [0.05, 'small effect'],
  [-0.05, 'almost no effect'],
  [-1, 'runs against the order'],
];

/** "13% of the weight · runs against the order (−0.11)". `share` is 0 to 1, `importance` a correlation. */
export function importanceText(share: number, importance: number | null): string {
  if (share === 0) return 'Does not count';
  const weight = `${shareText(share)} of the weight`;
  if (importance === null) return `${weight} · effect unknown: too little data`;
  const words = MOVES.find(([from]) => importance >= from)?.[1] ?? '';
  return `${weight} · ${words} (${correlationText(importance)})`;
}

/** "12–22": the ranks when any one weight is a step higher or lower. */
export const bandText = ({ best, worst }: NonNullable<PlacedCollege['band']>): string => (best === worst ? 'stable' : `${best}–${worst}`);

/** "1,467 four-year colleges ranked" */
export function rankedText({ ranked, group }: Pick<Ranking, 'ranked' | 'group'>): string {
  const { one, many } = GROUP_NOUNS[group];
  return ranked === 0 ? 'No college ranked' : `${countText(ranked)} ${ranked === 1 ? one : many} ranked`;
}
