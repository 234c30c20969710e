import { REQUEST_DAYS, type RoommateRequest } from '../../../api/domain/roommates.ts';

const DAY = 86_400_000;

/** Midnight at the beginning of the day, in the time zone of the browser. */
const dayOf = (moment: Date): number => new Date(moment.getFullYear(), moment.getMonth(), moment.getDate()).getTime();

/** "Expires in 5 days", "Expires tomorrow", "Expires today": days of the calendar. */
export function expiryText(expiresAt: string, now: Date): string {
  // Days with a change of the clock have 23 or 25 hours.
  const days = Math.round((dayOf(new Date(expiresAt)) - dayOf(now)) / DAY);
  if (days < 1) return 'Expires today';
  return days === 1 ? 'Expires tomorrow' : `Expires in ${days} days`;
}

type Text = (name: string) => string;
const TEXTS: Record<RoommateRequest['box'], Record<RoommateRequest['state'], Text>> = {
  in: {
    pending: (name) => `${name} asks you to be roommates.`,
    accepted: (name) => `You and ${name} accepted each other.`,
    declined: (name) => `You declined the request. ${name} reads only that it is closed.`,
    withdrawn: (name) => `${name} took the request back.`,
    expired: () => `You did not answer within ${REQUEST_DAYS} days.`,
    closed: () => 'This request is closed.',
  },
  out: {
    pending: (name) => `You asked ${name} to be your roommate.`,
    accepted: (name) => `You and ${name} accepted each other.`,
    declined: () => 'This request is closed.',
    withdrawn: () => 'You took your request back.',
    expired: (name) => `${name} did not answer within ${REQUEST_DAYS} days. That happens, and says little.`,
    closed: (name) => `This request is closed: ${name} found a roommate or decided otherwise. We wish you luck with the others.`,
  },
};

/**
 * What a request means for the person who reads it. A sender does not learn that a request was declined. `name`: "the other person" when
 * the profile is gone.
 */
export function requestText({ box, state }: Pick<RoommateRequest, 'box' | 'state'>, name: string): string {
  const text = TEXTS[box][state](name);
  return text.charAt(0).toUpperCase() + text.slice(1);
}
