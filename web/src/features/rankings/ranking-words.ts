import { CRITERION_WORDS, enumeration, type Criterion, type PlacedCollege } from '../../api/domain.ts';
import { collegesText } from '../../entities/college/college-words.ts';
import { correlationText, pointsText, shareText, signedPoints } from '../../entities/ranking/score-words.ts';

type Part = PlacedCollege['parts'][number];

/** Every word of a ranking that is more than a label. */

/** The name of a criterion within a sentence. */
const nameOf = (key: Criterion): string => CRITERION_WORDS[key].label.toLowerCase();
const namesOf = (parts: readonly Part[]): string => enumeration(parts.map(({ key }) => nameOf(key)));

const MOST_NAMED = 3;
/** What rounds to nothing is not worth a word. */
const LEAST = 0.05;

/** "Adds: completion +7.1, research +5.1. Takes: access −1.6.": what the bar beside it shows, the most first. */
export function partsText(parts: readonly Part[]): string {
  const sorted = [...parts].sort((a, b) => b.contribution - a.contribution);
  const gains = sorted.filter(({ contribution }) => contribution >= LEAST).slice(0, MOST_NAMED);
  const losses = sorted
    .filter(({ contribution }) => contribution <= -LEAST)
    .slice(-MOST_NAMED)
    .reverse();
  const list = (named: readonly Part[]) => named.map(({ key, contribution }) => `${nameOf(key)} ${signedPoints(contribution)}`).join(', ');
  const sentences = [gains.length > 0 && `Adds: ${list(gains)}.`, losses.length > 0 && `Takes: ${list(losses)}.`].filter(Boolean);
  return sentences.length > 0 ? sentences.join(' ') : 'Typical in everything that counts.';
}

/** "Based on 74% of what you weighed. Not known, so filled in: earnings and value."; empty where all is known. */
export function gapsText({ coverage, parts }: Pick<PlacedCollege, 'coverage' | 'parts'>): string {
  const filled = parts.filter(({ isFilled }) => isFilled);
  if (filled.length === 0) return '';
  return `Based on ${shareText(coverage)} of what you weighed. Not known, so filled in: ${namesOf(filled)}.`;
}

/** Why a college has no rank: "Reports 38% of what you weighed. Missing: earnings and completion." */
export function unrankedText({ coverage, parts }: Pick<PlacedCollege, 'coverage' | 'parts'>): string {
  const missing = parts.filter(({ isFilled }) => isFilled);
  return `Reports ${shareText(coverage)} of what you weighed. Missing: ${namesOf(missing)}.`;
}

/** Why a college stands above the next one. */
export function leadText(lead: NonNullable<PlacedCollege['lead']>): string {
  const { over, points, criteria } = lead;
  if (points === 0) return `Level with ${over}.`;
  const ahead = criteria.map(({ key, points: by }) => `${nameOf(key)} (${signedPoints(by)})`);
  const why = ahead.length === 0 ? '' : `, ahead in ${enumeration(ahead)}`;
  return `${pointsText(points)} above ${over}${why}.`;
}

/** How much a criterion really moves the order, by its rank correlation with it. */
const MOVES: readonly [from: number, words: string][] = [
  [0.6, 'moves the order strongly'],
  [0.3, 'moves the order'],
  [0.05, 'moves the order a little'],
  [-0.05, 'hardly moves the order'],
  [-1, 'goes against the order'],
];

/** "13% of the weight · goes against the order (−0.11)". Shares and correlations of one set of weights. */
export function importanceText(share: number, importance: number | null): string {
  if (share === 0) return 'Does not count';
  const weight = `${shareText(share)} of the weight`;
  if (importance === null) return `${weight} · too little is known to tell its effect`;
  const words = MOVES.find(([from]) => importance >= from)?.[1] ?? '';
  return `${weight} · ${words} (${correlationText(importance)})`;
}

/** "12–22": where a college stands when any one weight is a step higher or lower. */
export const bandText = ({ best, worst }: NonNullable<PlacedCollege['band']>): string => (best === worst ? 'firm' : `${best}–${worst}`);

export const rankedText = (ranked: number): string => (ranked === 0 ? 'No college ranked' : `${collegesText(ranked)} ranked`);
