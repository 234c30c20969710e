import { z } from 'zod';
import { CLOSURE_DATE_FORM, isClosureDate } from '../../domain/colleges/kind/closure-errors.ts';
import { CLOSURE_KINDS } from '../../domain/colleges/kind/closures.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const unitId = z.int().positive().max(999_999);
const date = z.string().trim().max(10).refine(isClosureDate, CLOSURE_DATE_FORM);
const text = (most: number) => freeText().min(1).max(most);

const values = z.object({
  unitId,
  closed: date,
  kind: z.enum(CLOSURE_KINDS),
  /** Of a merged college only. */
  successorUnitId: unitId.nullable(),
  sourcePublisher: text(120),
  sourceTitle: text(300),
  sourceDate: date,
  sourceUrl: z
    .url({ protocol: /^https?$/ })
    .max(500)
    .nullable(),
  checked: z.iso.date(),
});
/** Another person than the last editor has read the source. */
const isReviewed = z.boolean();

export const closures = defineResource({
  name: 'closures',
  words: { one: 'closure', many: 'closures' },
  read: 'read',
  write: 'catalog',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      ...values.shape,
      isReviewed,
      /** As in the catalog; the stored name if the catalog lacks the college. */
      collegeName: z.string(),
      /** Null if the catalog lacks the college. */
      collegeSlug: z.string().nullable(),
      successorName: z.string().nullable(),
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffClosure' }),
  filter: z.object({ kind: values.shape.kind.optional(), isReviewed: isReviewed.optional(), unitId: z.int().optional() }),
  sortable: ['closed', 'id', 'unitId', 'kind', 'checked', 'isReviewed', 'collegeName'],
  create: values,
  change: values.extend({ isReviewed }),
  bulk: z.object({ checked: values.shape.checked, isReviewed }),
  hasTrash: true,
});
