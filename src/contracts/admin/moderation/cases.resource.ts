import { z } from 'zod';
import { CASE_STATUSES, CASE_STEPS } from '../../../domain/moderation/case.ts';
import { CASE_KINDS, REPORT_REASONS } from '../../../domain/moderation/report.ts';
import { timestamp } from '../../shapes/codecs.ts';
import { defineResource } from '../../resource.ts';

const status = z.enum(CASE_STATUSES);

/** Cases of the moderation queue. They change by calls of their own. The evidence has a call of its own, because each look is recorded. */
export const cases = defineResource({
  name: 'cases',
  words: { one: 'case', many: 'cases' },
  read: 'moderation',
  write: 'moderation',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      kind: z.enum(CASE_KINDS),
      targetId: z.int(),
      subjectId: z.int().nullable(),
      subjectName: z.string().nullable(),
      status,
      priority: z.int(),
      reasons: z.array(z.enum(REPORT_REASONS)),
      reporters: z.int(),
      hasMinor: z.boolean(),
      isHidden: z.boolean(),
      claimedById: z.int().nullable(),
      claimedBy: z.string().nullable(),
      openedAt: timestamp,
      dueAt: timestamp,
      decidedAt: timestamp.nullable(),
      step: z.enum(CASE_STEPS).nullable(),
      /** An appeal that waits for another member of staff. */
      hasAppeal: z.boolean(),
      /** The step was taken back. */
      isUndone: z.boolean(),
      updatedAt: timestamp,
    })
    .meta({ id: 'Case' }),
  filter: z.object({
    status: z.union([status, z.array(status)]).optional(),
    kind: z.enum(CASE_KINDS).optional(),
    subjectId: z.int().positive().max(2_147_483_647).optional(),
    hasAppeal: z.boolean().optional(),
    /** The caller has claimed it. */
    isMine: z.boolean().optional(),
    /** Not decided in time. */
    isOverdue: z.boolean().optional(),
  }),
  isAboutPeople: true,
  sortable: ['priority', 'dueAt', 'openedAt', 'decidedAt', 'updatedAt', 'id', 'status', 'kind', 'reporters'],
});
