import { createPasswordReset } from './domain/accounts/sign-in/password-reset.use-cases.ts';
import type { PasswordResetPorts } from './domain/accounts/sign-in/password-reset.ports.ts';
import { createProfile, type ProfileAdapters } from './domain/accounts/profile/profile.use-cases.ts';
import type { SignInPorts } from './domain/accounts/sign-in/sign-in.ports.ts';
import { createSignIn } from './domain/accounts/sign-in/sign-in.use-cases.ts';
import type { StaffAdapters } from './domain/staff/staff.ports.ts';
import { createStaff } from './domain/staff/staff.use-cases.ts';
import { createVerification, type VerificationAdapters } from './domain/accounts/sign-in/verification.use-cases.ts';
import type { AuditLog } from './domain/audit/audit.ports.ts';
import type { OverviewAdapters } from './domain/admin/overview.ports.ts';
import { createOverview } from './domain/admin/overview.use-cases.ts';
import type { PeopleAdapters, PeoplePorts } from './domain/admin/people.ports.ts';
import { createPeople } from './domain/admin/people.use-cases.ts';
import type { RecordsPorts, RecordStore } from './domain/admin/records.ports.ts';
import { createRecords } from './domain/admin/records.use-cases.ts';
import { createMajorWordRecords } from './domain/admin/major-word-records.use-case.ts';
import { createUserRecords } from './domain/admin/user-records.use-case.ts';
import { createAudit } from './domain/audit/audit.use-cases.ts';
import type { AnalyticsAdapters } from './domain/analytics/analytics.ports.ts';
import { createAnalytics } from './domain/analytics/analytics.use-cases.ts';
import type { CollegesPorts } from './domain/search/search.ports.ts';
import { createColleges } from './domain/search/search.use-cases.ts';
import type { ImportsPorts } from './domain/imports/imports.ports.ts';
import { createImports } from './domain/imports/imports.use-cases.ts';
import type { InvariantStore } from './domain/invariants/invariants.ports.ts';
import { createInvariants } from './domain/invariants/invariants.use-cases.ts';
import type { LocksPorts } from './domain/corrections/locks.ports.ts';
import { createLocks } from './domain/corrections/locks.use-cases.ts';
import type { RunsPorts } from './domain/runs/runs.ports.ts';
import { createRuns } from './domain/runs/runs.use-cases.ts';
import type { SourceLedger } from './domain/downloads/freshness.ports.ts';
import { createSources } from './domain/downloads/freshness.use-cases.ts';
import type { DataIssueStore } from './domain/data-issues/data-issues.ports.ts';
import { createDataIssues } from './domain/data-issues/data-issues.use-cases.ts';
import type { DictionaryAdapters } from './domain/dictionary/dictionary.ports.ts';
import { createDictionary } from './domain/dictionary/dictionary.use-cases.ts';
import type { FavoritesAdapters } from './domain/favorites/favorites.ports.ts';
import { createFavorites } from './domain/favorites/favorites.use-cases.ts';
import type { DownloadsPorts } from './domain/downloads/downloads.ports.ts';
import { createDownloads } from './domain/downloads/downloads.use-cases.ts';
import type { ConsoleAdapters } from './domain/import-console/console.ports.ts';
import type { ImportJobsAdapters } from './domain/import-jobs/import-jobs.ports.ts';
import { createImportJobs } from './domain/import-jobs/import-jobs.use-cases.ts';
import { createJobWork } from './domain/import-jobs/job-work.use-cases.ts';
import { createImportConsole } from './domain/import-console/console.use-cases.ts';
import type { RetentionStore } from './domain/housekeeping/housekeeping.ports.ts';
import { createPrograms, type ProgramsPorts } from './domain/programs/programs.use-cases.ts';
import type { DefinitionsPorts } from './domain/definitions/definitions.ports.ts';
import { createDefinitions } from './domain/definitions/definitions.use-cases.ts';
import type { OccupationsPorts } from './domain/occupations/occupations.ports.ts';
import { createOccupations } from './domain/occupations/occupations.use-cases.ts';
import type { HistoryPorts } from './domain/history/history.ports.ts';
import { createHistory } from './domain/history/history.use-cases.ts';
import { createHousekeeping } from './domain/housekeeping/housekeeping.use-cases.ts';
import type { EventStore } from './domain/streams/streams.ports.ts';
import { createEventStreams } from './domain/streams/streams.use-cases.ts';
import type { MessagesPorts } from './domain/messages/messages.ports.ts';
import { createCases } from './domain/moderation/cases.use-cases.ts';
import type { ModerationPorts } from './domain/moderation/moderation.ports.ts';
import { createReports } from './domain/moderation/reports.use-cases.ts';
import { createMessages } from './domain/messages/messages.use-cases.ts';
import type { MailPorts } from './domain/mail/mail.ports.ts';
import { createMail } from './domain/mail/mail.use-cases.ts';
import { createFields } from './domain/matching/field/fields.ts';
import { createMatching } from './domain/matching/matching.use-cases.ts';
import type { MatchSessionsPorts } from './domain/matching/sessions.ports.ts';
import { createMatchSessions } from './domain/matching/sessions.use-cases.ts';
import { createMailDomains, type MailDomainsPorts } from './domain/mail/mail-domain.ts';
import type { RoommatesPorts } from './domain/roommates/roommates.ports.ts';
import { createRoommateUpkeep } from './domain/roommates/upkeep.use-cases.ts';
import { createRoommates } from './domain/roommates/roommates.use-cases.ts';
import { createRankings } from './domain/rankings/rankings.use-cases.ts';
import type { SavedRankingsPorts } from './domain/rankings/saved-rankings.ports.ts';
import type { SavedSearchesAdapters } from './domain/search/saved/saved-searches.ports.ts';
import { createSavedSearches } from './domain/search/saved/saved-searches.use-cases.ts';
import { createSavedRankings } from './domain/rankings/saved-rankings.use-cases.ts';
import type { ScoresPorts } from './domain/scores/scores.ports.ts';
import { createListings, type ListingsPorts } from './domain/services/listings.use-cases.ts';
import { createMyServices } from './domain/services/my-services.use-cases.ts';
import type { ServicesAdapters } from './domain/services/services.ports.ts';
import { createServiceUpkeep } from './domain/services/upkeep.use-cases.ts';
import type { UpkeepAdapters } from './domain/services/upkeep.ports.ts';
import { withPauses } from './domain/shared/steps.ts';
import { createServices } from './domain/services/services.use-cases.ts';
import type { StudentFactsPorts } from './domain/student-facts/student-facts.ports.ts';
import { createStudentFacts } from './domain/student-facts/student-facts.use-cases.ts';
import type { WarehouseAdapters } from './domain/warehouse/warehouse.ports.ts';
import { createSnapshot } from './domain/warehouse/snapshot.use-cases.ts';
import { createWarehouse } from './domain/warehouse/warehouse.use-cases.ts';
import { createScores } from './domain/scores/scores.use-cases.ts';

