import type { Knex } from 'knex';
import type { CasePoint, PeopleRows, StartPoint } from '../../../domain/messages/messages.ports.ts';
import { factsAbout, NO_RELATION, type Moment } from '../../../domain/roommates/member.ts';
import { contactOf } from '../../../domain/roommates/visibility.ts';
import { findProfile, readMember } from '../roommates/profile-rows.ts';
import { readRelations } from '../roommates/relations.ts';

/** The person of a start point, who may be the sender. Undefined: there is none, or the sender may not write from there. */
export function startPointOf(trx: Knex, ...[senderId, to, moment]: Parameters<PeopleRows['startPoint']>): Promise<StartPoint | undefined> {
  if ('userId' in to) return Promise.resolve({ receiverId: to.userId, context: {} });
  if ('caseId' in to) return Promise.resolve(personOf(senderId, to));
  return 'serviceId' in to ? providerOf(trx, to.serviceId) : roommateOf(trx, senderId, to.roommateId, moment);
}

/** The provider of a published service. */
async function providerOf(trx: Knex, serviceId: number): Promise<StartPoint | undefined> {
  const service = await trx('services')
    .where({ id: serviceId, status: 'published' })
    .whereNull('deleted_at')
    .first<{ owner_id: number | null } | undefined>('owner_id');
  if (!service || service.owner_id === null) return undefined;
  return { receiverId: service.owner_id, context: { kind: 'service', id: serviceId } };
}

/** The owner of a profile that lets the sender begin. */
async function roommateOf(trx: Knex, senderId: number, publicId: string, moment: Moment): Promise<StartPoint | undefined> {
  const profile = await findProfile(trx, publicId);
  const sender = profile && (await readMember(trx, senderId));
  if (!profile || !sender) return undefined;
  const relation = (await readRelations(trx, senderId, [profile.userId])).get(profile.userId) ?? NO_RELATION;
  if (!contactOf(factsAbout(profile, sender, relation, moment)).canMessage) return undefined;
  return { receiverId: profile.userId, context: { kind: 'roommate', id: profile.id } };
}

const personOf = (staffId: number, { caseId, personId, reportId }: CasePoint): StartPoint => ({
  receiverId: personId,
  context: { staffId, caseId, ...(reportId !== undefined && { kind: 'report', id: reportId }) },
});
