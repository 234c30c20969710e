import { z } from 'zod';
import { FAULT_KINDS, FAULT_STATUSES } from '../../../domain/services/fault.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const status = z.enum(FAULT_STATUSES);
const values = z.object({ status, note: freeText().max(500, 'At most 500 characters').nullable() });

/** What visitors reported about services. */
export const serviceFaults = defineResource({
  name: 'service-faults',
  words: { one: 'reported fault', many: 'reported faults' },
  read: 'read',
  write: 'moderation',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      serviceId: z.int(),
      serviceName: z.string(),
      kind: z.enum(FAULT_KINDS),
      message: z.string(),
      /** What the entry said when it was reported; null for older reports. */
      shown: z.object({ description: z.string(), priceRange: z.string().nullable(), website: z.string() }).nullable(),
      /** A username, or "visitor". */
      reporter: z.string(),
      ...values.shape,
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffServiceFault' }),
  filter: z.object({
    status: z.union([status, z.array(status)]).optional(),
    kind: z.enum(FAULT_KINDS).optional(),
    serviceId: z.int().positive().max(2_147_483_647).optional(),
  }),
  isAboutPeople: true,
  sortable: ['id', 'createdAt', 'updatedAt', 'status', 'kind', 'serviceName', 'reporter'],
  change: values,
  bulk: values.pick({ status: true }),
  hasTrash: true,
});
