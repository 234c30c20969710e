import type { Knex } from 'knex';
import type { RefusedAttempts } from '../../../domain/accounts/accounts.ports.ts';
import type { AuditEntry, AuditEvent } from '../../../domain/audit/audit.ts';
import type { AuditFilter, AuditLog } from '../../../domain/audit/audit.ports.ts';
import { originColumns } from '../origin.ts';
import { usersByAddress } from './users.ts';

/** Records an event with its cause. It is recorded if, and only if, the surrounding transaction commits. */
export async function recordAudit(trx: Knex.Transaction, { event, userId, details = {} }: Omit<AuditEvent, 'code'>): Promise<void> {
  await trx('audit_log').insert({ event, user_id: userId, details, ...originColumns() });
}

/**
 * An attacker chooses how many attempts are refused, and the log keeps them for a year. So each kind of event has limits for an hour:
 * per account (without an account, per network), and in total, counted apart for attempts with and without an account.
 *
 * An attempt must not take longer where there is an account. So the statement reads the same rows with and without one, and the commit does
 * not wait for the disk, which it would do only within the limits.
 */
const RECORD_REFUSED = `
  insert into audit_log (event, user_id, actor, network, request_id, code, details)
  select :event, owner.id, :actor, :network, :request_id, :code, :details::jsonb
  from set_config('synchronous_commit', 'off', true)
  left join users owner on owner.id = :userId or lower(owner.email) = lower(:email)
  cross join lateral (
    select
      count(*) filter (where (user_id is null) = (owner.id is null)) as total,
      count(*) filter (where user_id = owner.id or user_id is null and owner.id is null and network = :network) as alike
    from audit_log where code is not null and event = :event and at > now() - interval '1 hour'
  ) counted
  where alike < :mostAlike and total < :mostInTotal`;
const LIMITS = { mostAlike: 20, mostInTotal: 2_000 };

/** Refused attempts have no transaction that could record them. */
export function createRefusedAttempts(db: Knex): RefusedAttempts {
  return {
    async record({ event, email, userId, code, details = {} }) {
      const account = { email: email ?? null, userId: userId ?? null };
      const bindings = { event, ...account, code, details: JSON.stringify(details), ...originColumns(), ...LIMITS };
      await db.raw(RECORD_REFUSED, bindings as Record<string, Knex.Value>);
    },
  };
}

/** The audit log, for staff. Repositories write it with `recordAudit`. */
export function createAuditLog(db: Knex): AuditLog {
  return {
    list({ userId, event, most }: AuditFilter) {
      const query = db('audit_log').orderBy('id', 'desc').limit(most);
      if (userId !== undefined) void query.where({ user_id: userId });
      if (event !== undefined) void query.where({ event });
      return query.select<AuditEntry[]>({
        id: 'id',
        at: 'at',
        event: 'event',
        userId: 'user_id',
        actor: 'actor',
        network: 'network',
        code: 'code',
        details: 'details',
      });
    },
    async userIdOf(email) {
      const row = await usersByAddress(db, email).first<{ id: number } | undefined>('id');
      return row?.id;
    },
  };
}
