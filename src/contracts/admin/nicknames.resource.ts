import { z } from 'zod';
import { NICKNAME_BASES, NICKNAME_KINDS } from '../../domain/colleges/names/nicknames.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const values = z.object({
  texts: z.array(freeText().min(1).max(80)).min(1).max(60),
  /** The college that is meant most often first; the first one of a system is its flagship. */
  unitIds: z.array(z.int().positive().max(999_999)).min(1).max(200),
  kind: z.enum(NICKNAME_KINDS),
  /** Of a system only. */
  name: freeText().min(1).max(120).nullable(),
  basis: z.enum(NICKNAME_BASES),
  checked: z.iso.date(),
});

export const nicknames = defineResource({
  name: 'nicknames',
  words: { one: 'nickname', many: 'nicknames' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      /** In the order of `unitIds`; null for a college that the catalog lacks. */
      collegeNames: z.array(z.string().nullable()),
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffNickname' }),
  filter: z.object({ kind: values.shape.kind.optional(), basis: values.shape.basis.optional(), unitId: z.int().optional() }),
  sortable: ['texts', 'id', 'kind', 'basis', 'checked', 'name'],
  create: values,
  change: values,
  bulk: values.pick({ basis: true, checked: true }),
  hasTrash: true,
});
