import { createPasswordReset } from './domain/accounts/sign-in/password-reset.use-cases.ts';
import type { PasswordResetPorts } from './domain/accounts/sign-in/password-reset.ports.ts';
import { createProfile, type ProfilePorts } from './domain/accounts/profile/profile.use-cases.ts';
import type { SignInPorts } from './domain/accounts/sign-in/sign-in.ports.ts';
import { createSignIn } from './domain/accounts/sign-in/sign-in.use-cases.ts';
import type { StaffPorts } from './domain/accounts/staff/staff.ports.ts';
import { createStaff } from './domain/accounts/staff/staff.use-cases.ts';
import type { VerificationPorts } from './domain/accounts/sign-in/verification.ports.ts';
import { createVerification } from './domain/accounts/sign-in/verification.use-cases.ts';
import type { AnalyticsPorts } from './domain/analytics/analytics.ports.ts';
import { createAnalytics } from './domain/analytics/analytics.use-cases.ts';
import type { CollegesPorts } from './domain/search/search.ports.ts';
import { createColleges } from './domain/search/search.use-cases.ts';
import type { DataSyncPorts } from './domain/imports/imports.ports.ts';
import { createDataSync } from './domain/imports/imports.use-cases.ts';
import type { InvariantStore } from './domain/invariants/invariants.ports.ts';
import { createInvariants } from './domain/invariants/invariants.use-cases.ts';
import type { LocksPorts } from './domain/corrections/locks.ports.ts';
import { createLocks } from './domain/corrections/locks.use-cases.ts';
import type { RunsPorts } from './domain/runs/runs.ports.ts';
import { createRuns } from './domain/runs/runs.use-cases.ts';
import type { SourceLedger } from './domain/downloads/freshness.ports.ts';
import { createSources } from './domain/downloads/freshness.use-cases.ts';
import type { DictionaryPorts } from './domain/dictionary/dictionary.ports.ts';
import { createDictionary } from './domain/dictionary/dictionary.use-cases.ts';
import type { FavoritesPorts } from './domain/favorites/favorites.ports.ts';
import { createFavorites } from './domain/favorites/favorites.use-cases.ts';
import type { DownloadsPorts } from './domain/downloads/downloads.ports.ts';
import { createDownloads } from './domain/downloads/downloads.use-cases.ts';
import type { Leftovers } from './domain/housekeeping/housekeeping.ports.ts';
import type { HistoryPorts } from './domain/history/history.ports.ts';
import { createHistory } from './domain/history/history.use-cases.ts';
import { createHousekeeping } from './domain/housekeeping/housekeeping.use-cases.ts';
import type { MailPorts } from './domain/mail/mail.ports.ts';
import { createMail } from './domain/mail/mail.use-cases.ts';
import { createMatching } from './domain/matching/matching.use-cases.ts';
import type { MatchSessionsPorts } from './domain/matching/sessions.ports.ts';
import { createMatchSessions } from './domain/matching/sessions.use-cases.ts';
import { createRankings } from './domain/rankings/rankings.use-cases.ts';
import type { SavedRankingsPorts } from './domain/rankings/saved-rankings.ports.ts';
import { createSavedRankings } from './domain/rankings/saved-rankings.use-cases.ts';
import type { ScoresPorts } from './domain/scores/scores.ports.ts';
import { createScores } from './domain/scores/scores.use-cases.ts';

/** What the inside needs from the world, by module. */
export interface Ports {
  colleges: CollegesPorts;
  history: HistoryPorts;
  dictionary: Omit<DictionaryPorts, 'catalog'>;
  rankings: ScoresPorts & SavedRankingsPorts;
  matching: MatchSessionsPorts;
  analytics: Omit<AnalyticsPorts, 'isCollege'>;
  accounts: SignInPorts & Omit<VerificationPorts, 'confirmNewEmail'> & PasswordResetPorts & Omit<ProfilePorts, 'openSession'>;
  favorites: Omit<FavoritesPorts, 'colleges'>;
  staff: Pick<StaffPorts, 'staff'>;
  mail: MailPorts;
  housekeeping: { leftovers: Leftovers };
  dataSync: DataSyncPorts & { ledger: SourceLedger };
  downloads: DownloadsPorts;
  runs: RunsPorts;
  locks: LocksPorts;
  verification: { invariants: InvariantStore };
}

/** The inside, ready to drive: production, CLI and tests all start from here. */
export function createUseCases(ports: Ports) {
  const colleges = createColleges(ports.colleges);
  const signIn = createSignIn(ports.accounts);
  const profile = createProfile({ ...ports.accounts, openSession: signIn.openSession });
  return {
    colleges,
    history: createHistory(ports.history),
    dictionary: createDictionary({ ...ports.dictionary, catalog: colleges }),
    rankings: createRankings({ catalog: colleges }),
    savedRankings: createSavedRankings(ports.rankings),
    scores: createScores(ports.rankings),
    matching: createMatching({ catalog: colleges }),
    matchSessions: createMatchSessions(ports.matching),
    analytics: createAnalytics({ ...ports.analytics, isCollege: (slug) => colleges.isSlug(slug) }),
    accounts: {
      ...signIn,
      ...createVerification({ ...ports.accounts, confirmNewEmail: (digest) => profile.confirmNewEmail(digest) }),
      ...createPasswordReset(ports.accounts),
    },
    profile,
    favorites: createFavorites({ ...ports.favorites, colleges }),
    staff: createStaff({ ...ports.accounts, ...ports.staff }),
    mail: createMail(ports.mail),
    housekeeping: createHousekeeping(ports.housekeeping),
    dataSync: createDataSync(ports.dataSync),
    sources: createSources(ports.dataSync),
    downloads: createDownloads(ports.downloads),
    runs: createRuns(ports.runs),
    locks: createLocks(ports.locks),
    verification: createInvariants(ports.verification),
  };
}

export type UseCases = ReturnType<typeof createUseCases>;
