import type { Knex } from 'knex';
import { permissionsOf } from '../../../domain/accounts/permissions.ts';
import { ACCOUNT_TYPES } from '../../../domain/accounts/user.ts';
import type { RecordStore } from '../../../domain/admin/records.ports.ts';
import { currentUserId } from '../origin.ts';
import { createQueryRecords } from './query-records.ts';

const ACTOR_NAME = `(select username from users where audit_log.actor = 'user ' || users.id)`;
const AUDITORS = ACCOUNT_TYPES.filter((type) => permissionsOf(type).includes('audit'));
/** Whether the caller may see what happened to accounts, and from which networks. The planner asks once per query. */
const IS_AUDITOR = '(select exists (select from users caller where caller.id = ? and caller.account_type = any(?)))';
const NETWORK = `case when ${IS_AUDITOR} then network else '' end as network`;

/** The audit log as records. No method changes a row. Without the permission `audit`, callers see changes of records only, without networks. */
export const createAuditRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'audit-log',
    rows() {
      const caller = [currentUserId() ?? null, AUDITORS];
      return db('audit_log')
        .select('id', 'at', 'event', 'actor', db.raw(ACTOR_NAME).wrap('', ' as "actorName"'), 'user_id as userId', 'resource')
        .select('record_id as recordId', 'before', 'after', 'reason', 'request_id as requestId', 'code', 'details')
        .select(db.raw(NETWORK, caller))
        .whereRaw(`(resource is not null or ${IS_AUDITOR})`, caller);
    },
    searched: ['reason'],
    filters: {
      actor: (query, actor) =>
        void query.where((any) => void any.where('records.actor', actor as string).orWhere('records.actorName', actor as string)),
      since: (query, since) => void query.where('records.at', '>=', since as string),
    },
    toRecord: (row) => row,
  });
