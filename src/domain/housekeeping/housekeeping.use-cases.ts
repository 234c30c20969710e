import type { Leftovers } from './housekeeping.ports.ts';
import { RETENTION } from './retention.ts';

/** Keeping nothing longer than it is of use. */
export function createHousekeeping({ leftovers }: { leftovers: Leftovers }) {
  return {
    /** How many of each went. What may be gone already is no fault, so any process may do it at any time. */
    tidy: async () => ({
      sessions: await leftovers.dropSessions(RETENTION.sessions),
      passwordResets: await leftovers.dropPasswordResets(RETENTION.passwordResets),
      mailedTokens: await leftovers.forgetMailedTokens(RETENTION.mailedTokens),
      letters: await leftovers.dropLetters({ sentSeconds: RETENTION.sentLetters, keptSeconds: RETENTION.keptLetters }),
      deletedAccounts: await leftovers.dropDeletedAccounts(),
      rateLimits: await leftovers.dropRateLimits(),
      signInFailures: await leftovers.dropSignInFailures(RETENTION.signInFailures),
    }),
  };
}
