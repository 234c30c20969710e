import type { IncomingMessage } from 'node:http';
import { HttpError } from '../errors.ts';

const OWN_SITE = new Set(['same-origin', 'none']);

/**
 * Refuses calls that a page of another site makes a browser send (CSRF). Clients that are not browsers send neither header, and no
 * other site can use their tokens.
 */
export function refuseCrossSite({ headers }: IncomingMessage, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = typeof site === 'string' ? OWN_SITE.has(site) : origin === undefined || origin === new URL(publicUrl).origin;
  if (!isOwn) throw new HttpError(403, 'request.cross-site', 'Only pages of this site can make this call.');
}
