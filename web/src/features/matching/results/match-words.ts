import { countText, type Match } from '../../../api/domain.ts';
import { collegesText } from '../../../entities/college/college-words.ts';

type Counted = Pick<Match, 'items' | 'candidates' | 'isDefault' | 'excluded' | 'relaxed'>;

/** How many there are, said when they come. */
export function countOf({ items, candidates, isDefault, excluded, relaxed }: Counted): string {
  const holding = Object.keys(excluded.byMust).length - relaxed.length;
  if (items.length === 0) return 'No college meets all of this.';
  if (isDefault) return `The first ${collegesText(items.length)} of the usual ranking.`;
  if (items.length < candidates) {
    const best = items.length === 1 ? 'The best fit' : `The ${countText(items.length)} best fits`;
    return `${best} among ${collegesText(candidates)}${holding > 0 ? ` that meet your ${mustsText(relaxed)}` : ''}.`;
  }
  return holding > 0
    ? `${collegesText(candidates)} ${candidates === 1 ? 'meets' : 'meet'} your ${mustsText(relaxed)}.`
    : `${collegesText(candidates)}.`;
}

const mustsText = (relaxed: Match['relaxed']): string => (relaxed.length === 0 ? 'musts' : 'other musts');

/** "Based on 88% of what you asked for": how much of it is known of a college. */
export function coverageText(coverage: number, isDefault: boolean): string {
  const share = coverage < 1 ? `${Math.min(99, Math.round(coverage * 100))}% of what` : 'all';
  return `Based on ${share} ${isDefault ? 'the usual ranking weighs' : 'you asked for'}`;
}
