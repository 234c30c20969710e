import type { savedRankingsContract } from '../../../contracts/saved-rankings.contract.ts';
import type { SavedRankings } from '../../../domain/rankings/saved-rankings.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const savedRankingsRoutes = (saved: SavedRankings): Handlers<typeof savedRankingsContract> => ({
  list: ({ caller }) => saved.all(caller.user.id),
  save: ({ caller, body }) => saved.add(caller.user.id, body),
  change: ({ caller, params, body }) => saved.change(caller.user.id, params.id, body),
  remove: ({ caller, params }) => saved.remove(caller.user.id, params.id),
  shared: ({ params }) => saved.shared(params.token),
});
