import { DomainError } from '../shared/domain-error.ts';
import { DAY } from '../shared/time.ts';
import type { ContactRefusal } from './contact.ts';

export const unknownConversation = () => new DomainError('not-found', 'conversation.not-found', 'There is no such conversation.');
export const unknownMessage = () => new DomainError('not-found', 'message.not-found', 'There is no such message.');

const REFUSALS: Record<ContactRefusal, [kind: 'refused' | 'too-many', message: string]> = {
  closed: ['refused', "You can't message this user."],
  unverified: ['refused', 'Verify your email address first. Your profile can send the email again.'],
  paused: ['refused', 'You cannot send messages at the moment. Your profile says why.'],
  waiting: ['refused', 'You can send more after an answer.'],
  'too-many-people': ['too-many', 'You have written to many new people today. Try again tomorrow.'],
  link: ['refused', 'Leave links out of a first message. You can send links after an answer.'],
};

/** The error of a message that may not be sent. */
export function messageRefused(refusal: ContactRefusal): DomainError {
  const [kind, message] = REFUSALS[refusal];
  return new DomainError(kind, `message.${refusal}`, message, [], kind === 'too-many' ? DAY : undefined);
}
