import type { Knex } from 'knex';
import { endAccess } from './shared-writes.ts';

/** What the first second step of an account brings, and the last one takes. All need a locked user. */

export async function hasSecondStep(db: Knex, userId: number): Promise<boolean> {
  const app = db('second_steps').where({ user_id: userId }).whereNotNull('confirmed_at').select('user_id');
  const either = app.unionAll(db('passkeys').where({ user_id: userId }).select('user_id'));
  return (await either.first()) !== undefined;
}

/** Before a second step is added. The first one brings recovery codes and ends all other access; then it is true. */
export async function turnOn(
  trx: Knex.Transaction,
  { userId, sessionId, recoveryDigests }: { userId: number; sessionId: string; recoveryDigests: readonly string[] },
): Promise<boolean> {
  if (await hasSecondStep(trx, userId)) return false;
  await replaceCodes(trx, userId, recoveryDigests);
  await endAccess(trx, userId, sessionId);
  return true;
}

/** After a second step was removed. The last one takes the recovery codes; then it is true. */
export async function turnOffIfLast(trx: Knex.Transaction, userId: number): Promise<boolean> {
  if (await hasSecondStep(trx, userId)) return false;
  await replaceCodes(trx, userId, []);
  return true;
}

export async function replaceCodes(trx: Knex.Transaction, userId: number, digests: readonly string[]): Promise<void> {
  await trx('recovery_codes').where({ user_id: userId }).delete();
  if (digests.length > 0) await trx('recovery_codes').insert(digests.map((digest) => ({ user_id: userId, digest })));
}
