import type { savedSearchesContract } from '../../../contracts/saved-searches.contract.ts';
import type { SavedSearches } from '../../../domain/search/saved/saved-searches.use-cases.ts';
import type { Handlers } from '../mount.ts';

export const savedSearchesRoutes = (saved: SavedSearches): Handlers<typeof savedSearchesContract> => ({
  list: ({ caller, query }) => saved.all(caller.user.id, query),
  save: ({ caller, body }) => saved.add(caller.user.id, body),
  change: ({ caller, params, body }) => saved.change(caller.user.id, params.id, body),
  remove: ({ caller, params }) => saved.remove(caller.user.id, params.id),
});
