import type { Router } from '@koa/router';
import { z } from 'zod';
import type { RateLimits } from '../request/access.ts';
import { refuseTooMany } from '../request/access.ts';
import { emptyAnswer } from '../answer/answer.ts';
import { readBytes, textOf } from '../request/body.ts';
import type { HttpLog, HttpState } from '../context.ts';
import { HttpError } from '../errors.ts';
import { clientNetwork } from '../request/client-network.ts';
import { CSP_REPORTS } from '../security-headers.ts';

const TYPES = ['application/reports+json', 'application/csp-report'];
const MAX_BYTES = 16 * 1024;
const MAX_VIOLATIONS = 10;
const LIMIT = { calls: 60, seconds: 60 };
const WORD = /^[a-z][a-z-]{0,40}$/;

/** Browsers send one of two forms: the list of the Reporting API, or the older single report. */
const reports = z.array(z.object({ body: z.object({ effectiveDirective: z.string(), blockedURL: z.string().optional() }) }));
const single = z.object({
  'csp-report': z.object({
    'effective-directive': z.string().optional(),
    'violated-directive': z.string().optional(),
    'blocked-uri': z.string().optional(),
  }),
});

export interface CspReportsOptions {
  log: HttpLog;
  limits: RateLimits;
  proxyHops: number;
}

/**
 * Logs the directive and the blocked origin of policy violations that browsers report. Anyone can forge a report, so the rest of it is
 * ignored and nothing is stored. There is no cross-site check: a forged report gains nothing.
 */
export function mountCspReports(router: Router<HttpState>, { log, limits, proxyHops }: CspReportsOptions): void {
  router.post(CSP_REPORTS, async ({ req, state }) => {
    refuseTooMany(await limits.take(CSP_REPORTS, clientNetwork(req, proxyHops), LIMIT));
    const bytes = await readBytes(req, { types: TYPES, maxBytes: MAX_BYTES });
    const violations = violationsIn(bytes);
    log.info({ violations: violations.slice(0, MAX_VIOLATIONS) }, 'content security policy violated');
    state.answer = emptyAnswer();
  });
}

interface Violation {
  directive: string;
  blocked: string;
}

function violationsIn(bytes: Buffer): Violation[] {
  const parsed = jsonOf(bytes);
  const list = reports.safeParse(parsed);
  if (list.success) return list.data.map(({ body }) => violationOf(body.effectiveDirective, body.blockedURL));
  const one = single.safeParse(parsed);
  if (!one.success) throw malformed();
  const { 'effective-directive': effective, 'violated-directive': violated, 'blocked-uri': blocked } = one.data['csp-report'];
  return [violationOf(effective ?? violated?.split(' ', 1)[0] ?? '', blocked)];
}

function jsonOf(bytes: Buffer): unknown {
  try {
    return JSON.parse(textOf(bytes));
  } catch {
    throw malformed();
  }
}

const malformed = () => new HttpError(400, 'request.malformed', 'This is not a content security policy report.');

const violationOf = (directive: string, blocked = ''): Violation => ({
  directive: WORD.test(directive) ? directive : 'unknown',
  blocked: originOf(blocked),
});

/** Addresses can contain searches and tokens, so only their origin is logged. Other text must be a plain word such as "inline". */
function originOf(blocked: string): string {
  if (WORD.test(blocked)) return blocked;
  const { origin = 'null' } = URL.canParse(blocked) ? new URL(blocked) : {};
  return origin === 'null' ? 'unknown' : origin.slice(0, 100);
}
