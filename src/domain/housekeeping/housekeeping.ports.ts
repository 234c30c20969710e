/** Deletes expired data and returns the number of rows. Times come from the database's clock; concurrent calls do not block each other. */
export interface RetentionStore {
  /** So long after the sign-in. */
  deleteSessions(seconds: number): Promise<number>;
  /** Clears the browser names of ended and unused sessions. Their networks stay, as those where the account signs in. */
  clearEndedSessions(idleSeconds: number): Promise<number>;
  deletePasswordResets(seconds: number): Promise<number>;
  /** Clears tokens of sent links and new addresses that were never confirmed. The accounts stay. */
  clearMailedTokens(seconds: number): Promise<number>;
  deleteEmails(ages: { sentSeconds: number; unsentSeconds: number }): Promise<number>;
  /** Those that their owners can no longer restore. */
  deleteDeletedAccounts(): Promise<number>;
  deleteRateLimits(): Promise<number>;
  deleteSignInFailures(seconds: number): Promise<number>;
  /** Clears the addresses and accounts of reports that were closed so long ago. The reports stay. */
  clearReporters(seconds: number): Promise<number>;
  deleteAuditEvents(seconds: number): Promise<number>;
  /** Deletes records for good that are in the Trash for so long. The audit log names each of them. */
  purgeTrash(seconds: number): Promise<number>;
}
