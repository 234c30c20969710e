import { z } from 'zod';
import { LONGEST_STAFF_NOTE, NOTED_RESOURCES } from '../../domain/admin/notes.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const text = freeText()
  .min(1, 'Required')
  .max(LONGEST_STAFF_NOTE, `At most ${LONGEST_STAFF_NOTE.toLocaleString('en-US')} characters`);
const place = {
  resource: z.enum(NOTED_RESOURCES),
  recordId: z.string().regex(/^[\w.:-]{1,80}$/, 'The id of a record'),
};

/** What staff write beside a record for each other. Only the author changes a note. */
export const notes = defineResource({
  name: 'notes',
  words: { one: 'note', many: 'notes' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...place,
      text: z.string(),
      authorId: z.int().nullable(),
      /** Null when the account was deleted. */
      authorName: z.string().nullable(),
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffNote' }),
  filter: z.object({ resource: place.resource.optional(), recordId: place.recordId.optional(), authorId: z.int().optional() }),
  sortable: ['id', 'createdAt', 'updatedAt'],
  create: z.object({ ...place, text }),
  change: z.object({ text }),
  hasTrash: true,
});
