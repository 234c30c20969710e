import type { Caller } from '../accounts/user.ts';
import { DAY, MINUTE } from '../shared/time.ts';
import {
  blockPerson,
  changeConversation,
  markUnread,
  readUpTo,
  removeMessage,
  unblockPerson,
  type ConversationChanges,
} from './change-conversation.use-case.ts';
import { messageWaitingEmail } from './message-waiting-email.ts';
import { CONVERSATIONS_PER_PAGE, MESSAGES_PER_PAGE, type Box, type Conversation, type Message, type MessageSettings } from './message.ts';
import type { MessagesUses, MessageText, StartPointId } from './messages.ports.ts';
import { messageRefused, unknownConversation } from './refusals.ts';
import { sendMessage, startConversation } from './send-message.use-case.ts';

const MOST_FOUND = 50;
const MOST_EMAILS = 200;

/** Messages of a person. Conversations and messages of other people do not exist: `not-found`. */
export function createMessages({ transact, conversations, messages, blocks, newId, roommates, publicUrl }: MessagesUses) {
  async function one(userId: number, conversationId: number): Promise<Conversation> {
    const conversation = await conversations.find(userId, conversationId);
    if (!conversation) throw unknownConversation();
    return conversation;
  }

  const send = (sender: Caller, conversationId: number, text: MessageText): Promise<Message> =>
    transact((stores) => sendMessage(stores, sender, conversationId, text));

  return {
    list: (userId: number, box: Box = 'inbox', cursor?: string) => conversations.list(userId, box, cursor, CONVERSATIONS_PER_PAGE),
    one,
    counts: (userId: number) => conversations.counts(userId),

    /** Writes to the provider of a service, the owner of a roommate profile or the person of a case, or in the conversation with a person. Throws `refused` and `too-many`. */
    async start(senderId: number, to: StartPointId, text: MessageText) {
      const roommate = 'roommateId' in to ? await roommates.startPoint(senderId, to.roommateId) : undefined;
      const order = { ...text, senderId, to, roommate };
      const { conversationId, message } = await transact((stores) => startConversation(stores, order));
      return { conversation: await one(senderId, conversationId), message };
    },

    send,
    /** Writes to a person with whom there is a conversation. */
    async sendTo(sender: Caller, receiverId: number, { content, clientId = newId() }: { content: string; clientId?: string | undefined }) {
      const conversationId = await messages.conversationWith(sender.user.id, receiverId);
      if (conversationId === undefined) throw messageRefused('closed');
      return send(sender, conversationId, { content, clientId });
    },

    change: (userId: number, conversationId: number, changes: ConversationChanges): Promise<Conversation> =>
      transact((stores) => changeConversation(stores, userId, conversationId, changes)),

    async page(
      userId: number,
      conversationId: number,
      { before, after, limit = MESSAGES_PER_PAGE }: { before?: number | undefined; after?: number | undefined; limit?: number | undefined },
    ) {
      const page = await messages.page(userId, conversationId, { before, after, limit: Math.max(1, limit) });
      if (!page) throw unknownConversation();
      return page;
    },

    read: (userId: number, conversationId: number, upTo: number): Promise<void> =>
      transact((stores) => readUpTo(stores, userId, conversationId, upTo)),
    markUnread: (userId: number, conversationId: number, from: number): Promise<void> =>
      transact((stores) => markUnread(stores, userId, conversationId, from)),
    async typing(userId: number, conversationId: number): Promise<void> {
      if (!(await messages.typing(userId, conversationId))) throw unknownConversation();
    },

    remove: (userId: number, messageId: number): Promise<{ isForBoth: boolean }> =>
      transact((stores) => removeMessage(stores, userId, messageId)),
    search: (userId: number, text: string) => messages.search(userId, text, MOST_FOUND),

    settings: (userId: number): Promise<MessageSettings> => conversations.settings(userId),
    async changeSettings(userId: number, settings: MessageSettings): Promise<MessageSettings> {
      await conversations.changeSettings(userId, settings);
      return settings;
    },

    blocked: (userId: number) => blocks.list(userId),
    block: (userId: number, blockedId: number): Promise<void> => transact((stores) => blockPerson(stores, userId, blockedId)),
    unblock: (userId: number, blockedId: number): Promise<void> => transact((stores) => unblockPerson(stores, userId, blockedId)),

    /** Emails people with a message that waits for ten minutes, once a day for each conversation. True: there may be more. */
    notifyAway: (): Promise<boolean> =>
      transact(async ({ talks, email }) => {
        const waiting = await talks.waiting({ waitSeconds: 10 * MINUTE, everySeconds: DAY, most: MOST_EMAILS });
        for (const { userId, email: to, ...about } of waiting) email({ ...messageWaitingEmail(to, about, publicUrl), userId });
        await talks.markNotified(waiting);
        return waiting.length === MOST_EMAILS;
      }),
  };
}

export type Messages = ReturnType<typeof createMessages>;
