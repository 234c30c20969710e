import type { Retention } from './retention.ts';

/** What may go, each with how many went. Times are the database's; several at once do not wait for each other. */
export interface Leftovers {
  dropSessions(lives: Retention['sessions']): Promise<number>;
  dropPasswordResets(seconds: number): Promise<number>;
  /** Forgets tokens out of mails, and addresses that nobody confirmed. The accounts stay. */
  forgetMailedTokens(seconds: number): Promise<number>;
  dropLetters(ages: { sentSeconds: number; keptSeconds: number }): Promise<number>;
  /** Those whose owners may not come back any more. */
  dropDeletedAccounts(): Promise<number>;
  dropRateLimits(): Promise<number>;
  dropSignInFailures(seconds: number): Promise<number>;
}
