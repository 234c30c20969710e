import type { Knex } from 'knex';
import type { LookAtFact } from '../../../../domain/admin/people.ports.ts';
import { originColumns } from '../../origin.ts';

const FACTS = {
  email: { column: 'email', event: 'address-seen' },
  birthDate: { column: 'birth_date', event: 'birth-date-seen' },
} as const;

/** The row of the audit log outlives the account, so it names the account and not what was seen. */
export const createLook =
  (db: Knex): LookAtFact =>
  (userId, fact) =>
    db.transaction(async (trx) => {
      const { column, event } = FACTS[fact];
      const row = await trx('users').where({ id: userId }).first<Record<string, string | null> | undefined>(column);
      if (!row) return undefined;
      await trx('audit_log').insert({ event, user_id: userId, resource: 'users', record_id: String(userId), ...originColumns() });
      return row[column];
    });
