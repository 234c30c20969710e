import { DomainError } from '../shared/domain-error.ts';
import type { Effects } from '../transactions/transact.ts';
import { DELETE_FOR_BOTH_SECONDS, type Conversation } from './message.ts';
import type { MessagesStores } from './messages.ports.ts';
import { unknownConversation, unknownMessage } from './refusals.ts';

type Stores = MessagesStores & Effects;

export interface ConversationChanges {
  isArchived?: boolean | undefined;
  isMuted?: boolean | undefined;
  isAccepted?: true | undefined;
}

/** Throws `not-found`. */
export async function changeConversation(
  { talks, tell }: Stores,
  userId: number,
  id: number,
  { isAccepted, ...member }: ConversationChanges,
): Promise<Conversation> {
  const before = await talks.find(userId, id);
  if (!before) throw unknownConversation();
  await talks.setMember(userId, id, member);
  if (isAccepted && before.state === 'asked') {
    await talks.accept(id);
    if (before.otherId !== null) tell(before.otherId, 'conversation.updated', { conversationId: id });
  }
  tell(userId, 'conversation.updated', { conversationId: id });
  const after = await talks.find(userId, id);
  if (!after) throw unknownConversation();
  return after;
}

/** Its sender learns it, if the conversation is accepted. Throws `not-found`. */
export async function readUpTo({ talks, messages, tell }: Stores, userId: number, id: number, upTo: number): Promise<void> {
  const other = await talks.otherOf(userId, id);
  if (other === undefined) throw unknownConversation();
  const last = await messages.read(userId, id, upTo);
  if (await talks.markRead(userId, id, last)) tell(userId, 'conversation.updated', { conversationId: id });
  if (last > 0 && other !== null && (await talks.isAccepted(id))) tell(other, 'message.read', { conversationId: id, upTo: last });
}

/** Throws `not-found` unless the person received the message. */
export async function markUnread({ talks, messages, tell }: Stores, userId: number, id: number, from: number): Promise<void> {
  const isReceived = await messages.isReceived(userId, id, from);
  if (!isReceived || (await talks.otherOf(userId, id)) === undefined) throw unknownMessage();
  await talks.markUnread(userId, id, from);
  tell(userId, 'conversation.updated', { conversationId: id });
}

/** Deletes an own young message for both people, and any other one from the view of the person. Throws `not-found`. */
export async function removeMessage({ talks, messages, tell }: Stores, userId: number, messageId: number): Promise<{ isForBoth: boolean }> {
  const message = await messages.lock(userId, messageId, DELETE_FOR_BOTH_SECONDS);
  if (!message || (await talks.otherOf(userId, message.conversationId)) === undefined) throw unknownMessage();
  const { conversationId, senderId, receiverId } = message;
  const isForBoth = senderId === userId && message.isYoung;
  if (isForBoth) await messages.erase(messageId);
  else await messages.hideFrom(messageId, senderId === userId ? 'sender' : 'receiver');
  for (const person of isForBoth ? [senderId, receiverId] : [userId]) {
    if (person !== null) tell(person, 'message.deleted', { conversationId, messageId });
  }
  return { isForBoth };
}

/** Throws `refused` for oneself, and `not-found` without a conversation. */
export async function blockPerson(stores: Stores, userId: number, blockedId: number): Promise<void> {
  if (userId === blockedId) throw new DomainError('refused', 'block.self', 'You cannot block yourself.');
  if ((await stores.talks.between(userId, blockedId)).length === 0) {
    throw new DomainError('not-found', 'user.not-found', 'There is no such person.');
  }
  for (const { id, senderId, receiverId } of await stores.people.block(userId, blockedId)) {
    for (const person of [senderId, receiverId]) stores.tell(person, 'roommate.answer', { requestId: id });
  }
  await tellBoth(stores, userId, blockedId);
}

export async function unblockPerson(stores: Stores, userId: number, blockedId: number): Promise<void> {
  if (await stores.people.unblock(userId, blockedId)) await tellBoth(stores, userId, blockedId);
}

async function tellBoth({ talks, tell }: Stores, userId: number, otherId: number): Promise<void> {
  for (const conversationId of await talks.between(userId, otherId)) {
    for (const person of [userId, otherId]) tell(person, 'conversation.updated', { conversationId });
  }
}
