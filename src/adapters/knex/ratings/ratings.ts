import type { Knex } from 'knex';
import { publishPart } from '../data-versions.ts';
import { ratingText, type ReviewSums } from '../../../domain/services/rating.ts';

interface SumRow extends ReviewSums {
  id: number;
}

/** Derives the ratings of services from their published reviews. Follows each change of a review, in its transaction. */
export async function writeRatings(trx: Knex.Transaction, serviceIds: readonly number[]): Promise<void> {
  // One writer at a time, so that two reviews of a service cannot each miss the other.
  await trx('services')
    .whereRaw('id = any(?)', [[...serviceIds]])
    .orderBy('id')
    .forUpdate()
    .select('id');
  const rows: SumRow[] = await sumsOf(trx).whereRaw('s.id = any(?)', [[...serviceIds]]);
  for (const { id, ...sums } of rows) {
    await trx('services')
      .where({ id })
      .update({ rating: ratingText(sums) });
  }
}

/** The services with a published review of a person. */
export const reviewedBy = (trx: Knex, userId: number): Promise<number[]> =>
  trx('service_reviews').where({ user_id: userId, status: 'published' }).whereNull('deleted_at').pluck('service_id') as Promise<number[]>;

/** Follows the end or the return of published reviews: ratings change, and servers load them. */
export async function settleReviews(trx: Knex.Transaction, serviceIds: readonly number[]): Promise<void> {
  if (serviceIds.length === 0) return;
  await writeRatings(trx, serviceIds);
  await publishPart(trx, 'services');
}

/** The published reviews of each service: `id`, `count`, `stars`. */
export const sumsOf = (db: Knex): Knex.QueryBuilder =>
  db('services as s')
    .leftJoin('service_reviews as r', (join) => {
      join.on('r.service_id', 's.id').andOnVal('r.status', 'published').andOnNull('r.deleted_at');
    })
    .groupBy('s.id')
    .select('s.id', db.raw('count(r.id)::int as count'), db.raw('coalesce(sum(r.stars), 0)::int as stars'));
