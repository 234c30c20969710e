import { DAY } from '../shared/time.ts';
import { REQUEST_DAYS, type RequestState } from './profile.ts';

/** A stored request between two people. */
export interface PastRequest {
  state: RequestState;
  /** The viewer sent it. */
  isMine: boolean;
  createdAt: Date;
  /** When it got its last state. */
  changedAt: Date;
}

export type RequestRefusal = 'closed' | 'pending' | 'waits-for-you' | 'accepted' | 'wait';

/** Why a person cannot send a request, in words. */
export const REQUEST_REFUSALS: Record<RequestRefusal, string> = {
  closed: 'You can’t send this person a request.',
  pending: 'You have already sent this person a request.',
  'waits-for-you': 'This person has sent you a request. Answer it first.',
  accepted: 'You have already accepted each other.',
  wait: 'You can ask this person again a day after the last request.',
};

export const requestExpiry = (createdAt: Date): Date => new Date(createdAt.getTime() + REQUEST_DAYS * DAY * 1_000);

/** Expired requests are read as such before the job has marked them. */
export function stateAt({ state, createdAt }: Pick<PastRequest, 'state' | 'createdAt'>, now: Date): RequestState {
  return state === 'pending' && requestExpiry(createdAt) <= now ? 'expired' : state;
}

/**
 * Why a person cannot ask another one, given all requests between the two. A declined request is final for its sender. `canContact`:
 * whether the viewer may start a contact at all (`contactOf`).
 */
export function requestRefusal(past: readonly PastRequest[], canContact: boolean, now: Date): RequestRefusal | undefined {
  const states = past.map((request) => ({ ...request, state: stateAt(request, now) }));
  if (states.some(({ state }) => state === 'accepted')) return 'accepted';
  const pending = states.find(({ state }) => state === 'pending');
  if (pending) return pending.isMine ? 'pending' : 'waits-for-you';
  const mine = states.filter(({ isMine }) => isMine);
  if (!canContact || mine.some(({ state }) => state === 'declined')) return 'closed';
  return mine.some((request) => endOf(request) > now.getTime() - DAY * 1_000) ? 'wait' : undefined;
}

function endOf({ state, createdAt, changedAt }: PastRequest): number {
  return state === 'expired' ? requestExpiry(createdAt).getTime() : changedAt.getTime();
}

/** Why a request cannot get a state, in words. Undefined if it can. */
export function answerRefusal(request: PastRequest, to: 'accepted' | 'declined' | 'withdrawn', now: Date): string | undefined {
  const state = stateAt(request, now);
  if ((to === 'withdrawn') !== request.isMine) {
    return request.isMine ? 'The other person answers this request.' : 'Only its sender can withdraw a request.';
  }
  if (state === 'expired') return `This request has expired. A request is open for ${REQUEST_DAYS} days.`;
  return state === 'pending' ? undefined : 'This request is no longer open.';
}

/** The state that a person sees. Its sender does not learn that a request was declined. */
export function shownState(request: Pick<PastRequest, 'state' | 'isMine' | 'createdAt'>, now: Date): RequestState {
  const state = stateAt(request, now);
  return state === 'declined' && request.isMine ? 'closed' : state;
}
