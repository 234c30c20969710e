import { countText, type Match, type MatchQuery } from '../../api/contracts.ts';
import { collegesText } from '../../lib/college-words.ts';

type Counted = Pick<Match, 'items' | 'candidates' | 'isDefault'>;

/** How many there are, said when they come. */
export function countOf({ items, candidates, isDefault }: Counted, { must = [] }: MatchQuery): string {
  const meeting = must.length === 0 ? '' : ' that meet your musts';
  if (items.length === 0) return 'No college meets all of this.';
  if (isDefault) return `The first ${collegesText(items.length)} of the usual ranking.`;
  if (items.length === candidates)
    return `${collegesText(candidates)}${meeting === '' ? '' : candidates === 1 ? ' meets your musts' : ' meet your musts'}.`;
  return `The ${countText(items.length)} best fits among ${collegesText(candidates)}${meeting}.`;
}

/** "based on 88% of what you asked for". */
export function coverageText(coverage: number, isDefault: boolean): string {
  const share = coverage < 1 ? `${Math.min(99, Math.round(coverage * 100))}% of what` : 'all';
  return `based on ${share} ${isDefault ? 'the usual ranking weighs' : 'you asked for'}`;
}
