import { z } from 'zod';
import { LONGEST_TITLE, MAX_SQL } from '../../../domain/warehouse/query.ts';
import { defineResource } from '../../resource.ts';
import { savedName } from '../../shapes/account-shapes.ts';
import { timestamp } from '../../shapes/codecs.ts';

const values = z.object({
  title: savedName(LONGEST_TITLE),
  sql: z.string().trim().min(1, 'Write a statement').max(MAX_SQL, `At most ${MAX_SQL} characters`),
  isShared: z.boolean(),
});

/** Statements for the warehouse under a title. Each person sees their own ones and those that others share. */
export const bigqueryQueries = defineResource({
  name: 'bigquery-queries',
  words: { one: 'BigQuery query', many: 'BigQuery queries' },
  read: 'bigquery',
  write: 'bigquery',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      /** Null: the account of the author is deleted. */
      authorId: z.int().nullable(),
      authorName: z.string().nullable(),
      /** Whether the caller saved it, and so may change it. */
      isOwn: z.boolean(),
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'BigqueryQuery' }),
  filter: z.object({ isShared: z.boolean().optional(), isOwn: z.boolean().optional() }),
  sortable: ['title', 'id', 'updatedAt'],
  create: values,
  change: values,
  bulk: values.pick({ isShared: true }),
  hasTrash: true,
});
