import type { Knex } from 'knex';
import type { OwnReview, PublishedReview, ReceivedReview } from '../../../domain/services/review.ts';
import type { ReviewStore } from '../../../domain/services/services.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { settleReviews } from '../ratings/ratings.ts';

const PUBLISHED_REPLY = `case when reply_status = 'published' then reply end as reply`;
const OWN_COLUMNS = ['id', 'service_id as serviceId', 'stars', 'text', 'status', 'status_reason as reason', 'created_at as createdAt'];

export const createReviewStore = (db: Knex): ReviewStore => ({
  async published(serviceId, { offset, limit }) {
    const published = () => db('service_reviews').where({ service_id: serviceId, status: 'published' }).whereNull('deleted_at');
    const [reviews, [row]] = await Promise.all([
      published()
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .select<PublishedReview[]>('id', 'stars', 'text', 'created_at as createdAt', db.raw(PUBLISHED_REPLY)),
      published().count<{ count: string }[]>({ count: '*' }),
    ]);
    return { reviews, total: Number(row?.count ?? 0) };
  },

  own: (userId) => db('service_reviews').where({ user_id: userId }).orderBy('id', 'desc').select<OwnReview[]>(OWN_COLUMNS),

  received: (ownerId, limit) =>
    db('service_reviews as r')
      .join('services as s', 's.id', 'r.service_id')
      .where({ 's.owner_id': ownerId, 'r.status': 'published' })
      .whereNull('r.deleted_at')
      .whereNull('s.deleted_at')
      .orderBy('r.id', 'desc')
      .limit(limit)
      .select<ReceivedReview[]>({
        id: 'r.id',
        serviceId: 'r.service_id',
        stars: 'r.stars',
        text: 'r.text',
        createdAt: 'r.created_at',
        reply: 'r.reply',
        replyStatus: 'r.reply_status',
      }),

  add: (userId, serviceId, { stars, text }) =>
    db.transaction(async (trx) => {
      await lockUser(trx, userId);
      const service = await trx('services')
        .where({ id: serviceId, status: 'published' })
        .whereNull('deleted_at')
        .forShare()
        .first<{ owner_id: number | null } | undefined>('owner_id');
      if (!service) return 'unknown';
      if (service.owner_id === userId) return 'own-service';
      const [row] = await trx('service_reviews')
        .insert({ service_id: serviceId, user_id: userId, stars, text })
        .onConflict(['service_id', 'user_id'])
        .ignore()
        .returning<OwnReview[]>(OWN_COLUMNS);
      return row ?? 'exists';
    }),

  remove: (userId, serviceId) =>
    db.transaction(async (trx) => {
      await trx('services').where({ id: serviceId }).forUpdate().first('id');
      const [gone] = await trx('service_reviews')
        .where({ user_id: userId, service_id: serviceId })
        .delete()
        .returning<{ status: string; deleted_at: Date | null }[]>(['status', 'deleted_at']);
      if (gone?.status !== 'published' || gone.deleted_at !== null) return;
      await settleReviews(trx, [serviceId]);
    }),

  reply: (ownerId, reviewId, text) =>
    db.transaction(async (trx) => {
      const review = await trx('service_reviews as r')
        .join('services as s', 's.id', 'r.service_id')
        .where({ 'r.id': reviewId, 's.owner_id': ownerId, 'r.status': 'published' })
        .whereNull('r.deleted_at')
        .forUpdate('r')
        .first<{ reply: string | null } | undefined>('r.reply');
      if (!review) return 'unknown';
      if (review.reply !== null) return 'exists';
      await trx('service_reviews')
        .where({ id: reviewId })
        .update({ reply: text, reply_status: 'pending', replied_at: trx.fn.now(), version: trx.raw('version + 1') });
      return 'replied';
    }),
});
