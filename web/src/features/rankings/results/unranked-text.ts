import type { PlacedCollege } from '../../../api/domain/rankings.ts';
import { unrankedReasonText, type GateWords } from '../../../entities/ranking/group-words.ts';
import { shareText } from '../../../entities/ranking/score-words.ts';
import { namesOf } from '../ranking-words.ts';

/** Why a college has no rank: "Under 500 undergraduates. Has data for 38% of your weights. Missing: earnings and completion." */
export function unrankedText(
  { coverage, parts, unranked }: Pick<PlacedCollege, 'coverage' | 'parts' | 'unranked'>,
  gate: GateWords,
): string {
  const missing = parts.filter(({ isFilled }) => isFilled);
  return [
    ...(unranked === null ? [] : [`${unrankedReasonText(unranked, gate)}.`]),
    `Has data for ${shareText(coverage)} of your weights.`,
    ...(missing.length === 0 ? [] : [`Missing: ${namesOf(missing)}.`]),
  ].join(' ');
}
