import type { Router } from '@koa/router';
import { PRODUCT } from '../../../domain/shared/product.ts';
import { answerOf } from '../answer/answer.ts';
import { escapeHtml, plainPage } from '../answer/plain-page.ts';
import type { HttpState } from '../context.ts';
import { API_HEADERS } from '../security-headers.ts';

/** RFC 9116 recommends less than a year. */
const MONTHS_AHEAD = 11;
const POLICY = '/security-policy';

export interface SecurityTxtOptions {
  publicUrl: string;
  /** A mailto: or https: address. Default: security@ the site's host, as in RFC 2142. */
  securityContact?: string | undefined;
}

/** /.well-known/security.txt for programs and /security-policy for people: how to report a vulnerability. */
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
    `Report a security vulnerability in ${PRODUCT.name}`,
    `<h1>Report a security vulnerability</h1>
<p>Write to <a href="${escapeHtml(contact)}">${escapeHtml(contact.replace(/^mailto:/, ''))}</a>. Tell us what you found, where, and how to reproduce it.
Please do not publish it before we fix it.</p>
<h2>What we promise</h2>
<p>A person answers within five working days and tells you when the vulnerability is fixed. We will not take legal action against research
in good faith: use your own accounts, do not read, change or keep other people's data, and do not disrupt the site.</p>`,
  );
