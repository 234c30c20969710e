import type { Knex } from 'knex';
import { factsAbout, NO_RELATION, type Moment, type RequestBetween } from '../../../domain/roommates/member.ts';
import { answerRefusal } from '../../../domain/roommates/requests.ts';
import type { ContactStore, Refused } from '../../../domain/roommates/roommates.ports.ts';
import { projectionOf } from '../../../domain/roommates/visibility.ts';
import type { Tell } from '../../../domain/transactions/transact.ts';
import { openConversation } from '../messages/open-conversation.ts';
import { profilesWhere, readMember } from '../roommate-rows/profile-rows.ts';
import { readRelations } from '../roommate-rows/relations.ts';

type Order = Parameters<ContactStore['answer']>[0];

interface RequestRow {
  id: number;
  sender_id: number;
  receiver_id: number;
  sender_profile_id: number;
  receiver_profile_id: number;
  created_at: Date;
}

const OVER = 'This request is no longer open.';

/** Accepts, declines or withdraws a request. An accepted one opens the conversation of the two. */
export async function answerRequest(trx: Knex.Transaction, tell: Tell, order: Order): Promise<'done' | 'unknown' | Refused> {
  const { userId, requestId, to } = order;
  const row = await trx('roommate_requests').where({ id: requestId }).forUpdate().first<RequestRow | undefined>();
  if (!row || (row.sender_id !== userId && row.receiver_id !== userId)) return 'unknown';
  const refusal = await refusalOf(trx, order, row.sender_id === userId ? row.receiver_id : row.sender_id);
  if (refusal !== undefined) return { code: 'request-over', refusal };
  await trx('roommate_requests').where({ id: requestId }).update({ state: to, changed_at: trx.fn.now() });
  if (to === 'accepted') await openConversation(trx, tell, conversationOf(row));
  for (const person of [row.sender_id, row.receiver_id]) tell(person, 'roommate.answer', { requestId });
  return 'done';
}

async function refusalOf(trx: Knex, { userId, requestId, to, ...moment }: Order, other: number): Promise<string | undefined> {
  const relation = (await readRelations(trx, userId, [other])).get(other) ?? NO_RELATION;
  const request = relation.requests.find(({ id }) => id === requestId);
  if (!request) return OVER;
  const refusal = answerRefusal(request, to, moment.today);
  if (refusal !== undefined || to !== 'accepted') return refusal;
  return (await canAccept(trx, userId, request, relation, moment)) ? undefined : OVER;
}

/** The two would see each other in full. */
async function canAccept(
  trx: Knex,
  userId: number,
  { otherProfileId }: RequestBetween,
  relation: Parameters<typeof factsAbout>[2],
  moment: Moment,
): Promise<boolean> {
  const receiver = await readMember(trx, userId);
  const [profile] = await profilesWhere(trx, 'p.id = :id', { id: otherProfileId });
  return (
    receiver !== undefined &&
    profile !== undefined &&
    projectionOf({ ...factsAbout(profile, receiver, relation, moment), hasAccepted: true }) === 'full'
  );
}

const conversationOf = ({ sender_id, receiver_id, receiver_profile_id, created_at }: RequestRow) => ({
  startedBy: sender_id,
  with: receiver_id,
  // The day of the request counts for the limit of new people.
  startedAt: created_at,
  profileId: receiver_profile_id,
});
