import { countText, figureText } from '../../../api/domain/colleges.ts';
import type { Match, MatchedCollege } from '../../../api/domain/matching.ts';
import { collegesText } from '../../../entities/page/colleges-text.ts';

type Counted = Pick<Match, 'items' | 'candidates' | 'meeting' | 'isDefault' | 'hasFit' | 'excluded' | 'relaxed'>;

export function countOf({ items, candidates, meeting, isDefault, hasFit, excluded, relaxed }: Counted): string {
  const holding = Object.keys(excluded.byMust).length;
  if (items.length === 0 || (relaxed.length > 0 && meeting === 0)) return 'No college meets all your requirements.';
  const { length: shown } = items;
  if (isDefault) return `${collegesText(shown)} of the default ranking.`;
  if (relaxed.length > 0) return `${meetText(meeting, 'all your requirements')}, ${countText(shown - meeting)} more come close.`;
  if (shown === candidates) return holding > 0 ? `${meetText(candidates, 'your requirements')}.` : `${collegesText(candidates)}.`;
  const from = `${countText(shown)} of ${collegesText(candidates)}`;
  if (!hasFit) return `${from} by your answers so far.`;
  return `${from}${holding > 0 ? ' that meet your requirements' : ''}: the best fits, easier and harder to get into.`;
}

const meetText = (count: number, what: string): string => `${collegesText(count)} ${count === 1 ? 'meets' : 'meet'} ${what}`;

/** "Based on 88% of your answers". `coverage` is the known share of the weights, 0 to 1. */
export function coverageText(coverage: number, isDefault: boolean): string {
  const share = coverage < 1 ? `${Math.min(99, Math.round(coverage * 100))}% of` : 'all';
  return `Based on ${share} ${isDefault ? 'the default weights' : 'your answers'}`;
}

/** "Admits 81% of applicants". Empty if the college publishes no rate. */
export function admitsText({ figures, openAdmission }: MatchedCollege['college']): string {
  if (openAdmission === true) return 'Admits everyone who applies';
  const { value } = figures.acceptanceRate;
  return value === null ? '' : `Admits ${figureText('acceptanceRateNum', value)} of applicants`;
}
