import type { UsedPart } from '../../scores/composite.ts';
import { byCodePoint } from '../../shared/code-point-order.ts';
import { MAX_REASONS, MAX_WATCH_OUTS, REASON_MIN } from '../../shared/method.ts';
import type { Answers } from '../answers.ts';
import type { Candidate } from '../candidate.ts';
import type { MatchKey } from '../match-keys.ts';
import { REASON_WORDS } from './reason-words.ts';

export interface Reason {
  key: MatchKey;
  /** Points it lifts the score above that of the reference college, or lowers it. */
  contribution: number;
  text: string;
}

/** Why a college stands where it stands. */
export interface Explanation {
  /** What lifts it the most, the strongest first. */
  reasons: Reason[];
  watchOuts: Reason[];
  unknown: { key: MatchKey; text: string }[];
}

/** Says it from the very contributions that made the score, so that it cannot disagree with the rank. */
export function explained(parts: readonly UsedPart<MatchKey>[], candidate: Candidate, answers: Answers): Explanation {
  const seen = parts.filter(({ isFilled }) => !isFilled);
  const strongest = (sign: 1 | -1, most: number) =>
    seen
      .filter(({ contribution }) => sign * contribution >= REASON_MIN)
      .sort((a, b) => sign * (b.contribution - a.contribution) || byCodePoint(a.key, b.key))
      .slice(0, most);
  const said =
    (way: 'reason' | 'watchOut') =>
    ({ key, contribution }: UsedPart<MatchKey>): Reason => ({
      key,
      contribution,
      text: REASON_WORDS[key][way](candidate, answers),
    });
  return {
    reasons: strongest(1, MAX_REASONS).map(said('reason')),
    watchOuts: strongest(-1, MAX_WATCH_OUTS).map(said('watchOut')),
    unknown: parts.filter(({ isFilled }) => isFilled).map(({ key }) => ({ key, text: REASON_WORDS[key].unknown(candidate) })),
  };
}
