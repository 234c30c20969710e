import { z } from 'zod';
import { LOCKABLE_FIELDS } from '../../../domain/corrections/locks.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';

/** Values that staff have set and no import replaces, beside the imported ones. Staff set and remove them on the page of the college. */
export const locks = defineResource({
  name: 'locks',
  words: { one: 'locked field', many: 'locked fields' },
  read: 'runs.read',
  write: 'catalog',
  record: z
    .object({
      /** The id of the college and the field: "12:avgSAT". */
      id: z.string(),
      collegeId: z.int(),
      unitId: z.int().nullable(),
      name: z.string(),
      field: z.enum(LOCKABLE_FIELDS),
      /** The staff value, which pages show. */
      value: z.unknown(),
      /** The newest imported value; null if there is none. */
      supplied: z.unknown(),
      lockedBy: z.string(),
      reason: z.string(),
      lockedAt: timestamp,
    })
    .meta({ id: 'FieldLock' }),
  filter: z.object({ field: z.enum(LOCKABLE_FIELDS).optional(), collegeId: z.int().optional(), unitId: z.int().optional() }),
  sortable: ['name', 'field', 'lockedAt', 'lockedBy', 'unitId'],
});
