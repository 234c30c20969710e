import { z } from 'zod';
import { CATEGORY_SLUGS, LINK_STATES, SERVICE_STATUSES } from '../../../domain/services/service.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { listingValues, serviceValues } from '../../shapes/service-shapes.ts';
import { defineResource } from '../../resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const values = z.object({
  categoryId: z.int().positive().max(2_147_483_647),
  slug: z
    .string()
    .regex(/^[a-z\d]+(-[a-z\d]+)*$/, 'Small letters, digits and hyphens')
    .max(80, 'At most 80 characters'),
  ...serviceValues.shape,
  isCommercial: z.boolean(),
  isPublicAlternative: z.boolean(),
  status: z.enum(SERVICE_STATUSES),
  /** What the entry rests on. */
  basis: freeText().max(300, 'At most 300 characters'),
  checkedAt: z.iso.date().nullable(),
  checkedBy: freeText().max(80, 'At most 80 characters').nullable(),
});

export const services = defineResource({
  name: 'services',
  words: { one: 'service', many: 'services' },
  read: 'read',
  write: 'services',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      category: z.enum(CATEGORY_SLUGS),
      categoryName: z.string(),
      /** Derived from the published reviews. */
      rating: z.string().nullable(),
      reviewCount: z.int(),
      statusReason: z.string().nullable(),
      /** The username of the provider. Null: staff keep the entry. */
      owner: z.string().nullable(),
      /** The values that the provider proposes for a published service. */
      proposed: listingValues.nullable(),
      /** Staff have to decide: it is pending, or a change is proposed. */
      isWaiting: z.boolean(),
      linkState: z.enum(LINK_STATES).nullable(),
      linkDetail: z.string().nullable(),
      linkCheckedAt: timestamp.nullable(),
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffService' }),
  filter: z.object({
    category: z.union([z.enum(CATEGORY_SLUGS), z.array(z.enum(CATEGORY_SLUGS))]).optional(),
    status: z.union([values.shape.status, z.array(values.shape.status)]).optional(),
    linkState: z.enum(LINK_STATES).optional(),
    isWaiting: z.boolean().optional(),
    isCommercial: z.boolean().optional(),
  }),
  sortable: ['name', 'id', 'category', 'status', 'priceBand', 'checkedAt', 'linkCheckedAt', 'updatedAt', 'reviewCount'],
  create: values,
  change: values,
  bulk: values.pick({ status: true, checkedAt: true, checkedBy: true, isCommercial: true, isPublicAlternative: true }),
  hasTrash: true,
  notInFiles: ['proposed'],
});
