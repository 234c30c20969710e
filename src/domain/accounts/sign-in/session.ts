import { DAY, MINUTE } from '../../shared/time.ts';
import { isStaff } from '../permissions.ts';
import { ACCOUNT_TYPES } from '../user.ts';

/** A session that is not used for so long ends. A stolen session of a member of staff opens more, so it lasts less. */
export const SESSION_LIFETIME = { idleSeconds: 7 * DAY, staffIdleSeconds: 30 * MINUTE, absoluteSeconds: 30 * DAY };

/** The accounts whose sessions end after `staffIdleSeconds`. */
export const STAFF_TYPES = ACCOUNT_TYPES.filter(isStaff);

/** More than a person has browsers. One more ends the session that was not used for longest. */
export const MOST_SESSIONS = 20;

/** How long an account is known to sign in from a network. Failures in other networks do not close it. */
export const KNOWN_NETWORK_SECONDS = 30 * DAY;

const IPV4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/;

/** The part of an address that a session stores: people recognize their network, and it identifies no household. */
export function networkPrefix(address: string): string {
  const [, first24] = IPV4.exec(address) ?? [];
  if (first24 !== undefined) return `${first24}.0/24`;
  return address === '' ? '' : `${address}::/64`;
}
