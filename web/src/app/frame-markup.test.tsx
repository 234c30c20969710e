import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { SiteContext, type Operator, type Site } from '../api/site.ts';
import { Consent } from './Consent.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './header/Header.tsx';

const markupOf = (part: ReactNode, operator: Operator = {}) =>
  renderToStaticMarkup(
    <SiteContext value={{ operator } as Site}>
      <StaticRouter location="/about?x=1">{part}</StaticRouter>
    </SiteContext>,
  );

describe('the frame without scripts', () => {
  it('contains the whole menu, closed', () => {
    const html = markupOf(<Header />);
    expect(html).toContain('data-menu="plain"');
    expect(html).toContain('href="/colleges/states"');
    expect(html).toContain(`href="/auth?tab=login&amp;returnUrl=${encodeURIComponent('/about?x=1')}"`);
    expect(html).not.toContain('aria-expanded="true"');
    expect(html).not.toContain('style=');
  });

  it('contains no cookie banner', () => {
    expect(markupOf(<Consent />)).toBe('');
  });

  it('contains the footer with its links in order', () => {
    const html = markupOf(<Footer />);
    const links = [...html.matchAll(/<a [^>]*href="([^"]+)"[^>]*>([^<]+)</g)].map(([, href, label]) => [label, href]);
    expect(links).toEqual([
      ['College Discovery', '/discover'],
      ['Majors', '/majors'],
      ['Roommates', '/roommates'],
      ['Services', '/services'],
      ['Data and sources', '/data'],
      ['API for developers', '/api/docs'],
      ['About Us', '/about'],
      ['Safety', '/safety'],
      ['Privacy', '/privacy'],
      ['Cookies', '/cookies'],
      ['User Agreement', '/user-agreement'],
    ]);
    for (const text of ['href="/roommates"', 'Support', 'Contact Us', 'FAQ']) expect(html).toContain(text);
    expect(html).not.toContain('Opening soon');
    expect(html).toContain('Cookie preferences');
    expect(html).toContain('feel empowered to choose the college that fits them');
    expect(html).not.toContain('run by');
  });

  it('names the operator in the footer', () => {
    expect(markupOf(<Footer />, { name: 'Alma & Co' })).toContain('This site is run by Alma &amp; Co.');
  });
});
