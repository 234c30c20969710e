import type { LinkState } from './service.ts';

/** How a website answered a visit. `host`: the host that answered after redirects. */
export type Visit =
  | { kind: 'answered'; status: number; host: string }
  /** No answer that we accept: `isLasting` if another visit would find the same, such as an unknown host or an endless redirect. */
  | { kind: 'failed'; reason: string; isLasting: boolean };

/** What is stored about the website of a service. */
export interface LinkRecord {
  state: LinkState | null;
  /** What the last visit found, in words. */
  detail: string;
  /** Failed visits in a row. */
  failures: number;
}

/** A website that is down for a moment is not dead: only the second failure in a row counts. */
const FAILURES_OF_THE_DEAD = 2;
const GONE = new Set([404, 410]);

/**
 * What a visit says about a website, given what was known.
 * Pages that refuse robots (401, 403, 429 and the like) work for people, so they count as alive.
 */
export function settleVisit(website: string, before: Pick<LinkRecord, 'state' | 'failures'>, visit: Visit): LinkRecord {
  if (visit.kind === 'failed') return failed(before, visit.reason, visit.isLasting);
  const { status, host } = visit;
  if (GONE.has(status) || status >= 500) return failed(before, `answers ${status}`, GONE.has(status));
  if (bare(host) !== bare(new URL(website).hostname)) return { state: 'moved', detail: `leads to ${host}`, failures: 0 };
  return { state: 'alive', detail: status < 400 ? '' : `answers ${status} to programs`, failures: 0 };
}

function failed({ state, failures }: Pick<LinkRecord, 'state' | 'failures'>, detail: string, isLasting: boolean): LinkRecord {
  const count = failures + 1;
  return { state: isLasting || count >= FAILURES_OF_THE_DEAD ? 'dead' : state, detail, failures: count };
}

const bare = (host: string): string => host.toLowerCase().replace(/^www\./, '');
