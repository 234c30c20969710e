import type { HousekeepingPorts } from './housekeeping.ports.ts';
import { RETENTION } from './retention.ts';

export function createHousekeeping({ retention, endSuspensions }: HousekeepingPorts) {
  return {
    /** Returns the number of deleted rows by kind. Any process may call it at any time. */
    deleteExpired: async () => ({
      sessions: await retention.deleteSessions(RETENTION.sessions.absoluteSeconds),
      endedSessions: await retention.clearEndedSessions(RETENTION.sessions.idleSeconds),
      passwordResets: await retention.deletePasswordResets(RETENTION.passwordResets),
      mailedTokens: await retention.clearMailedTokens(RETENTION.mailedTokens),
      emails: await retention.deleteEmails({ sentSeconds: RETENTION.sentEmails, unsentSeconds: RETENTION.unsentEmails }),
      deletedAccounts: await retention.deleteDeletedAccounts(),
      rateLimits: await retention.deleteRateLimits(),
      signInFailures: await retention.deleteSignInFailures(RETENTION.signInFailures),
      passkeyChallenges: await retention.deletePasskeyChallenges(),
      reporters: await retention.clearReporters(RETENTION.closedIssues),
      events: await retention.deleteEvents(),
      endedSuspensions: await endSuspensions(),
      evidence: await retention.deleteEvidence(RETENTION.evidence),
      roommateProfiles: await retention.deleteRoommateProfiles(RETENTION.roommateProfiles),
      collegeProofs: await retention.deleteCollegeProofs(RETENTION.proofCodes),
      trash: await retention.purgeTrash(RETENTION.trash),
      auditEvents: await retention.deleteAuditEvents(RETENTION.auditEvents),
    }),
  };
}
