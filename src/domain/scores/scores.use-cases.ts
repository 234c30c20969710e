import type { ScoreDrift, ScoresPorts } from './scores.ports.ts';

/** Recomputes the stored scores of all colleges. An import only writes scores of colleges that it changes. */
export function createScores({ scores }: ScoresPorts) {
  return {
    /** Stores the scores that differ. */
    recompute: (): Promise<ScoreDrift> => scores.recompute({ isCheck: false }),
    /** Reports the scores that differ, and stores nothing. */
    check: (): Promise<ScoreDrift> => scores.recompute({ isCheck: true }),
  };
}
