import type { Router } from '@koa/router';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { answerOf } from '../answer/answer.ts';
import type { HttpState } from '../context.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';
import { API_HEADERS } from '../security-headers.ts';

/** RFC 9116 wants less than a year. */
const MONTHS_AHEAD = 11;
const POLICY = '/security-policy';

export interface SecurityTxtOptions {
  publicUrl: string;
  /** A mailto: or https: address. Left out: the mailbox that RFC 2142 reserves for this on the host of the site. */
  securityContact?: string | undefined;
}

/** /.well-known/security.txt for programs and /security-policy for people: where to report a fault, and what happens then. */
export function mountSecurityTxt(router: Router<HttpState>, { publicUrl, securityContact }: SecurityTxtOptions): void {
  const contact = securityContact ?? `mailto:security@${new URL(publicUrl).hostname}`;
  const policy = policyPage(contact);
  router.get('/.well-known/security.txt', ({ state }) => {
    const text = Buffer.from(securityTxt(publicUrl, contact, new Date()));
    state.answer = answerOf(text, 'text/plain; charset=utf-8', API_HEADERS);
  });
  router.get(POLICY, ({ state }) => void (state.answer = policy));
}

function securityTxt(publicUrl: string, contact: string, now: Date): string {
  const expires = new Date(now);
  expires.setUTCMonth(now.getUTCMonth() + MONTHS_AHEAD, 1);
  const lines = {
    Contact: contact,
    Expires: expires.toISOString(),
    Policy: publicUrl + POLICY,
    Canonical: `${publicUrl}/.well-known/security.txt`,
    'Preferred-Languages': 'en',
  };
  return Object.entries(lines)
    .map(([name, value]) => `${name}: ${value}\n`)
    .join('');
}

const policyPage = (contact: string) =>
  plainPage(
    `Reporting a security fault in ${PRODUCT.name}`,
    `<h1>Reporting a security fault</h1>
<p>Write to <a href="${escapeHtml(contact)}">${escapeHtml(contact.replace(/^mailto:/, ''))}</a>: what you found, where, and how to see it happen.
Please do not publish it before it is repaired.</p>
<h2>What we promise</h2>
<p>A person answers within five working days and tells you when the fault is repaired. Who looks for faults in good faith, with accounts of
their own, without reading, changing or keeping the data of others and without disturbing the site, has no legal steps from us to fear.</p>`,
  );
