import type { Knex } from 'knex';
import type { StaffCounts } from '../../../../domain/admin/overview.ports.ts';

/** Counts of the records that staff look after, for the dashboard. */
export async function readStaffCounts(db: Knex): Promise<StaffCounts> {
  const [colleges, users, openIssues, services, waiting, givenUp, notes] = await Promise.all([
    grouped(db, 'colleges', 'operating_status'),
    grouped(db, 'users', 'account_type'),
    countOf(db('data_issues').where({ status: 'open' }).whereNull('deleted_at')),
    serviceCounts(db),
    countOf(db('email_outbox').whereNotNull('next_attempt_at')),
    countOf(db('email_outbox').whereNull('sent_at').whereNull('next_attempt_at').where({ body: '' })),
    countOf(db('notes').whereNull('deleted_at')),
  ]);
  return {
    colleges: colleges.map(({ value, count }) => ({ status: value as StaffCounts['colleges'][number]['status'], count })),
    users: users.map(({ value, count }) => ({ accountType: value as StaffCounts['users'][number]['accountType'], count })),
    openIssues,
    services,
    emails: { waiting, givenUp },
    notes,
  };
}

async function serviceCounts(db: Knex): Promise<StaffCounts['services']> {
  const services = () => db('services').whereNull('deleted_at');
  const [listings, reviews, faults, deadLinks] = await Promise.all([
    countOf(services().whereRaw(`(status = 'pending' or proposed is not null)`)),
    countOf(db('service_reviews').whereNull('deleted_at').whereRaw(`'pending' in (status, reply_status)`)),
    countOf(db('service_faults').whereNull('deleted_at').where({ status: 'open' })),
    countOf(services().where({ status: 'published', link_state: 'dead' })),
  ]);
  return { listings, reviews, faults, deadLinks };
}

const grouped = (db: Knex, table: string, column: string) =>
  db(table).select({ value: column }).select(db.raw('count(*)::int as count')).groupBy(column).orderBy(column) as unknown as Promise<
    { value: string; count: number }[]
  >;

async function countOf(query: Knex.QueryBuilder): Promise<number> {
  const [row] = await query.count<{ count: string }[]>({ count: '*' });
  return Number(row?.count ?? 0);
}
