import type { ScoreDrift, ScoresPorts } from './scores.ports.ts';

/** The stored scores: every import writes those of the colleges it touches; this brings all of them in line with the method. */
export function createScores({ scores }: ScoresPorts) {
  return {
    /** Stores what differs; a second time there is nothing left to store. */
    recompute: (): Promise<ScoreDrift> => scores.recompute({ isCheck: false }),
    /** Says what differs, and changes nothing. */
    check: (): Promise<ScoreDrift> => scores.recompute({ isCheck: true }),
  };
}
