import type { Knex } from 'knex';
import type { RecordFilter, RecordSelection, RecordStore, StaffRecord } from '../../../domain/admin/records.ports.ts';
import { recordExport } from './record-audit.ts';

const BATCH_ROWS = 1_000;
const ACTOR_NAME = `(select username from users where audit_log.actor = 'user ' || users.id)`;

/** The audit log as records. It has no method that changes a row. */
export function createAuditRecords(db: Knex): RecordStore {
  const select = () =>
    db('audit_log').select<StaffRecord[]>(
      db.raw('audit_log.id::float8 as id'),
      'at',
      'event',
      'actor',
      db.raw(ACTOR_NAME).wrap('', ' as "actorName"'),
      'user_id as userId',
      'resource',
      'record_id as recordId',
      'before',
      'after',
      'reason',
      'request_id as requestId',
      'code',
      'network',
      'details',
    );
  const sorted = ({ filter, sort }: RecordSelection) => {
    const query = select().orderBy('audit_log.id', sort.direction);
    restrict(query, filter);
    return query;
  };

  return {
    async list({ offset, limit, ...selection }) {
      const counted = db('audit_log').count<{ count: string }[]>({ count: '*' });
      restrict(counted, selection.filter);
      const [records, [row]] = await Promise.all([sorted(selection).offset(offset).limit(limit), counted]);
      return { records, total: Number(row?.count ?? 0) };
    },
    async find(id) {
      const query = select();
      restrict(query, { id });
      return query.first();
    },
    async *batches(selection) {
      for (let offset = 0; ; offset += BATCH_ROWS) {
        const rows = await sorted(selection).offset(offset).limit(BATCH_ROWS);
        yield rows;
        if (rows.length < BATCH_ROWS) return;
      }
    },
    noteExport: (filter) => recordExport(db, 'audit-log', filter),
  };
}

const EQUAL = { resource: 'resource', recordId: 'record_id', event: 'event', userId: 'user_id' } as const;
const DIGITS = /^\d{1,15}$/;

function restrict(query: Knex.QueryBuilder, { id, q, actor, since, ...others }: RecordFilter): void {
  const ids = [id]
    .flat()
    .map(String)
    .filter((one) => DIGITS.test(one));
  if (id !== undefined) void query.whereIn('audit_log.id', ids);
  if (typeof q === 'string' && q !== '')
    void query.whereRaw(`coalesce(audit_log.reason, '') ilike ?`, [`%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`]);
  if (typeof actor === 'string') void query.whereRaw(`(audit_log.actor = ? or ${ACTOR_NAME} = ?)`, [actor, actor]);
  if (typeof since === 'string') void query.where('audit_log.at', '>=', since);
  for (const [name, column] of Object.entries(EQUAL)) {
    if (others[name] !== undefined) void query.where(`audit_log.${column}`, others[name] as Knex.Value);
  }
}
