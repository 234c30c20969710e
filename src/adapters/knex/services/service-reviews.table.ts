import type { Knex } from 'knex';
import type { TableSpec } from '../admin/table-spec.ts';
import { reportedByMe } from '../cases/involved.ts';
import { publishPart } from '../data-versions.ts';
import { writeRatings } from '../ratings/ratings.ts';

const ofService = (column: string) => `(select s.${column} from services s where s.id = service_reviews.service_id)`;

export const SERVICE_REVIEWS: TableSpec = {
  resource: 'service-reviews',
  table: 'service_reviews',
  fields: ['serviceId', 'stars', 'text', 'status', 'statusReason', 'reply', 'replyStatus', 'repliedAt', 'createdAt', 'updatedAt'],
  computed: {
    serviceName: ofService('name'),
    username: '(select username from users where users.id = service_reviews.user_id)',
  },
  involved: `service_reviews.user_id = :me or ${ofService('owner_id')} = :me or ${reportedByMe('review', 'service_reviews.id')}`,
  searched: ['service_reviews.text', ofService('name')],
  hasTrash: true,
  privateFields: ['text', 'reply', 'statusReason'],
  check: async (trx: Knex.Transaction, ids) =>
    writeRatings(trx, (await trx('service_reviews').whereIn('id', ids).distinct().pluck('service_id')) as number[]),
  afterChange: (trx) => publishPart(trx, 'services'),
};
