import type { Router } from '@koa/router';
import { z } from 'zod';
import type { RateLimits } from '../request/admission.ts';
import { refuseTooMany } from '../request/admission.ts';
import { emptyAnswer } from '../answer/answer.ts';
import { readBytes, textOf } from '../request/body.ts';
import type { HttpLog, HttpState } from '../context.ts';
import { HttpFault } from '../errors.ts';
import { clientNetwork } from '../request/network.ts';
import { CSP_REPORTS } from '../security-headers.ts';

const TYPES = ['application/reports+json', 'application/csp-report'];
const MAX_BYTES = 16 * 1024;
const MAX_VIOLATIONS = 10;
const LIMIT = { calls: 60, seconds: 60 };
const WORD = /^[a-z][a-z-]{0,40}$/;

/** The two forms that browsers send: the Reporting API's list, and what came before it. */
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
 * Takes what browsers say about violated policies and logs which directive kept what origin out; nothing is stored or sent back, and
 * of the rest of a report, which anybody can invent, nothing is believed. Browsers send reports by themselves, so pages of other sites
 * are not asked about; there is nothing to gain from making somebody send one.
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

const malformed = () => new HttpFault(400, 'request.malformed', 'This is not a report of a violated policy.');

const violationOf = (directive: string, blocked = ''): Violation => ({
  directive: WORD.test(directive) ? directive : 'unknown',
  blocked: originOf(blocked),
});

/** Addresses hold people's searches and tokens; of those only the origin is kept, of the rest only plain words such as "inline". */
function originOf(blocked: string): string {
  if (WORD.test(blocked)) return blocked;
  const { origin = 'null' } = URL.canParse(blocked) ? new URL(blocked) : {};
  return origin === 'null' ? 'unknown' : origin.slice(0, 100);
}
