import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import type { Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import type { Handlers } from '../mount.ts';

type Own = Pick<Handlers<typeof rankingsContract>, 'scores' | 'explainScores'>;

export const scoresRoutes = (_rankings: Rankings): Own => ({}) as Own;
