import type { Effects } from '../../transactions/transact.ts';
import type { EndedRequest } from '../roommates.ports.ts';

/** Tells both people of each request. */
export function tellEnded({ tell }: Pick<Effects, 'tell'>, requests: readonly EndedRequest[]): void {
  for (const { id, senderId, receiverId } of requests) {
    for (const person of [senderId, receiverId]) tell(person, 'roommate.answer', { requestId: id });
  }
}
