import type { IncomingMessage } from 'node:http';
import { HttpFault } from '../errors.ts';

const OWN = new Set(['same-origin', 'none']);

/**
 * Refuses calls that a page of another site makes a browser send. What is no browser says neither where it comes from nor from which
 * site, and has nobody's rights to misuse.
 */
export function refuseCrossSite({ headers }: IncomingMessage, publicUrl: string): void {
  const { origin, 'sec-fetch-site': site } = headers;
  const isOwn = typeof site === 'string' ? OWN.has(site) : origin === undefined || origin === new URL(publicUrl).origin;
  if (!isOwn) throw new HttpFault(403, 'request.cross-site', 'This call is taken from our own pages only.');
}
