import AxeBuilder from '@axe-core/playwright';
import { PAGES } from './routes.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Every kind of page, in both themes and at the sizes that break layouts. Service pages, and lists, are one page with other words. */
const visit = startVisits();
const TWINS = /^\/services\/(?!financial-aid-guide)|^\/colleges\/best-(?!hbcu)/;
const sample = Object.keys(PAGES).filter((address) => !TWINS.test(address));
/** What repeats a row or a card: the first few tell. */
const REPEATED = 'main tbody > tr:nth-child(n+4), main li:has(article):nth-child(n+4)';
const paths = [
  ...sample,
  '/discover?view=table&gradRate=0.5..',
  '/discover?view=map&state=AL',
  '/discover?q=zzzzzzzzz',
  '/compare?c=100858,100724',
  '/colleges/montgomery-college',
  '/alma?step=6',
  '/alma/results?size=large&type=public&p=0020300100',
  '/auth?tab=register',
  '/forgot-password?step=code',
  '/verify-email?token=x',
  '/restore-account',
  '/no-such-page',
  '/api/docs',
];

/** One page for many addresses: opening it anew each time would take most of the time. */
it.each(['light', 'dark'] as const)(
  'axe finds nothing on any page in %s',
  async (colorScheme) => {
    await visit.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of paths) {
      await visit.page.goto(visit.site.url + path);
      await visit.page.waitForLoadState('load');
      const axe = new AxeBuilder({ page: visit.page }).exclude(REPEATED);
      // Between the themes only colours differ.
      const { violations } = await (colorScheme === 'dark' ? axe.withRules('color-contrast') : axe).analyze();
      found.push(...violations.map(({ id, nodes }) => `${path}: ${id}: ${nodes.map(({ html }) => html.slice(0, 160)).join(' | ')}`));
    }
    forgiveNotFound();
    expect(found).toEqual([]);
  },
  600_000,
);

it.each([
  ['at 320 px', { width: 320, height: 640 }, 16],
  ['with text twice as large', { width: 1280, height: 900 }, 32],
  ['with text twice as large on a phone', { width: 768, height: 900 }, 32],
] as const)(
  'never scrolls sideways %s',
  async (_, viewport, rootSize) => {
    await visit.page.setViewportSize(viewport);
    const session = await visit.context.newCDPSession(visit.page);
    // The reader's own setting, not a style of the page: rem grows with it, as in browsers.
    await session.send('Page.setFontSizes', { fontSizes: { standard: rootSize, fixed: rootSize } });
    const wide: string[] = [];
    for (const path of paths.filter((one) => one !== '/api/docs')) {
      await visit.page.goto(visit.site.url + path);
      const [content, window] = await visit.page.evaluate(() => [document.documentElement.scrollWidth, innerWidth]);
      if (content > window) wide.push(`${path}: ${content} > ${window}`);
    }
    forgiveNotFound();
    expect(wide).toEqual([]);
  },
  300_000,
);

it('shows everything at once to those who want no motion', async () => {
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  await visit.open('/');
  const hidden = await visit.page.evaluate(() =>
    [...document.querySelectorAll('main section')].filter((section) => Number(getComputedStyle(section).opacity) < 1).map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
});

/** The browser itself reports answers of 404: right for the unknown page, and what the page of failing pictures is for. */
function forgiveNotFound(): void {
  visit.faults = visit.faults.filter((fault) => !(/\/(no-such-page|image-test): /.test(fault) && fault.includes('404')));
}
