import { z } from 'zod';
import { AUDIT_EVENTS } from '../../domain/audit/audit.ts';
import { timestamp } from '../shapes/codecs.ts';
import { defineResource } from '../resource.ts';

const values = z.record(z.string(), z.unknown()).nullable();

/** The audit log. Nothing in it can be changed; a change of a record can be reverted by a new one. */
export const auditLog = defineResource({
  name: 'audit-log',
  words: { one: 'entry of the audit log', many: 'entries of the audit log' },
  read: 'read',
  write: 'audit',
  record: z
    .object({
      id: z.int(),
      at: timestamp,
      event: z.enum(AUDIT_EVENTS),
      actor: z.string(),
      /** The username, if the account exists. */
      actorName: z.string().nullable(),
      /** The account that an account event is about. */
      userId: z.int().nullable(),
      resource: z.string().nullable(),
      recordId: z.string().nullable(),
      before: values,
      after: values,
      reason: z.string().nullable(),
      requestId: z.string().nullable(),
      code: z.string().nullable(),
      network: z.string(),
      details: z.record(z.string(), z.union([z.string(), z.number()])),
    })
    .meta({ id: 'AuditEntry' }),
  filter: z.object({
    resource: z.string().max(40).optional(),
    recordId: z.string().max(80).optional(),
    actor: z.string().max(80).optional(),
    event: z.enum(AUDIT_EVENTS).optional(),
    userId: z.int().optional(),
    since: z.iso.datetime().optional(),
  }),
  isAboutPeople: true,
  sortable: ['id'],
});
