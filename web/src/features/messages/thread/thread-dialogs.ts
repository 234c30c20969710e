import type { ChatMessage } from '../../../api/domain/messages.ts';

/** A question or a form over the thread. */
export type ThreadDialog =
  | { kind: 'report-conversation' }
  | { kind: 'report-message'; id: number }
  | { kind: 'delete'; message: ChatMessage }
  | { kind: 'block' }
  | { kind: 'link'; href: string };
