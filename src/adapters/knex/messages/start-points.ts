import type { Knex } from 'knex';
import type { CasePoint, StartOrder } from '../../../domain/messages/messages.ports.ts';
import { factsAbout, NO_RELATION } from '../../../domain/roommates/member.ts';
import { contactOf } from '../../../domain/roommates/visibility.ts';
import { findProfile, readMember } from '../roommate-rows/profile-rows.ts';
import { readRelations } from '../roommate-rows/relations.ts';

/** Where a first message starts. */
export interface StartPoint {
  receiverId: number;
  /** Columns of the conversation. */
  context: { context_kind?: 'service' | 'roommate' | 'report'; context_id?: number; staff_id?: number; case_id?: number };
}

/** The person of a start point, who may be the sender. Undefined: there is none, or the sender may not write from there. */
export function startPointOf(trx: Knex, order: StartOrder): Promise<StartPoint | undefined> {
  const { senderId, to } = order;
  if ('userId' in to) return Promise.resolve({ receiverId: to.userId, context: {} });
  if ('caseId' in to) return Promise.resolve(personOf(senderId, to));
  return 'serviceId' in to ? providerOf(trx, to.serviceId) : roommateOf(trx, order, to.roommateId);
}

/** The provider of a published service. */
async function providerOf(trx: Knex, serviceId: number): Promise<StartPoint | undefined> {
  const service = await trx('services')
    .where({ id: serviceId, status: 'published' })
    .whereNull('deleted_at')
    .first<{ owner_id: number | null } | undefined>('owner_id');
  if (!service || service.owner_id === null) return undefined;
  return { receiverId: service.owner_id, context: { context_kind: 'service', context_id: serviceId } };
}

/** The owner of a profile that lets the sender begin. */
async function roommateOf(trx: Knex, { senderId, ...moment }: StartOrder, publicId: string): Promise<StartPoint | undefined> {
  const profile = await findProfile(trx, publicId);
  const sender = profile && (await readMember(trx, senderId));
  if (!profile || !sender) return undefined;
  const relation = (await readRelations(trx, senderId, [profile.userId])).get(profile.userId) ?? NO_RELATION;
  if (!contactOf(factsAbout(profile, sender, relation, moment)).canMessage) return undefined;
  return { receiverId: profile.userId, context: { context_kind: 'roommate', context_id: profile.id } };
}

const personOf = (staff_id: number, { caseId, personId, reportId }: CasePoint): StartPoint => ({
  receiverId: personId,
  context: { staff_id, case_id: caseId, ...(reportId !== undefined && { context_kind: 'report', context_id: reportId }) },
});