/** What adapters supply to the use cases, by module. */
export interface Ports {
  colleges: Omit<CollegesPorts, 'pause'>;
  history: HistoryPorts;
  programs: Pick<ProgramsPorts, 'programs'>;
  definitions: Omit<DefinitionsPorts, 'vocabulary'>;
  occupations: Omit<OccupationsPorts, 'vocabulary'>;
  dictionary: DictionaryAdapters;
  dataIssues: { issues: DataIssueStore };
  rankings: ScoresPorts & SavedRankingsPorts;
  searches: SavedSearchesAdapters;
  matching: MatchSessionsPorts;
  analytics: AnalyticsAdapters;
  accounts: SignInPorts & VerificationAdapters & PasswordResetPorts & ProfileAdapters & StudentFactsPorts;
  favorites: FavoritesAdapters;
  services: ServicesAdapters & Pick<ListingsPorts, 'publicUrl'>;
  upkeep: UpkeepAdapters;
  staff: StaffAdapters;
  audit: { audit: AuditLog };
  records: RecordsPorts & { stores: { users: RecordStore; 'major-words': RecordStore } };
  overview: OverviewAdapters;
  people: PeopleAdapters & Pick<PeoplePorts, 'clock'>;
  mail: MailPorts;
  events: { events: EventStore };
  messages: MessagesPorts;
  roommates: RoommatesPorts;
  registrableDomain: MailDomainsPorts['registrableDomain'];
  moderation: ModerationPorts;
  housekeeping: { retention: RetentionStore };
  imports: ImportsPorts & { ledger: SourceLedger };
  downloads: DownloadsPorts;
  importJobs: ImportJobsAdapters;
  runs: RunsPorts;
  importConsole: ConsoleAdapters;
  locks: LocksPorts;
  invariants: { invariants: InvariantStore };
  warehouse: WarehouseAdapters;
  /** Lets the process answer requests before long work goes on. */
  pause: () => Promise<void>;
}

