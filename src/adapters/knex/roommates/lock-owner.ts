import type { Knex } from 'knex';
import { lockUser } from '../accounts/users.ts';

const LOCK_CASES = `
  select from cases where kind = 'roommate' and status <> 'decided' and target_id in (select id from roommate_profiles where user_id = ?)
  order by id for update`;
const LOCK_POOLS = `
  select from roommate_pools where college_id in (select college_id from roommate_profiles where user_id = ?) order by college_id for update`;

/** The account, then open cases about its profiles, then the pools of these: all transactions lock in this order. */
export async function lockOwner(trx: Knex.Transaction, userId: number, { lockCases = false } = {}): Promise<void> {
  await lockUser(trx, userId);
  if (lockCases) await trx.raw(LOCK_CASES, [userId]);
  await lockPools(trx, userId);
}

/** In the order of their colleges, for an account that is locked. */
export async function lockPools(trx: Knex.Transaction, userId: number): Promise<void> {
  await trx.raw(LOCK_POOLS, [userId]);
}
