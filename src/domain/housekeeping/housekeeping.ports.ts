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
  /** Challenges for passkeys without an answer in time. */
  deletePasskeyChallenges(): Promise<number>;
  /** Clears the addresses and accounts of reports that were closed so long ago. The reports stay. */
  clearReporters(seconds: number): Promise<number>;
  /** Events of open pages that are too old, or beyond the kept number of a person. */
  deleteEvents(): Promise<number>;
  /** Copied texts and the words of reporters, so long after the decision of their case. An appeal that waits keeps them. */
  deleteEvidence(seconds: number): Promise<number>;
  /** Roommate profiles that were deleted so long ago, with their requests. */
  deleteRoommateProfiles(seconds: number): Promise<number>;
  /** Proofs of colleges whose time is over, and mailed codes so long after they were asked for. */
  deleteCollegeProofs(codeSeconds: number): Promise<number>;
  deleteAuditEvents(seconds: number): Promise<number>;
  /** Deletes records for good that are in the Trash for so long. The audit log names each of them. */
  purgeTrash(seconds: number): Promise<number>;
}

export interface HousekeepingPorts {
  retention: RetentionStore;
  /** Lets people sign in again whose suspension is over. Returns how many. */
  endSuspensions: () => Promise<number>;
}
