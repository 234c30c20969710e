import type { AccountStores } from './account-stores.ports.ts';
import type { Caller } from './user.ts';

/** What the first second step of an account brings, and the last one takes. Both need a locked account. */

/** Before a second step is added. The first one brings recovery codes and ends all other access; then it is true. */
export async function turnOn(
  { secondSteps, recoveryCodes, access }: AccountStores,
  { user, sessionId }: Caller,
  recoveryDigests: readonly string[],
): Promise<boolean> {
  if (await secondSteps.hasAny(user.id)) return false;
  await recoveryCodes.replace(user.id, recoveryDigests);
  await access.end(user.id, sessionId);
  return true;
}

/** After a second step was removed. The last one takes the recovery codes; then it is true. */
export async function turnOffIfLast({ secondSteps, recoveryCodes }: AccountStores, userId: number): Promise<boolean> {
  if (await secondSteps.hasAny(userId)) return false;
  await recoveryCodes.replace(userId, []);
  return true;
}
