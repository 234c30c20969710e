import { countText, figureText, type Match, type MatchedCollege } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';

type Counted = Pick<Match, 'items' | 'candidates' | 'isDefault' | 'hasFit' | 'excluded' | 'relaxed'>;

export function countOf({ items, candidates, isDefault, hasFit, excluded, relaxed }: Counted): string {
  const holding = Object.keys(excluded.byMust).length - relaxed.length;
  if (items.length === 0) return 'No college meets all your requirements.';
  if (isDefault) return `The first ${collegesText(items.length)} of the default ranking.`;
  if (items.length < candidates && !hasFit)
    return `The first ${countText(items.length)} of ${collegesText(candidates)} by your answers so far.`;
  if (items.length < candidates) {
    const best = items.length === 1 ? 'The best fit' : `The ${countText(items.length)} best fits`;
    return `${best} among ${collegesText(candidates)}${holding > 0 ? ` that meet your ${requirementsText(relaxed)}` : ''}.`;
  }
  return holding > 0
    ? `${collegesText(candidates)} ${candidates === 1 ? 'meets' : 'meet'} your ${requirementsText(relaxed)}.`
    : `${collegesText(candidates)}.`;
}

const requirementsText = (relaxed: Match['relaxed']): string => (relaxed.length === 0 ? 'requirements' : 'other requirements');

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
