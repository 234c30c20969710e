import type { Knex } from 'knex';
import type { OwnReview, PublishedReview, ReceivedReview } from '../../../domain/services/review.ts';
import type { ReviewStore } from '../../../domain/services/services.ports.ts';

const PUBLISHED_REPLY = `case when reply_status = 'published' then reply end as reply`;
export const OWN_COLUMNS = [
  'id',
  'service_id as serviceId',
  'stars',
  'text',
  'status',
  'status_reason as reason',
  'created_at as createdAt',
];

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
});
