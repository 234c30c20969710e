import { type ChatMessage, type Conversation, DELETE_FOR_BOTH_SECONDS, mentionsPayment } from '../../../api/domain/messages.ts';

/** Whether the sender can still delete a message for both people. The server decides again. */
export const canDeleteForBoth = ({ isOwn, sentAt }: ChatMessage, now: Date): boolean =>
  isOwn && now.getTime() - Date.parse(sentAt) < DELETE_FOR_BOTH_SECONDS * 1000;

/** Whether the viewer has not answered the other person, as far as the messages are loaded. */
export const isStranger = ({ state }: Conversation, messages: readonly ChatMessage[]): boolean =>
  state === 'asked' || !messages.some(({ isOwn }) => isOwn);

/** The last received message about money; a warning stands below it. */
export const lastPaymentMessage = (messages: readonly ChatMessage[]): number | undefined =>
  messages.findLast(({ isOwn, content }) => !isOwn && content !== null && mentionsPayment(content))?.id;
