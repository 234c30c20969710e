import { z } from 'zod';
import { BOXES, CONVERSATION_STATES, LONGEST_MESSAGE, MESSAGES_PER_PAGE } from '../../domain/messages/message.ts';
import { noContent } from '../shapes/account-shapes.ts';
import { rowId, timestamp, wholeNumber } from '../shapes/codecs.ts';
import { defineContract } from '../endpoint.ts';
import { freeText } from '../shapes/text-shapes.ts';

const params = z.strictObject({ id: rowId });
const id = z.int().min(1).max(2_147_483_647);
const content = freeText()
  .min(1, 'Write a message')
  .max(LONGEST_MESSAGE, `At most ${LONGEST_MESSAGE.toLocaleString('en-US')} characters`);
const clientId = z.uuid('A UUID').meta({ description: 'A UUID that the sender makes. A repeated call with it sends nothing again' });
/** All ways to send count together. */
const SENDING = { user: { calls: 30, seconds: 60, bucket: 'messages' } };

/** What a conversation started from. */
const context = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('service'), id: z.int(), name: z.string(), path: z.string() }),
  z.object({
    kind: z.literal('roommate'),
    id: z.uuid(),
    name: z.string(),
    /** Null while the caller cannot see the profile. */
    path: z.string().nullable(),
    /** The other person found a roommate. */
    isMatched: z.boolean(),
  }),
]);

const conversation = z
  .object({
    id: z.int(),
    otherId: z.int().nullable(),
    otherName: z.string(),
    isWithStaff: z.boolean().meta({ description: 'The other person speaks as staff of Alma' }),
    otherPicture: z.string().nullable(),
    box: z.enum(BOXES),
    state: z.enum(CONVERSATION_STATES),
    isMuted: z.boolean(),
    context: context.nullable(),
    lastMessageAt: timestamp,
    snippet: z.string().nullable(),
    isSnippetOwn: z.boolean(),
    unread: z.int(),
    unreadFrom: z.int().nullable(),
    readUpTo: z.int().nullable(),
  })
  .meta({ id: 'Conversation' });

const message = z
  .object({
    id: z.int(),
    isOwn: z.boolean(),
    content: z.string().nullable(),
    sentAt: timestamp,
    read: z.boolean(),
    clientId: z.string().nullable(),
  })
  .meta({ id: 'Message' });

const settings = z.object({ hasEmails: z.boolean(), showsTyping: z.boolean() });

