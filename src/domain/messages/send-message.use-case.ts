import { requirePermission } from '../accounts/permissions.ts';
import type { Caller } from '../accounts/user.ts';
import { bioFaults } from '../bio/bio-lint.ts';
import type { Effects } from '../transactions/transact.ts';
import { sendRefusal, startRefusal } from './contact.ts';
import type { Message } from './message.ts';
import type { CasePoint, MessagesStores, MessageText, StartPoint, StartPointId, TalkRow } from './messages.ports.ts';
import { messageRefused, unknownConversation } from './refusals.ts';

type Stores = MessagesStores & Effects;

/**
 * Sends into a conversation of the sender. A repeated call returns the message that the first has stored. Throws `not-found`, what the rules
 * refuse, and `forbidden` to staff whose second step is overdue: only the conversation says whether its sender speaks as staff.
 */
export async function sendMessage(stores: Stores, sender: Caller, conversationId: number, text: MessageText): Promise<Message> {
  const senderId = sender.user.id;
  const earlier = await stores.messages.sentBefore(senderId, text.clientId);
  if (earlier) return messageOf(earlier);
  const talk = await stores.talks.lock(conversationId);
  if (!talk || (talk.user1Id !== senderId && talk.user2Id !== senderId)) throw unknownConversation();
  return addMessage(stores, talk, senderId, text, {
    checks: true,
    asStaff: () => requirePermission('moderation', sender),
  });
}

export interface StartOrder extends MessageText {
  senderId: number;
  to: StartPointId;
  /** The owner of the roommate profile, if the sender may write from there. */
  roommate: { profileId: number; ownerId: number } | undefined;
}

/** Sends a first message, or another one if the two people have a conversation. Throws what the rules refuse. */
export async function startConversation(stores: Stores, order: StartOrder): Promise<{ conversationId: number; message: Message }> {
  const { senderId, clientId, content } = order;
  await stores.people.lockWriter(senderId);
  const earlier = await stores.messages.sentBefore(senderId, clientId);
  if (earlier) return { conversationId: earlier.conversationId, message: messageOf(earlier) };
  const point = await startPointOf(stores, order);
  if (!point || point.receiverId === senderId) throw messageRefused('closed');
  const existing = await stores.talks.lockBetween(senderId, point.receiverId, point.context.staffId ?? null);
  if (await wouldTellName(stores, senderId, point, existing)) throw messageRefused('closed');
  const talk = existing ?? (await openConversation(stores, order, point));
  const moved = await moveToCase(stores, talk, point.context.caseId);
  // A new conversation was allowed a moment ago.
  const message = await addMessage(stores, moved, senderId, { content, clientId }, { checks: existing !== undefined });
  return { conversationId: talk.id, message };
}

/** The person of a start point, who may be the sender. Undefined: there is none, or the sender may not write from there. */
async function startPointOf({ people }: Stores, { senderId, to, roommate }: StartOrder): Promise<StartPoint | undefined> {
  if ('userId' in to) return { receiverId: to.userId, context: {} };
  if ('caseId' in to) return personOf(senderId, to);
  if ('roommateId' in to) return roommate && { receiverId: roommate.ownerId, context: { kind: 'roommate', id: roommate.profileId } };
  const receiverId = await people.providerOf(to.serviceId);
  return receiverId === undefined ? undefined : { receiverId, context: { kind: 'service', id: to.serviceId } };
}

const personOf = (staffId: number, { caseId, personId, reportId }: CasePoint): StartPoint => ({
  receiverId: personId,
  context: { staffId, caseId, ...(reportId !== undefined && { kind: 'report', id: reportId }) },
});

/**
 * Staff write to the sender of a report and do not learn the name. The conversation stays apart from any other one of the two, and a member
 * of staff who knows the person from a private one leaves it to another: the meeting of both would tell the name.
 */
async function wouldTellName(
  { talks }: Stores,
  senderId: number,
  { receiverId, context }: StartPoint,
  existing: TalkRow | undefined,
): Promise<boolean> {
  const isNameless = context.kind === 'report';
  if (existing && (existing.contextKind === 'report') !== isNameless) return true;
  return isNameless && talks.hasPrivate(senderId, receiverId);
}

/** Begins a conversation, if the rules allow it. */
async function openConversation(
  { people, talks }: Stores,
  { senderId, to, content }: StartOrder,
  { receiverId, context }: StartPoint,
): Promise<TalkRow> {
  // The id of a person alone opens nothing.
  if ('userId' in to) throw messageRefused('closed');
  const facts = await people.startFacts({ senderId, receiverId, staffId: context.staffId ?? null });
  const refusal = startRefusal({ ...facts, links: linksOf(content) });
  if (refusal !== undefined) throw messageRefused(refusal);
  const talk = await talks.open(senderId, receiverId, context);
  if (!talk) throw messageRefused('closed');
  return talk;
}

/** Staff write about another case than before. */
async function moveToCase({ talks }: Stores, talk: TalkRow, caseId: number | undefined): Promise<TalkRow> {
  if (caseId === undefined || talk.caseId === caseId) return talk;
  await talks.setCase(talk.id, caseId);
  return { ...talk, caseId };
}

interface Checking {
  /** Whether the rules of a message in a conversation are asked. */
  checks: boolean;
  /** Throws if the sender may not speak as staff now. */
  asStaff?: () => void;
}

async function addMessage(stores: Stores, talk: TalkRow, senderId: number, text: MessageText, checking: Checking): Promise<Message> {
  const receiverId = await receiverOf(stores, talk, senderId, checking);
  noteAct(stores, talk, senderId);
  const isAnswer = talk.acceptedAt === null && talk.startedBy !== senderId;
  const message = await stores.messages.add({ ...text, conversationId: talk.id, senderId, receiverId, isAnswer });
  for (const userId of [senderId, receiverId]) stores.tell(userId, 'message.new', { conversationId: talk.id, messageId: message.id });
  return message;
}

/** Throws what the rules refuse. */
async function receiverOf({ people, messages }: Stores, talk: TalkRow, senderId: number, { checks, asStaff }: Checking): Promise<number> {
  const receiverId = talk.user1Id === senderId ? talk.user2Id : talk.user1Id;
  const hasAsked = talk.acceptedAt === null && talk.startedBy === senderId;
  const isWaiting = hasAsked && (await messages.hasSent(talk.id, senderId));
  const facts = { ...(await people.sendFacts({ senderId, receiverId, staffId: talk.staffId })), isWaiting };
  if (facts.staff === 'sender') asStaff?.();
  const refusal = checks ? sendRefusal(facts) : undefined;
  if (refusal !== undefined || receiverId === null) throw messageRefused(refusal ?? 'closed');
  return receiverId;
}

/** Staff speak about a case, which the audit log names. */
function noteAct({ record }: Stores, { staffId, caseId }: TalkRow, senderId: number): void {
  if (staffId !== senderId) return;
  if (caseId === null) throw messageRefused('closed');
  record({ event: 'case-contacted', resource: 'cases', id: caseId });
}

/** Links that a person could follow, also those without `https://` and those that hide their host. */
const linksOf = (text: string): number =>
  text.split(/https?:\/\//i).length - 1 + bioFaults(text).filter(({ kind }) => kind === 'link').length;

const messageOf = ({ id, isOwn, content, sentAt, read, clientId }: Message): Message => ({ id, isOwn, content, sentAt, read, clientId });
