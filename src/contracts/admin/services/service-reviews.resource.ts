import { z } from 'zod';
import { REVIEW_STATUSES } from '../../../domain/services/review.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const status = z.enum(REVIEW_STATUSES);
const values = z.object({
  status,
  /** Why it was rejected, for its writer. */
  statusReason: freeText().max(300, 'At most 300 characters').nullable(),
  replyStatus: status.nullable(),
});

/** Reviews of services. Staff publish or reject them and the answers of providers, and change no text. */
export const serviceReviews = defineResource({
  name: 'service-reviews',
  words: { one: 'review', many: 'reviews' },
  read: 'read',
  write: 'moderation',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      serviceId: z.int(),
      serviceName: z.string(),
      username: z.string(),
      stars: z.int(),
      text: z.string(),
      reply: z.string().nullable(),
      ...values.shape,
      repliedAt: timestamp.nullable(),
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffServiceReview' }),
  filter: z.object({
    status: z.union([status, z.array(status)]).optional(),
    replyStatus: status.optional(),
    serviceId: z.int().positive().max(2_147_483_647).optional(),
    stars: z.int().min(1).max(5).optional(),
  }),
  isAboutPeople: true,
  sortable: ['id', 'createdAt', 'updatedAt', 'status', 'replyStatus', 'stars', 'serviceName', 'username'],
  change: values,
  bulk: values.pick({ status: true }),
  hasTrash: true,
});
