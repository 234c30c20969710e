/** Conversations and messages. */
import type { WireOf } from '../../../../src/contracts/endpoint.ts';
import type { Contracts } from '../../../../src/contracts/index.ts';

export type Conversation = WireOf<Contracts['messages']['one']>;
export type ConversationPage = WireOf<Contracts['messages']['list']>;
export type ChatMessage = WireOf<Contracts['messages']['send']>;
export type MessagePage = WireOf<Contracts['messages']['messages']>;
export type FoundMessage = WireOf<Contracts['messages']['search']>['items'][number];
export type MessageSettings = WireOf<Contracts['messages']['settings']>;
export type BlockedPerson = WireOf<Contracts['messages']['blocked']>[number];

export { BOXES, DELETE_FOR_BOTH_SECONDS, LONGEST_MESSAGE, type Box } from '../../../../src/domain/messages/message.ts';
export { linksIn, mentionsPayment } from '../../../../src/domain/messages/safety-words.ts';
