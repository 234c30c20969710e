import { z } from 'zod';
import { EMAIL_KINDS } from '../../domain/mail/email.ts';
import { EMAIL_STATES } from '../../domain/mail/email-state.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';

/** Emails that Alma sends, without their subjects and texts. */
export const outbox = defineResource({
  name: 'outbox',
  words: { one: 'email', many: 'emails' },
  read: 'read',
  write: 'users',
  record: z
    .object({
      id: z.int(),
      kind: z.enum(EMAIL_KINDS),
      /** Masked: a•••@example.edu */
      recipient: z.string(),
      /** The account that it is about. */
      userId: z.int().nullable(),
      username: z.string().nullable(),
      state: z.enum(EMAIL_STATES),
      /** Whether its text still exists, so that it can be sent. */
      hasText: z.boolean(),
      attempts: z.int(),
      lastError: z.string().nullable(),
      createdAt: timestamp,
      sentAt: timestamp.nullable(),
      nextAttemptAt: timestamp.nullable(),
    })
    .meta({ id: 'StaffEmail' }),
  filter: z.object({ kind: z.enum(EMAIL_KINDS).optional(), state: z.enum(EMAIL_STATES).optional(), userId: z.int().optional() }),
  isAboutPeople: true,
  sortable: ['id', 'createdAt', 'sentAt', 'nextAttemptAt', 'attempts', 'kind', 'state'],
});
