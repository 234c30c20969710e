import { z } from 'zod';
import { CATEGORY_SLUGS } from '../../../domain/services/service.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const values = z.object({
  description: freeText().max(1_500, 'At most 1,500 characters'),
  position: z.int().min(1, 'From 1 to 99').max(99, 'From 1 to 99'),
});

/** The categories of services. Their addresses and names are fixed, because the menus have them. */
export const serviceCategories = defineResource({
  name: 'service-categories',
  words: { one: 'category of services', many: 'categories of services' },
  read: 'read',
  write: 'services',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      slug: z.enum(CATEGORY_SLUGS),
      name: z.string(),
      icon: z.string(),
      ...values.shape,
      /** Published services. */
      serviceCount: z.int(),
      updatedAt: timestamp,
    })
    .meta({ id: 'StaffServiceCategory' }),
  filter: z.object({}),
  sortable: ['position', 'id', 'name', 'serviceCount', 'updatedAt'],
  change: values,
});
