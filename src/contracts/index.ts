import { accountsContract } from './accounts.contract.ts';
import { adminContract } from './admin.contract.ts';
import { resourceContracts } from './admin/index.ts';
import { analyticsContract } from './analytics.contract.ts';
import { collegesContract } from './colleges.contract.ts';
import { dataIssuesContract } from './data-issues.contract.ts';
import { dictionaryContract } from './dictionary.contract.ts';
import { favoritesContract } from './favorites.contract.ts';
import { historyContract } from './history.contract.ts';
import { majorsContract } from './majors.contract.ts';
import { listingsContract } from './services/listings.contract.ts';
import { matchingContract } from './matching.contract.ts';
import { messagesContract } from './messages/messages.contract.ts';
import { myServicesContract } from './services/my-services.contract.ts';
import { passkeysContract } from './second-step/passkeys.contract.ts';
import { profileContract } from './profile.contract.ts';
import { secondStepContract } from './second-step/second-step.contract.ts';
import { rankingsContract } from './rankings.contract.ts';
import { roommatesContract } from './roommates/roommates.contract.ts';
import { reportsContract } from './moderation/reports.contract.ts';
import { savedRankingsContract } from './saved-rankings.contract.ts';
import { savedSearchesContract } from './saved-searches.contract.ts';
import { servicesContract } from './services/services.contract.ts';
import { snapshotContract } from './snapshot.contract.ts';
import type { Contract } from './endpoint.ts';

/** All endpoints by module, without the records of the panel. The server mounts them, and the client of the site derives from them. */
export const contracts = {
  colleges: collegesContract,
  history: historyContract,
  majors: majorsContract,
  dataIssues: dataIssuesContract,
  dictionary: dictionaryContract,
  snapshot: snapshotContract,
  rankings: rankingsContract,
  matching: matchingContract,
  accounts: accountsContract,
  profile: profileContract,
  secondStep: { ...secondStepContract, ...passkeysContract },
  favorites: favoritesContract,
  savedRankings: savedRankingsContract,
  savedSearches: savedSearchesContract,
  services: servicesContract,
  myServices: myServicesContract,
  listings: listingsContract,
  roommates: roommatesContract,
  messages: messagesContract,
  reports: reportsContract,
  admin: adminContract,
  analytics: analyticsContract,
};
export type Contracts = typeof contracts;

/** Every endpoint of the server, by module. */
export const allContracts: Readonly<Record<string, Contract>> = { ...contracts, ...resourceContracts };
