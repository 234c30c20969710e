import type { Knex } from 'knex';
import { endAccess } from '../../accounts/shared-writes.ts';
import { originColumns } from '../../origin.ts';

/** Ends all access of a user for a member of staff. Returns how many sessions were open; undefined for an unknown user. */
export function endSessionsOf(db: Knex, userId: number, reason: string): Promise<number | undefined> {
  return db.transaction(async (trx) => {
    const user: unknown = await trx('users').where({ id: userId }).forUpdate().first('id');
    if (user === undefined) return undefined;
    const open = await trx('sessions').where({ user_id: userId }).whereNull('revoked_at').pluck('id');
    await endAccess(trx, userId);
    const record = { resource: 'users', record_id: String(userId), reason };
    await trx('audit_log').insert({ event: 'signed-out-everywhere', user_id: userId, ...record, ...originColumns() });
    return open.length;
  });
}
