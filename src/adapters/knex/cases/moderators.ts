import type { Knex } from 'knex';
import { mayModerate } from '../../../domain/accounts/permissions.ts';
import { ACCOUNT_TYPES } from '../../../domain/accounts/user.ts';
import type { WorkKind } from '../../../domain/moderation/report.ts';
import { appendEvents, type Told } from '../events/feed.ts';

/** The roles that work on cases. */
export const MODERATORS = ACCOUNT_TYPES.filter(mayModerate);

export const moderatorIds = (db: Knex): Promise<number[]> =>
  db('users').whereIn('account_type', MODERATORS).whereNull('disabled_at').orderBy('id').pluck<number[]>('id');

/** Pages that show the queue fetch it once for all of them. */
const MOST_CASES = 20;

/** For transactions without a feed: tells moderators of changed cases. Call it last. */
export async function tellModerators(trx: Knex.Transaction, caseIds: readonly number[]): Promise<void> {
  const people = caseIds.length === 0 ? [] : await moderatorIds(trx);
  const told = people.flatMap((userId): Told[] =>
    caseIds.slice(0, MOST_CASES).map((caseId) => ({ userId, kind: 'case.updated', payload: { caseId } })),
  );
  await appendEvents(trx, told);
}

/** After a change of records that cases follow: tells moderators of the latest case of each target. Call it last. */
export async function tellAboutWork(trx: Knex.Transaction, kind: WorkKind, targetIds: readonly number[]): Promise<void> {
  const cases = trx('cases')
    .where({ kind })
    .whereRaw('target_id = any(?)', [[...targetIds]])
    .groupBy('target_id');
  const latest = await cases.max<{ id: number }[]>({ id: 'id' });
  const ids = latest.map(({ id }) => id);
  await tellModerators(trx, ids);
}
