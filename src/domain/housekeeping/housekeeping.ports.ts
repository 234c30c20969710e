import type { Retention } from './retention.ts';

/** Deletes expired data and returns the number of rows. Times come from the database's clock; concurrent calls do not block each other. */
export interface RetentionStore {
  deleteSessions(lifetime: Retention['sessions']): Promise<number>;
  deletePasswordResets(seconds: number): Promise<number>;
  /** Clears tokens of sent links and new addresses that were never confirmed. The accounts stay. */
  clearMailedTokens(seconds: number): Promise<number>;
  deleteEmails(ages: { sentSeconds: number; unsentSeconds: number }): Promise<number>;
  /** Those that their owners can no longer restore. */
  deleteDeletedAccounts(): Promise<number>;
  deleteRateLimits(): Promise<number>;
  deleteSignInFailures(seconds: number): Promise<number>;
}
