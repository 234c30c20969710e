import { z } from 'zod';
import { LONGEST_LIST_NAME } from '../../domain/admin/saved-list.ts';
import { timestamp } from '../shapes/codecs.ts';
import { savedName } from '../shapes/account-shapes.ts';
import { defineResource } from '../resource.ts';

const MAX_QUERY = 4_000;

const query = z
  .strictObject({
    filter: z.record(z.string().max(40), z.unknown()),
    sort: z.tuple([z.string().max(40), z.enum(['ASC', 'DESC'])]),
  })
  .refine((value) => JSON.stringify(value).length <= MAX_QUERY, `At most ${MAX_QUERY} characters as JSON`);

const values = z.object({
  resource: z.string().regex(/^[a-z][a-z-]{0,39}$/, 'The name of a resource'),
  name: savedName(LONGEST_LIST_NAME),
  query,
  isShared: z.boolean(),
});

/** Filters and orders of lists under a name. Each person sees their own ones and those that others share. */
export const savedQueries = defineResource({
  name: 'saved-queries',
  words: { one: 'saved query', many: 'saved queries' },
  read: 'read',
  // Everyone who sees lists saves their own.
  write: 'read',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      authorId: z.int(),
      authorName: z.string().nullable(),
      /** Whether the caller saved it, and so may change it. */
      isOwn: z.boolean(),
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'SavedQuery' }),
  filter: z.object({ resource: values.shape.resource.optional(), isShared: z.boolean().optional(), isOwn: z.boolean().optional() }),
  sortable: ['name', 'id', 'resource', 'updatedAt'],
  create: values,
  change: values.omit({ resource: true }),
  bulk: values.pick({ isShared: true }),
  hasTrash: true,
});
