import type { savedRankingsContract } from '../../../contracts/saved-rankings.contract.ts';
import type { SavedRankings } from '../../../domain/rankings/saved-rankings.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const savedRankingsRoutes = (_saved: SavedRankings): Handlers<typeof savedRankingsContract> =>
  ({}) as Handlers<typeof savedRankingsContract>;
