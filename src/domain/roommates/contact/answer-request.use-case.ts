import { DomainError } from '../../shared/domain-error.ts';
import type { Effects } from '../../transactions/transact.ts';
import { factsAbout, type Moment, type Relation, type RequestBetween } from '../member.ts';
import { answerRefusal } from '../requests.ts';
import type { RequestAnswer, RoommateStores } from '../roommates.ports.ts';
import { projectionOf } from '../visibility.ts';
import { tellEnded } from './tell-ended.use-case.ts';

type Stores = RoommateStores & Effects;

export interface AnswerOrder extends Moment {
  userId: number;
  requestId: number;
  to: RequestAnswer;
}

/**
 * Accepts, declines or withdraws a request. An accepted one opens the conversation of the two. Throws `not-found` for requests of other
 * people, and `conflict` when the request is over.
 */
export async function answerRequest(stores: Stores, order: AnswerOrder): Promise<void> {
  const { userId, requestId, to } = order;
  const row = await stores.requests.lock(requestId);
  if (!row || (row.senderId !== userId && row.receiverId !== userId)) throw noRequest();
  await requireAnswer(stores, order, row.senderId === userId ? row.receiverId : row.senderId);
  await stores.requests.setState(requestId, to);
  if (to === 'accepted') {
    const { senderId, receiverId, createdAt, receiverProfileId } = row;
    // The day of the request counts for the limit of new people.
    const talk = { startedBy: senderId, with: receiverId, startedAt: createdAt, profileId: receiverProfileId };
    const conversationId = await stores.talk.open(talk);
    for (const person of [senderId, receiverId]) stores.tell(person, 'conversation.updated', { conversationId });
  }
  tellEnded(stores, [row]);
}

export const noRequest = () => new DomainError('not-found', 'roommates.no-request', 'There is no such request.');

async function requireAnswer(stores: Stores, { userId, requestId, to, ...moment }: AnswerOrder, otherId: number): Promise<void> {
  const relation = await stores.requests.relation(userId, otherId);
  const request = relation.requests.find(({ id }) => id === requestId);
  if (!request) throw over();
  const refusal = answerRefusal(request, to, moment.today);
  if (refusal !== undefined) throw over(refusal);
  if (to === 'accepted' && !(await seeEachOther(stores, userId, request, relation, moment))) throw over();
}

const over = (refusal = 'This request is no longer open.') => new DomainError('conflict', 'roommates.request-over', refusal);

/** The two would see each other in full. */
async function seeEachOther(
  { profiles }: Stores,
  userId: number,
  { otherProfileId }: RequestBetween,
  relation: Relation,
  moment: Moment,
): Promise<boolean> {
  const receiver = await profiles.member(userId);
  const profile = await profiles.one(otherProfileId);
  return (
    receiver !== undefined &&
    profile !== undefined &&
    projectionOf({ ...factsAbout(profile, receiver, relation, moment), hasAccepted: true }) === 'full'
  );
}
