import { z } from 'zod';
import { CASE_LIMITS } from '../../domain/moderation/case.ts';
import { FILED_KINDS, LONGEST_REPORT, REPORT_REASONS, REPORTED_KINDS } from '../../domain/moderation/report.ts';
import { emailedToken, messageAnswer, noContent } from '../shapes/account-shapes.ts';
import { rowId, timestamp } from '../shapes/codecs.ts';
import { defineContract } from '../endpoint.ts';
import { freeText } from '../shapes/text-shapes.ts';

const params = z.strictObject({ id: rowId });
const text = freeText()
  .max(LONGEST_REPORT, `At most ${LONGEST_REPORT.toLocaleString('en-US')} characters`)
  .optional();
const appealText = freeText()
  .min(CASE_LIMITS.shortestAppeal, `At least ${CASE_LIMITS.shortestAppeal} characters`)
  .max(CASE_LIMITS.appeal, `At most ${CASE_LIMITS.appeal.toLocaleString('en-US')} characters`);

/** What people report, and what staff tell them. */
export const reportsContract = defineContract({
  send: {
    method: 'POST',
    path: '/api/reports',
    access: 'user',
    status: 202,
    limit: { user: { calls: 20, seconds: 3_600 } },
    summary:
      'Reports a message, a conversation, a review, a service or a person to staff, or asks the admins for access to the admin pages.',
    body: z.discriminatedUnion('type', [
      z.strictObject({ type: z.literal('access_request'), message: freeText().max(500, 'At most 500 characters').optional() }),
      ...REPORTED_KINDS.map((kind) =>
        z.strictObject({
          type: z.literal(kind),
          id: z.int().min(1).max(2_147_483_647),
          reason: z.enum(REPORT_REASONS, 'Choose a reason'),
          message: text,
        }),
      ),
    ]),
    response: messageAnswer,
    refusals: [404],
  },
  own: {
    method: 'GET',
    path: '/api/user/reports',
    access: 'user',
    summary: 'Lists the reports of the caller with their outcome, latest first.',
    response: z.array(
      z.object({
        id: z.int(),
        kind: z.enum(FILED_KINDS),
        reason: z.enum(REPORT_REASONS),
        createdAt: timestamp,
        outcome: z.string().nullable(),
      }),
    ),
  },
  notices: {
    method: 'GET',
    path: '/api/user/notices',
    access: 'user',
    summary: 'Lists what staff decided about the caller, latest first.',
    response: z.array(
      z.object({
        id: z.int(),
        text: z.string(),
        createdAt: timestamp,
        isRead: z.boolean(),
        appeal: z.enum(['possible', 'waiting', 'granted', 'refused', 'expired']).nullable(),
        appealUntil: timestamp.nullable(),
      }),
    ),
  },
  readNotice: {
    method: 'POST',
    path: '/api/user/notices/:id/read',
    access: 'user',
    status: 204,
    summary: 'Marks a notice as read.',
    params,
    response: noContent,
    refusals: [404],
  },
  appeal: {
    method: 'POST',
    path: '/api/user/notices/:id/appeal',
    access: 'user',
    status: 201,
    limit: { user: { calls: 20, seconds: 3_600 } },
    summary: 'Appeals against a decision, once, within 20 days. Another member of staff decides.',
    params,
    body: z.strictObject({ text: appealText }),
    response: messageAnswer,
    refusals: [404, 409, 422],
  },
  appealByLink: {
    method: 'POST',
    path: '/api/appeals',
    access: 'public',
    status: 201,
    limit: { address: { calls: 20, seconds: 3_600 } },
    summary: 'Appeals against a decision with the link of its email, for people who cannot sign in.',
    body: z.strictObject({ token: emailedToken, text: appealText }),
    response: messageAnswer,
    refusals: [404, 409, 422],
  },
  figures: {
    method: 'GET',
    path: '/api/safety-report',
    access: 'public',
    example: '/api/safety-report',
    summary: 'Counts reports, decisions and appeals by year. Counts below 5 appear as "fewer than 5".',
    response: z.array(
      z.object({
        year: z.int(),
        /** Text, because small counts are not stated. */
        reports: z.string(),
        decided: z.string(),
        steps: z.string(),
        appeals: z.string(),
        appealsGranted: z.string(),
        /** Hours until half of the decisions; null without decisions. */
        medianHours: z.number().nullable(),
      }),
    ),
  },
});
