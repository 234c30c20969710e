import { DAY } from '../../shared/time.ts';

export const SESSION_LIFETIME = { idleSeconds: 7 * DAY, absoluteSeconds: 30 * DAY };

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
