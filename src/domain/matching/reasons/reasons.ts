import type { UsedPart } from '../../scores/composite.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
import { MAX_REASONS, MAX_WATCH_OUTS, REASON_MIN } from '../../shared/method.ts';
import type { Answers } from '../answers.ts';
import type { Candidate } from '../candidate.ts';
import type { MatchKey } from '../fits.ts';
import { REASON_WORDS } from './reason-words.ts';

export interface Reason {
  key: MatchKey;
  /** The points that it adds to the score of the reference college; negative if it lowers the score. */
  contribution: number;
  text: string;
}

/** The reasons for the rank of a college. */
export interface Explanation {
  /** The largest positive contributions, largest first. */
  reasons: Reason[];
  watchOuts: Reason[];
  unknown: { key: MatchKey; text: string }[];
}

/** Explains a match from the contributions of its score, so the explanation always agrees with the rank. */
export function explainMatch(parts: readonly UsedPart<MatchKey>[], candidate: Candidate, answers: Answers): Explanation {
  // A college that looks at no test scores cannot be compared by them, although the part has points.
  const isUnknown = ({ key, isFilled }: UsedPart<MatchKey>) => isFilled || (key === 'academic' && candidate.selectivity.isTestBlind);
  const knownParts = parts.filter((part) => !isUnknown(part));
  const strongest = (sign: 1 | -1, most: number) =>
    knownParts
      .filter(({ contribution }) => sign * contribution >= REASON_MIN)
      .sort((a, b) => sign * (b.contribution - a.contribution) || byCodePoint(a.key, b.key))
      .slice(0, most);
  const reasonOf =
    (kind: 'reason' | 'watchOut') =>
    ({ key, contribution }: UsedPart<MatchKey>): Reason => ({
      key,
      contribution,
      text: REASON_WORDS[key][kind](candidate, answers),
    });
  return {
    reasons: strongest(1, MAX_REASONS).map(reasonOf('reason')),
    watchOuts: strongest(-1, MAX_WATCH_OUTS).map(reasonOf('watchOut')),
    unknown: parts.filter(isUnknown).map(({ key }) => ({ key, text: REASON_WORDS[key].unknown(candidate, answers) })),
  };
}
