import type { Knex } from 'knex';
import type { OwnReview } from '../../../domain/services/review.ts';
import type { ReviewRows } from '../../../domain/services/services.ports.ts';
import { writeRatings } from '../ratings/ratings.ts';
import { OWN_COLUMNS } from './reviews.repo.ts';

/** Reviews as a change of them needs them. */
export const createReviewRows = (trx: Knex.Transaction): ReviewRows => ({
  holdService: (serviceId) =>
    trx('services')
      .where({ id: serviceId, status: 'published' })
      .whereNull('deleted_at')
      .forShare()
      .first<{ ownerId: number | null } | undefined>('owner_id as ownerId'),

  async add(userId, serviceId, { stars, text }) {
    const [row] = await trx('service_reviews')
      .insert({ service_id: serviceId, user_id: userId, stars, text })
      .onConflict(['service_id', 'user_id'])
      .ignore()
      .returning<OwnReview[]>(OWN_COLUMNS);
    return row;
  },

  async lockService(serviceId) {
    await trx('services').where({ id: serviceId }).forUpdate().first('id');
  },

  async remove(userId, serviceId) {
    const [gone] = await trx('service_reviews')
      .where({ user_id: userId, service_id: serviceId })
      .delete()
      .returning<{ status: string; deleted_at: Date | null }[]>(['status', 'deleted_at']);
    return gone?.status === 'published' && gone.deleted_at === null;
  },

  lockReceived: (ownerId, id) =>
    trx('service_reviews as r')
      .join('services as s', 's.id', 'r.service_id')
      .where({ 'r.id': id, 's.owner_id': ownerId, 'r.status': 'published' })
      .whereNull('r.deleted_at')
      .forUpdate('r')
      .first<{ reply: string | null } | undefined>('r.reply'),

  async reply(id, text) {
    await trx('service_reviews')
      .where({ id })
      .update({ reply: text, reply_status: 'pending', replied_at: trx.fn.now(), version: trx.raw('version + 1') });
  },

  writeRating: (serviceId) => writeRatings(trx, [serviceId]),
});
