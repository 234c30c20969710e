import type { Knex } from 'knex';
import { publishPart } from '../data-versions.ts';
import { settleReviews } from '../ratings/ratings.ts';

interface StatusChange {
  from: 'published' | 'rejected';
  to: 'published' | 'rejected';
  /** Its writer reads it. */
  reason: string | null;
}

/** Hides a published review, and shows it again. The rating of its service follows. */
export const hideableReviews = {
  hide: (trx: Knex.Transaction, id: number, reason: string) => changeReview(trx, id, { from: 'published', to: 'rejected', reason }),
  show: (trx: Knex.Transaction, id: number) => changeReview(trx, id, { from: 'rejected', to: 'published', reason: null }),
};

/** Hides a published service, and shows it again. */
export const hideableServices = {
  hide: (trx: Knex.Transaction, id: number, reason: string) => changeService(trx, id, { from: 'published', to: 'rejected', reason }),
  show: (trx: Knex.Transaction, id: number) => changeService(trx, id, { from: 'rejected', to: 'published', reason: null }),
};

/** The service first: all transactions lock in this order. */
async function changeReview(trx: Knex.Transaction, id: number, change: StatusChange): Promise<boolean> {
  const [serviceId] = (await trx('service_reviews').where({ id }).pluck('service_id')) as number[];
  if (serviceId === undefined) return false;
  await trx('services').where({ id: serviceId }).forUpdate().first('id');
  if (!(await changeStatus(trx, 'service_reviews', id, change))) return false;
  await settleReviews(trx, [serviceId]);
  return true;
}

async function changeService(trx: Knex.Transaction, id: number, change: StatusChange): Promise<boolean> {
  if (!(await changeStatus(trx, 'services', id, change))) return false;
  await publishPart(trx, 'services');
  return true;
}

async function changeStatus(trx: Knex, table: string, id: number, { from, to, reason }: StatusChange): Promise<boolean> {
  const changed = { status: to, status_reason: reason, version: trx.raw('version + 1'), updated_at: trx.fn.now() };
  return (await trx(table).where({ id, status: from }).whereNull('deleted_at').update(changed)) > 0;
}
