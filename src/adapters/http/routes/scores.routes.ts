import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import type { Colleges } from '../../../domain/search/search.use-cases.ts';
import { explainScores } from '../../../domain/scores/explain/explanation.ts';
import { SCORE_METHODS } from '../../../domain/scores/explain/method.ts';
import { STORED_SCORES } from '../../../domain/scores/stored-scores.ts';
import { METHOD_VERSION, MIN_COVERAGE } from '../../../domain/shared/method.ts';
import type { Handlers } from '../mount.ts';

type Own = Pick<Handlers<typeof rankingsContract>, 'scores' | 'explainScores'>;

/** How the five scores are made, in general and of one college. */
export function scoresRoutes(colleges: Pick<Colleges, 'byId' | 'dataVersion'>): Own {
  return {
    scores: () => ({
      version: METHOD_VERSION,
      minCoverage: MIN_COVERAGE,
      scores: STORED_SCORES.map((key) => ({ key, ...SCORE_METHODS[key], parts: [...SCORE_METHODS[key].parts] })),
    }),
    explainScores: ({ params }) => ({
      version: METHOD_VERSION,
      scores: explainScores(colleges.byId(params.id)),
      dataVersion: colleges.dataVersion(),
    }),
  };
}