/** All use cases over the given adapters. The server, the CLI and the tests start here. */
export function createUseCases(ports: Ports) {
  const colleges = createColleges({ ...ports.colleges, pause: ports.pause });
  const mailDomainOf = createMailDomains({
    websiteOf: (id) => colleges.byIds([id])[0]?.website,
    colleges: () => colleges.listed(),
    registrableDomain: ports.registrableDomain,
  });
  const rankings = createRankings({ catalog: colleges });
  const vocabulary = { words: () => colleges.majorWords() };
  const programs = createPrograms({ ...ports.programs, vocabulary, catalog: colleges, pause: ports.pause });
  const fields = createFields({ catalog: colleges, vocabulary, programs, pause: ports.pause });
  const matching = createMatching({ catalog: colleges, zips: ports.colleges.zips, fields });
  const staff = createStaff({ ...ports.accounts, ...ports.staff });
  const { stores } = ports.records;
  const records = createRecords({
    ...ports.records,
    stores: {
      ...stores,
      users: createUserRecords(stores.users, staff),
      'major-words': createMajorWordRecords({ store: stores['major-words'], vocabulary: ports.colleges.vocabulary }),
    },
  });
  const analytics = createAnalytics({
    ...ports.analytics,
    isCollege: (slug) => colleges.isSlug(slug),
    isService: (slug): boolean => services.isSlug(slug),
    isMajor: (slug) => vocabulary.words().majors.bySlug(slug) !== undefined,
  });
  const services = createServices({ ...ports.services, analytics });
  const serviceUpkeep = createServiceUpkeep(ports.upkeep);
  const dictionary = createDictionary({
    ...ports.dictionary,
    catalog: colleges,
    titleOf: (cip) => vocabulary.words().majors.titleOf(cip),
    pause: ports.pause,
  });
  const sources = createSources(ports.imports);
  const imports = createImports(ports.imports);
  const downloads = createDownloads(ports.downloads);
  const signIn = createSignIn(ports.accounts);
  const profile = createProfile({ ...ports.accounts, openSession: signIn.openSession, signedIn: signIn.signedIn });
  const roommates = createRoommates({ ...ports.roommates, colleges, mailDomainOf });
  const cases = createCases(ports.moderation);
  const warehouse = createWarehouse({
    ...ports.warehouse,
    catalog: {
      load: () => colleges.refresh(),
      listed: () => colleges.listed(),
      dataVersion: () => colleges.dataVersion(),
      imports: () => colleges.imports(),
      storedVersion: () => ports.colleges.store.dataVersion(),
      suppliedOf: (ids) => ports.dictionary.coverage.suppliedOf(ids),
    },
    pause: ports.pause,
  });
  return {
    /** Loads what changed of the services and the catalog, and prepares rankings and matching. Returns the data version. */
    async refreshCatalog(): Promise<string> {
      await services.refresh();
      const dataVersion = await colleges.refresh();
      await ports.pause();
      rankings.prepare();
      await ports.pause();
      await withPauses(matching.prepareInSteps(), ports.pause);
      return dataVersion;
    },
    colleges,
    history: createHistory(ports.history),
    programs,
    definitions: createDefinitions({ ...ports.definitions, vocabulary }),
    occupations: createOccupations({ ...ports.occupations, vocabulary }),
    dataIssues: createDataIssues({ ...ports.dataIssues, colleges }),
    dictionary,
    rankings,
    savedRankings: createSavedRankings(ports.rankings),
    savedSearches: createSavedSearches({ ...ports.searches, colleges }),
    scores: createScores(ports.rankings),
    matching,
    matchSessions: createMatchSessions({ ...ports.matching, zips: ports.colleges.zips }),
    analytics,
    services,
    serviceUpkeep,
    myServices: createMyServices({ ...ports.services, services }),
    listings: createListings(ports.services),
    accounts: {
      ...signIn,
      ...createVerification(ports.accounts),
      ...createPasswordReset(ports.accounts),
    },
    profile: { ...profile, ...createStudentFacts(ports.accounts) },
    favorites: createFavorites({ ...ports.favorites, colleges, vocabulary }),
    staff,
    audit: createAudit(ports.audit),
    records,
    overview: createOverview({
      ...ports.overview,
      users: { list: (slice) => records.list('users', slice) },
      services: { list: (slice) => records.list('services', slice) },
      cases: { list: (slice) => records.list('cases', slice) },
      runs: ports.runs.runs,
      catalog: colleges,
      dictionary: { dictionary: dictionary.dictionary, versions: (most) => ports.dictionary.coverage.versions(most) },
    }),
    people: createPeople({ ...ports.people, sessions: ports.accounts.access, one: records.one, endSessions: staff.endSessions }),
    events: createEventStreams(ports.events),
    messages: createMessages({ ...ports.messages, roommates }),
    roommates,
    roommateUpkeep: createRoommateUpkeep(ports.roommates),
    reports: createReports(ports.moderation),
    cases,
    mail: createMail(ports.mail),
    housekeeping: createHousekeeping({ ...ports.housekeeping, endSuspensions: cases.endSuspensions }),
    imports,
    sources,
    downloads,
    importJobs: createImportJobs({ ...ports.importJobs, publications: warehouse, inputs: warehouse }),
    jobWork: createJobWork({
      ...ports.importJobs,
      services: serviceUpkeep,
      publications: warehouse,
      inputs: warehouse,
      imports,
      downloads,
    }),
    runs: createRuns(ports.runs),
    importConsole: createImportConsole({ ...ports.importConsole, sources, dictionary }),
    locks: createLocks(ports.locks),
    invariants: createInvariants(ports.invariants),
    warehouse,
    snapshot: createSnapshot(ports.warehouse),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
