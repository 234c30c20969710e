import { z } from 'zod';
import { DATA_ISSUE_STATUSES, LONGEST_ISSUE_ANSWER } from '../../domain/data-issues/data-issue.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';
import { freeText } from '../shapes/text-shapes.ts';

const status = z.enum(DATA_ISSUE_STATUSES);
const values = z.object({
  status,
  answer: freeText()
    .max(LONGEST_ISSUE_ANSWER, `At most ${LONGEST_ISSUE_ANSWER.toLocaleString('en-US')} characters`)
    .nullable(),
});

/** What visitors reported. Only its status and the answer can be changed. */
export const dataIssues = defineResource({
  name: 'data-issues',
  words: { one: 'report of a problem', many: 'reports of problems' },
  read: 'read',
  write: 'moderation',
  record: z
    .object({
      id: z.int(),
      version: z.int(),
      collegeId: z.int(),
      collegeName: z.string(),
      collegeSlug: z.string(),
      field: z.string().nullable(),
      message: z.string(),
      /** What the page showed for the field when it was reported; null for older reports, and without a field. */
      shown: z.object({ value: z.unknown(), source: z.string().nullable(), period: z.string().nullable() }).nullable(),
      /** A username, or "visitor". */
      reporter: z.string(),
      /** Whether the answer can be sent. */
      hasAddress: z.boolean(),
      ...values.shape,
      /** When the answer went into the outbox. */
      answeredAt: timestamp.nullable(),
      closedAt: timestamp.nullable(),
      createdAt: timestamp,
      updatedAt: timestamp,
      deletedAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffDataIssue' }),
  filter: z.object({
    status: z.union([status, z.array(status)]).optional(),
    collegeId: z.int().positive().max(2_147_483_647).optional(),
    field: z.string().max(60).optional(),
  }),
  isAboutPeople: true,
  sortable: ['id', 'createdAt', 'updatedAt', 'status', 'field', 'collegeName', 'reporter'],
  change: values,
  bulk: values.pick({ status: true }),
  hasTrash: true,
});