/** Messages between two people. Other people's conversations and messages answer 404. */
export const messagesContract = defineContract({
  list: {
    method: 'GET',
    path: '/api/conversations',
    access: 'user',
    summary: 'Lists the conversations of the caller, latest first.',
    query: z.strictObject({
      box: z
        .enum(BOXES, `One of ${BOXES.join(', ')}`)
        .meta({ description: `One of ${BOXES.join(', ')}. Default: inbox`, example: 'inbox' })
        .optional(),
      cursor: z
        .string()
        .regex(/^\d{1,16}-\d{1,10}$/, 'The value "next" of an answer')
        .meta({ description: 'The value "next" of an answer, for the following page', example: '1790000000000-7' })
        .optional(),
    }),
    response: z.object({ items: z.array(conversation), next: z.string().nullable() }),
  },
  start: {
    method: 'POST',
    path: '/api/conversations',
    access: 'user',
    status: 201,
    limit: SENDING,
    summary:
      'Sends a first message: to the provider of a service, to the owner of a roommate profile, or to a person with whom there is a conversation. Returns the existing conversation, if there is one.',
    body: z
      .strictObject({
        userId: id.optional(),
        context: z.strictObject({ kind: z.literal('service'), id }).optional(),
        /** The id in the address of a roommate profile. */
        roommateId: z.uuid('There is no such profile').optional(),
        content,
        clientId,
      })
      .refine(({ userId, context: from, roommateId }) => userId !== undefined || from !== undefined || roommateId !== undefined, {
        message: 'Required',
        path: ['userId'],
      }),
    response: z.object({ conversation, message }),
    refusals: [409, 422],
  },
  one: {
    method: 'GET',
    path: '/api/conversations/:id',
    access: 'user',
    summary: 'Returns a conversation.',
    params,
    response: conversation,
    refusals: [404],
  },
  change: {
    method: 'PATCH',
    path: '/api/conversations/:id',
    access: 'user',
    summary: 'Archives or mutes a conversation, or accepts a request, for the caller.',
    params,
    body: z.strictObject({
      isArchived: z.boolean().optional(),
      isMuted: z.boolean().optional(),
      isAccepted: z.literal(true).optional(),
    }),
    response: conversation,
    refusals: [404],
  },
  messages: {
    method: 'GET',
    path: '/api/conversations/:id/messages',
    access: 'user',
    summary: 'Lists messages, oldest first: the latest ones, those before a message, or those after it.',
    params,
    query: z.strictObject({
      before: rowId.optional(),
      after: rowId.optional(),
      limit: wholeNumber(MESSAGES_PER_PAGE).optional(),
    }),
    response: z.object({ items: z.array(message), hasMore: z.boolean() }),
    refusals: [404],
  },
  send: {
    method: 'POST',
    path: '/api/conversations/:id/messages',
    access: 'user',
    status: 201,
    limit: SENDING,
    summary: 'Sends a message. An answer accepts a request.',
    params,
    body: z.strictObject({ content, clientId }),
    response: message,
    refusals: [404, 409, 422],
  },
  sendTo: {
    method: 'POST',
    path: '/api/messages',
    access: 'user',
    status: 201,
    limit: SENDING,
    summary: 'Sends a message to a person with whom the caller has a conversation.',
    body: z.strictObject({ receiverId: id, content, clientId: clientId.optional() }),
    response: message,
    refusals: [409, 422],
  },
  read: {
    method: 'POST',
    path: '/api/conversations/:id/read',
    access: 'user',
    status: 204,
    summary: 'Marks the messages that the caller received as read, up to one. The mark only moves forward.',
    params,
    body: z.strictObject({ upToMessageId: id }),
    response: noContent,
    refusals: [404],
  },
  markUnread: {
    method: 'POST',
    path: '/api/conversations/:id/unread',
    access: 'user',
    status: 204,
    summary: 'Marks a conversation as unread for the caller, from a received message on. The sender still sees that it was read.',
    params,
    body: z.strictObject({ fromMessageId: id }),
    response: noContent,
    refusals: [404],
  },
  typing: {
    method: 'POST',
    path: '/api/conversations/:id/typing',
    access: 'user',
    status: 204,
    limit: { user: { calls: 30, seconds: 60 } },
    summary: 'Shows the other person for five seconds that the caller writes, unless one of them switched it off.',
    params,
    response: noContent,
    refusals: [404],
  },
  remove: {
    method: 'DELETE',
    path: '/api/messages/:id',
    access: 'user',
    summary: 'Deletes a message: an own one within 15 minutes for both people, otherwise from the view of the caller.',
    params,
    response: z.object({ isForBoth: z.boolean() }),
    refusals: [404],
  },
  search: {
    method: 'GET',
    path: '/api/messages/search',
    access: 'user',
    limit: { user: { calls: 60, seconds: 60 } },
    summary: 'Finds up to 50 messages of the caller that contain a text, latest first.',
    query: z.strictObject({
      q: z.string().trim().min(2, 'At least 2 characters').max(100).meta({ description: 'The text to find', example: 'deposit' }),
    }),
    response: z.object({ items: z.array(message.extend({ conversationId: z.int(), otherName: z.string() }).meta({ id: 'FoundMessage' })) }),
  },
  unreadCount: {
    method: 'GET',
    path: '/api/messages/unread-count',
    access: 'user',
    summary: 'Counts what waits for the caller: unread conversations without muted ones, message requests, and requests to be roommates.',
    response: z.object({
      unread: z.int(),
      requests: z.int(),
      /** Requests to be roommates. */
      roommates: z.int(),
    }),
  },
  settings: {
    method: 'GET',
    path: '/api/user/message-settings',
    access: 'user',
    summary: 'Returns what the caller chose about messages.',
    response: settings,
  },
  changeSettings: {
    method: 'PUT',
    path: '/api/user/message-settings',
    access: 'user',
    summary: 'Sets what the caller chose about messages.',
    body: z.strictObject(settings.shape),
    response: settings,
  },
  blocked: {
    method: 'GET',
    path: '/api/blocks',
    access: 'user',
    summary: 'Lists the people whom the caller blocked, latest first.',
    response: z.array(z.object({ userId: z.int(), name: z.string(), since: timestamp })),
  },
  block: {
    method: 'POST',
    path: '/api/blocks',
    access: 'user',
    status: 204,
    limit: { user: { calls: 60, seconds: 3_600 } },
    summary: 'Blocks a person: neither can write to the other, and the caller sees the conversation no longer.',
    body: z.strictObject({ userId: id }),
    response: noContent,
    refusals: [404, 422],
  },
  unblock: {
    method: 'DELETE',
    path: '/api/blocks/:id',
    access: 'user',
    status: 204,
    summary: 'Ends a block. Also succeeds without one. The id is that of the person.',
    params,
    response: noContent,
  },
});
