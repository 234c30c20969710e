import { z } from 'zod';
import { NICKNAME_BASES } from '../../domain/colleges/names/nicknames.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';

const values = z.object({
  texts: z.array(z.string().trim().min(1).max(80)).min(1).max(20),
  unitIds: z.array(z.int().positive().max(999_999)).min(1).max(60),
  kind: z.enum(['college', 'system']),
  name: z.string().trim().min(1).max(120).nullable(),
  basis: z.enum(NICKNAME_BASES),
  checked: z.iso.date(),
});

export const nicknames = defineResource({
  name: 'nicknames',
  words: { one: 'nickname', many: 'nicknames' },
  read: 'read',
  write: 'catalog',
  record: z.object({ id: z.int(), version: z.int(), ...values.shape, deletedAt: timestamp.nullable() }).meta({ id: 'StaffNickname' }),
  filter: z.object({ kind: values.shape.kind.optional(), basis: values.shape.basis.optional(), unitId: z.int().optional() }),
  sortable: ['texts', 'id', 'kind', 'basis', 'checked', 'name'],
  create: values,
  change: values,
  bulk: values.pick({ basis: true, checked: true }),
  hasTrash: true,
});
