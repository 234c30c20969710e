import { z } from 'zod';
import { APPEAL_OUTCOMES } from '../../../domain/moderation/appeals.ts';
import { CASE_LIMITS, CASE_STEPS, REASON_CODES } from '../../../domain/moderation/case.ts';
import type { CaseStep } from '../../../domain/moderation/case.ts';
import { isLocking } from '../../../domain/moderation/steps.ts';
import { LONGEST_MESSAGE } from '../../../domain/messages/message.ts';
import { REPORT_REASONS } from '../../../domain/moderation/report.ts';
import { defineContract, type Endpoint } from '../../endpoint.ts';
import { rowId, timestamp } from '../../shapes/codecs.ts';
import { cases } from './cases.resource.ts';
import { freeText } from '../../shapes/text-shapes.ts';

const note = freeText().max(CASE_LIMITS.note, `At most ${CASE_LIMITS.note.toLocaleString('en-US')} characters`);
const change = {
  method: 'POST',
  access: 'staff',
  permission: 'moderation',
  isVersioned: true,
  params: z.object({ id: rowId }),
  response: cases.spec.record,
  refusals: [404, 422],
} as const satisfies Partial<Endpoint>;

/** What moderators do with a case. None of them may touch a case about themselves or one that they reported. */
export const casesCalls = defineContract({
  claimCase: {
    ...change,
    path: '/api/admin/cases/:id/claim',
    summary: 'Takes a case. Another moderator who saw the same version gets 409.',
  },
  releaseCase: {
    ...change,
    path: '/api/admin/cases/:id/release',
    summary: 'Gives a claimed case back to the queue, or lets it wait.',
    body: z.strictObject({ isWaiting: z.boolean() }),
  },
  decideCase: {
    ...change,
    path: '/api/admin/cases/:id/decide',
    proof: ({ step }: { step: CaseStep }) => isLocking(step),
    summary: 'Decides a case that the caller claimed. The person gets a notice and an email, the reporters one line.',
    body: z.strictObject({
      step: z.enum(CASE_STEPS, 'Choose a step'),
      reasonCode: z.enum(REASON_CODES, 'Choose a reason'),
      /** For staff. */
      note: note.min(1, 'Write why, for staff'),
      /** Days until a pause or a suspension ends by itself. */
      days: z.int().min(1).max(CASE_LIMITS.days).optional(),
    }),
  },
  undoCase: {
    ...change,
    path: '/api/admin/cases/:id/undo',
    summary: 'Takes back the step of a decided case.',
    body: z.strictObject({ note: note.min(1, 'Write why, for staff') }),
  },
  decideAppeal: {
    ...change,
    path: '/api/admin/cases/:id/appeal',
    permission: 'appeals',
    summary: 'Grants or refuses an appeal. The member of staff who decided the case is refused.',
    body: z.strictObject({ isGranted: z.boolean(), note: note.min(1, 'Write why, for staff') }),
  },
  writeAboutCase: {
    method: 'POST',
    path: '/api/admin/cases/:id/messages',
    access: 'staff',
    permission: 'moderation',
    status: 201,
    summary: 'Writes a message as staff: to the person whom a case is about, or to the sender of one of its reports, who stays unnamed.',
    params: z.object({ id: rowId }),
    body: z.strictObject({
      /** Without it, to the person whom the case is about. */
      reportId: z.int().positive().max(2_147_483_647).optional(),
      content: freeText()
        .min(1, 'Write a message')
        .max(LONGEST_MESSAGE, `At most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters`),
      clientId: z.uuid('A UUID'),
    }),
    response: z.object({ conversationId: z.int() }),
    refusals: [404, 422],
  },
  caseEvidence: {
    method: 'GET',
    path: '/api/admin/cases/:id/evidence',
    access: 'staff',
    permission: 'moderation',
    summary: 'Returns the reports, the evidence and the history of a case. The audit log records each look.',
    params: z.object({ id: rowId }),
    response: z.object({
      reports: z.array(z.object({ id: z.int(), reason: z.enum(REPORT_REASONS), message: z.string(), createdAt: timestamp })),
      /** Texts as they were at the time of a report, oldest first. */
      evidence: z.array(
        z.object({
          takenAt: timestamp,
          /** Lines with the author, the text, and whether it is the reported one. */
          lines: z.array(z.object({ author: z.string(), text: z.string(), at: timestamp.nullable(), isReported: z.boolean() })),
        }),
      ),
      steps: z.array(
        z.object({
          step: z.enum(CASE_STEPS),
          reasonCode: z.enum(REASON_CODES),
          note: z.string(),
          by: z.string(),
          at: timestamp,
          until: timestamp.nullable(),
          undoneAt: timestamp.nullable(),
          undoNote: z.string().nullable(),
          appealText: z.string().nullable(),
          appealOutcome: z.enum(APPEAL_OUTCOMES).nullable(),
        }),
      ),
      /** Earlier cases about the same person that ended with a step. */
      formerSteps: z.int(),
    }),
    refusals: [404],
  },
});
