import { accountsContract } from './accounts.contract.ts';
import { adminContract } from './admin.contract.ts';
import { analyticsContract } from './analytics.contract.ts';
import { collegesContract } from './colleges.contract.ts';
import { dictionaryContract } from './dictionary.contract.ts';
import { favoritesContract } from './favorites.contract.ts';
import { historyContract } from './history.contract.ts';
import { matchingContract } from './matching.contract.ts';
import { profileContract } from './profile.contract.ts';
import { rankingsContract } from './rankings.contract.ts';
import { savedRankingsContract } from './saved-rankings.contract.ts';
import { savedSearchesContract } from './saved-searches.contract.ts';

/** All endpoints by module. The server mounts them, and the client and the documentation derive from them. */
export const contracts = {
  colleges: collegesContract,
  history: historyContract,
  dictionary: dictionaryContract,
  rankings: rankingsContract,
  matching: matchingContract,
  accounts: accountsContract,
  profile: profileContract,
  favorites: favoritesContract,
  savedRankings: savedRankingsContract,
  savedSearches: savedSearchesContract,
  admin: adminContract,
  analytics: analyticsContract,
};
export type Contracts = typeof contracts;
