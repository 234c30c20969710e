import type { Knex } from 'knex';
import type { PublishedReview } from '../../../domain/services/review.ts';
import type { ReviewStore } from '../../../domain/services/services.ports.ts';

const REPLY = `case when reply_status = 'published' then reply end as reply`;

export const createReviewStore = (db: Knex): Pick<ReviewStore, 'published'> => ({
  async published(serviceId, { offset, limit }) {
    const published = () => db('service_reviews').where({ service_id: serviceId, status: 'published' }).whereNull('deleted_at');
    const [reviews, [row]] = await Promise.all([
      published()
        .orderBy('id', 'desc')
        .offset(offset)
        .limit(limit)
        .select<PublishedReview[]>('id', 'stars', 'text', 'created_at as createdAt', db.raw(REPLY)),
      published().count<{ count: string }[]>({ count: '*' }),
    ]);
    return { reviews, total: Number(row?.count ?? 0) };
  },
});
