import type { rankingsContract } from '../../../contracts/rankings.contract.ts';
import type { Rankings } from '../../../domain/rankings/rankings.use-cases.ts';
import type { Handlers } from '../mount.ts';

type Own = Pick<Handlers<typeof rankingsContract>, 'rank' | 'explain' | 'criteria'>;

export const personalRankingsRoutes = (_rankings: Rankings): Own => ({}) as Own;
