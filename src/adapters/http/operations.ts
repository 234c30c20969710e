import { resources } from '../../contracts/admin/index.ts';
import { contracts } from '../../contracts/index.ts';
import type { Records } from '../../domain/admin/records.use-cases.ts';
import type { UseCases } from '../../use-cases.ts';
import { operationsOf, type Operation } from './mount.ts';
import { accountsRoutes, type CheckPassword } from './routes/accounts.routes.ts';
import { adminRoutes } from './routes/admin.routes.ts';
import { recordsRoutes } from './routes/admin/records.routes.ts';
import { analyticsRoutes } from './routes/analytics.routes.ts';
import { collegesRoutes } from './routes/colleges.routes.ts';
import { dataIssuesRoutes } from './routes/data-issues.routes.ts';
import { majorsRoutes } from './routes/majors.routes.ts';
import { dictionaryRoutes } from './routes/dictionary.routes.ts';
import { favoritesRoutes } from './routes/favorites.routes.ts';
import { historyRoutes } from './routes/history.routes.ts';
import { matchingRoutes } from './routes/matching.routes.ts';
import { messagesRoutes } from './routes/messages.routes.ts';
import { profileRoutes } from './routes/profile.routes.ts';
import { secondStepRoutes } from './routes/second-step.routes.ts';
import { rankingsRoutes, savedRankingsRoutes } from './routes/rankings.routes.ts';
import { roommatesRoutes } from './routes/roommates.routes.ts';
import { reportsRoutes, type Staff } from './routes/reports.routes.ts';
import { listingsRoutes, myServicesRoutes } from './routes/my-services.routes.ts';
import { servicesRoutes } from './routes/services.routes.ts';
import { snapshotRoutes } from './routes/snapshot.routes.ts';
import { savedSearchesRoutes } from './routes/saved-searches.routes.ts';

/** Tests serve an app without accounts and leave out the optional use cases; their calls then answer 404. */
export type ServedUseCases = Pick<UseCases, 'colleges' | 'history' | 'rankings' | 'analytics'> &
  Partial<
    Pick<
      UseCases,
      | 'dictionary'
      | 'programs'
      | 'definitions'
      | 'occupations'
      | 'snapshot'
      | 'accounts'
      | 'profile'
      | 'favorites'
      | 'savedRankings'
      | 'savedSearches'
      | 'dataIssues'
      | 'services'
      | 'myServices'
      | 'listings'
      | 'matching'
      | 'matchSessions'
      | 'messages'
      | 'events'
      | 'roommates'
      | 'reports'
      | 'cases'
      | 'records'
      | 'overview'
      | 'people'
      | 'runs'
      | 'importConsole'
      | 'importJobs'
      | 'warehouse'
    >
  > & {
    staff?: Staff;
  };

function accountOperations({ accounts, profile }: Pick<ServedUseCases, 'accounts' | 'profile'>, checkPassword: CheckPassword | undefined) {
  return {
    ...(accounts && checkPassword && { accounts: operationsOf(contracts.accounts, accountsRoutes(accounts, checkPassword)) }),
    ...(profile && { profile: operationsOf(contracts.profile, profileRoutes(profile)) }),
    ...(accounts && profile && { secondStep: operationsOf(contracts.secondStep, secondStepRoutes(accounts, profile)) }),
  };
}

/** Every contract with its handlers, where the use cases are given. */
export function servedOperations(
  { colleges, history, rankings, matching, matchSessions, analytics, accounts, profile, favorites, dictionary, ...others }: ServedUseCases,
  publicUrl: string,
  checkPassword: CheckPassword | undefined,
) {
  return {
    colleges: operationsOf(contracts.colleges, collegesRoutes(colleges, rankings, history, others.programs)),
    history: operationsOf(contracts.history, historyRoutes(history, colleges)),
    rankings: operationsOf(contracts.rankings, rankingsRoutes(rankings, colleges)),
    ...(others.programs &&
      others.occupations &&
      others.definitions && {
        majors: operationsOf(contracts.majors, majorsRoutes(others.programs, others.occupations, others.definitions, colleges)),
      }),
    ...(dictionary && { dictionary: operationsOf(contracts.dictionary, dictionaryRoutes(dictionary, publicUrl)) }),
    ...(matching &&
      matchSessions && { matching: operationsOf(contracts.matching, matchingRoutes(matching, matchSessions, colleges, others.programs)) }),
    analytics: operationsOf(contracts.analytics, analyticsRoutes(analytics)),
    ...accountOperations({ accounts, profile }, checkPassword),
    ...(favorites && { favorites: operationsOf(contracts.favorites, favoritesRoutes(favorites)) }),
    ...(others.snapshot && { snapshot: operationsOf(contracts.snapshot, snapshotRoutes(others.snapshot)) }),
    ...serviceOperations(others),
    ...writtenOperations(others),
    ...staffOperations(others),
  };
}

const STAFF_USE_CASES = [
  'records',
  'overview',
  'people',
  'listings',
  'cases',
  'messages',
  'runs',
  'importConsole',
  'importJobs',
  'warehouse',
] as const;
type StaffUseCases = Pick<ServedUseCases, (typeof STAFF_USE_CASES)[number]>;

const isComplete = (given: StaffUseCases): given is Required<StaffUseCases> => STAFF_USE_CASES.every((name) => given[name] !== undefined);

/** The panel. Tests that leave out one of its use cases serve none of it. */
function staffOperations(given: StaffUseCases) {
  if (!isComplete(given)) return {};
  return { admin: operationsOf(contracts.admin, adminRoutes(given)), ...recordOperations(given.records) };
}

const serviceOperations = ({ services, myServices, listings }: Pick<ServedUseCases, 'services' | 'myServices' | 'listings'>) => ({
  ...(services && { services: operationsOf(contracts.services, servicesRoutes(services)) }),
  ...(myServices && { myServices: operationsOf(contracts.myServices, myServicesRoutes(myServices)) }),
  ...(listings && { listings: operationsOf(contracts.listings, listingsRoutes(listings)) }),
});

type WrittenUseCases = Pick<
  ServedUseCases,
  'savedRankings' | 'savedSearches' | 'dataIssues' | 'messages' | 'roommates' | 'reports' | 'staff'
>;

/** What people save as query strings, report and write to each other. */
const writtenOperations = ({ savedRankings, savedSearches, dataIssues, messages, roommates, reports, staff }: WrittenUseCases) => ({
  ...(savedRankings && { savedRankings: operationsOf(contracts.savedRankings, savedRankingsRoutes(savedRankings)) }),
  ...(savedSearches && { savedSearches: operationsOf(contracts.savedSearches, savedSearchesRoutes(savedSearches)) }),
  ...(dataIssues && { dataIssues: operationsOf(contracts.dataIssues, dataIssuesRoutes(dataIssues)) }),
  ...(messages && { messages: operationsOf(contracts.messages, messagesRoutes(messages)) }),
  ...(roommates && reports && { roommates: operationsOf(contracts.roommates, roommatesRoutes(roommates, reports)) }),
  ...(reports && staff && { reports: operationsOf(contracts.reports, reportsRoutes(reports, staff)) }),
});

/** The records of the panel, by module. */
const recordOperations = (records: Records): Record<string, Record<string, Operation>> =>
  Object.fromEntries(
    Object.entries(resources).map(([name, resource]) => [
      `admin/${name}`,
      operationsOf(resource.contract, recordsRoutes(resource, records)),
    ]),
  );
