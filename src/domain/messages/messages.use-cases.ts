import { requirePermission } from '../accounts/permissions.ts';
import type { Caller } from '../accounts/user.ts';
import { bioFaults } from '../bio/bio-lint.ts';
import { DomainError } from '../shared/domain-error.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import { sendRefusal, startRefusal, type ContactRefusal, type SendFacts } from './contact.ts';
import { messageWaitingEmail } from './message-waiting-email.ts';
import {
  CONVERSATIONS_PER_PAGE,
  DELETE_FOR_BOTH_SECONDS,
  MESSAGES_PER_PAGE,
  type Box,
  type Conversation,
  type Message,
  type MessageSettings,
} from './message.ts';
import type { ConversationStore, MessagesUses, MessageText, StartPointId } from './messages.ports.ts';

const MOST_FOUND = 50;
const MOST_EMAILS = 200;

/** Messages of a person. Conversations and messages of other people do not exist: `not-found`. */
export function createMessages({ conversations, messages, blocks, newId, clock, mailDomainOf, publicUrl }: MessagesUses) {
  async function one(userId: number, conversationId: number): Promise<Conversation> {
    const conversation = await conversations.find(userId, conversationId);
    if (!conversation) throw unknownConversation();
    return conversation;
  }

  /** Throws `forbidden` to staff whose second step is overdue: only the conversation says whether its sender speaks as staff. */
  async function send(sender: Caller, conversationId: number, text: MessageText): Promise<Message> {
    const refuse = (facts: SendFacts) => {
      if (facts.staff === 'sender') requirePermission('moderation', sender);
      return sendRefusal(facts);
    };
    const sent = await messages.send({ ...text, senderId: sender.user.id, conversationId, refuse });
    if (sent === 'unknown') throw unknownConversation();
    if (typeof sent === 'string') throw refused(sent);
    return sent;
  }

  return {
    list: (userId: number, box: Box = 'inbox', cursor?: string) => conversations.list(userId, box, cursor, CONVERSATIONS_PER_PAGE),
    one,
    counts: (userId: number) => conversations.counts(userId),

    /** Writes to the provider of a service, the owner of a roommate profile or the person of a case, or in the conversation with a person. Throws `refused` and `too-many`. */
    async start(senderId: number, to: StartPointId, text: MessageText) {
      const links = linksOf(text.content);
      const rules = { refuse: startRefusal, refuseNext: sendRefusal, links, today: clock.now(), mailDomainOf };
      const started = await messages.start({ ...text, senderId, to, ...rules });
      if (typeof started === 'string') throw refused(started);
      return { conversation: await one(senderId, started.conversationId), message: started.message };
    },

    send,
    /** Writes to a person with whom there is a conversation. */
    async sendTo(sender: Caller, receiverId: number, { content, clientId = newId() }: { content: string; clientId?: string | undefined }) {
      const conversationId = await messages.conversationWith(sender.user.id, receiverId);
      if (conversationId === undefined) throw refused('closed');
      return send(sender, conversationId, { content, clientId });
    },

    async change(userId: number, conversationId: number, changes: Parameters<ConversationStore['change']>[2]): Promise<Conversation> {
      const changed = await conversations.change(userId, conversationId, changes);
      if (!changed) throw unknownConversation();
      return changed;
    },

    async page(
      userId: number,
      conversationId: number,
      { before, after, limit = MESSAGES_PER_PAGE }: { before?: number | undefined; after?: number | undefined; limit?: number | undefined },
    ) {
      const page = await messages.page(userId, conversationId, { before, after, limit: Math.max(1, limit) });
      if (!page) throw unknownConversation();
      return page;
    },

    async read(userId: number, conversationId: number, upTo: number): Promise<void> {
      if (!(await messages.read(userId, conversationId, upTo))) throw unknownConversation();
    },
    async markUnread(userId: number, conversationId: number, from: number): Promise<void> {
      if (!(await messages.markUnread(userId, conversationId, from))) throw unknownMessage();
    },
    async typing(userId: number, conversationId: number): Promise<void> {
      if (!(await messages.typing(userId, conversationId))) throw unknownConversation();
    },

    /** Deletes an own young message for both people, and any other one from the view of the user. */
    async remove(userId: number, messageId: number): Promise<{ isForBoth: boolean }> {
      const removed = await messages.remove(userId, messageId, DELETE_FOR_BOTH_SECONDS);
      if (!removed) throw unknownMessage();
      return removed;
    },
    search: (userId: number, text: string) => messages.search(userId, text, MOST_FOUND),

    settings: (userId: number): Promise<MessageSettings> => conversations.settings(userId),
    async changeSettings(userId: number, settings: MessageSettings): Promise<MessageSettings> {
      await conversations.changeSettings(userId, settings);
      return settings;
    },

    blocked: (userId: number) => blocks.list(userId),
    /** Throws `refused` for oneself, and `not-found` without a conversation. */
    async block(userId: number, blockedId: number): Promise<void> {
      if (userId === blockedId) throw new DomainError('refused', 'block.self', 'You cannot block yourself.');
      const outcome = await blocks.add(userId, blockedId);
      if (outcome === 'unknown') throw new DomainError('not-found', 'user.not-found', 'There is no such person.');
    },
    unblock: (userId: number, blockedId: number): Promise<void> => blocks.remove(userId, blockedId),

    /** Emails people with a message that waits for ten minutes, once a day for each conversation. True: there may be more. */
    async notifyAway(): Promise<boolean> {
      const order = { waitSeconds: 10 * MINUTE, everySeconds: DAY, most: MOST_EMAILS };
      const message = (to: string, about: Parameters<typeof messageWaitingEmail>[1]) => messageWaitingEmail(to, about, publicUrl);
      return (await messages.notifyAway({ ...order, message })) === MOST_EMAILS;
    },
  };
}

export type Messages = ReturnType<typeof createMessages>;

/** Links that a person could follow, also those without `https://` and those that hide their host. */
const linksOf = (text: string): number =>
  text.split(/https?:\/\//i).length - 1 + bioFaults(text).filter(({ kind }) => kind === 'link').length;

const unknownConversation = () => new DomainError('not-found', 'conversation.not-found', 'There is no such conversation.');
const unknownMessage = () => new DomainError('not-found', 'message.not-found', 'There is no such message.');

const REFUSALS: Record<ContactRefusal, [kind: 'refused' | 'too-many', message: string]> = {
  closed: ['refused', "You can't message this user."],
  unverified: ['refused', 'Verify your email address first. Your profile can send the email again.'],
  paused: ['refused', 'You cannot send messages at the moment. Your profile says why.'],
  waiting: ['refused', 'You can send more after an answer.'],
  'too-many-people': ['too-many', 'You have written to many new people today. Try again tomorrow.'],
  link: ['refused', 'Leave links out of a first message. You can send links after an answer.'],
};

function refused(refusal: ContactRefusal): DomainError {
  const [kind, message] = REFUSALS[refusal];
  return new DomainError(kind, `message.${refusal}`, message, [], kind === 'too-many' ? DAY : undefined);
}
