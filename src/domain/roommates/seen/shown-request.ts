import type { RequestBetween } from '../member.ts';
import type { RequestState } from '../profile.ts';
import { requestExpiry, shownState } from '../requests.ts';

/** A request as one of the two people sees it. */
export interface ShownRequest {
  id: number;
  box: 'in' | 'out';
  state: RequestState;
  expiresAt: Date;
}

export const shownRequest = (request: RequestBetween, now: Date): ShownRequest => ({
  id: request.id,
  box: request.isMine ? 'out' : 'in',
  state: shownState(request, now),
  expiresAt: requestExpiry(request.createdAt),
});
