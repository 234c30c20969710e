import { rulesFor, violationsOf } from './axe.fixture.ts';
import { PAGES } from './routes.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Every kind of page, in both themes and at sizes that break layouts. Pages of services and lists differ in text only, so one of a kind is enough. */
const visit = startVisits();
const TWINS = /^\/services\/(?!financial-aid-guide)|^\/colleges\/best-(?!hbcu)/;
const sample = Object.keys(PAGES).filter((address) => !TWINS.test(address));
/** The first rows and cards are enough. */
const REPEATED = 'main tbody > tr:nth-child(n+4), main li:has(article):nth-child(n+4)';
const paths = [
  ...sample,
  '/discover?view=table&gradRate=0.5..',
  '/discover?view=map&state=AL',
  '/discover?q=zzzzzzzzz',
  '/compare?c=100858,100724',
  '/services?q=zzzzzz',
  '/services/best-test-prep-services?price=free&compare=kaplan,magoosh',
  '/services/best-student-mental-health-services',
  '/services/best-online-tutoring-services/khan-academy',
  '/colleges/montgomery-college',
  '/alma?step=6',
  '/alma/results?size=large&type=public&p=0020300100',
  '/auth?tab=register',
  '/forgot-password?step=code',
  '/verify-email?token=x',
  '/restore-account',
  '/appeal',
  '/no-such-page',
  '/api/docs',
];

/** One browser page for all addresses, because opening a page is slow. */
it.each(['light', 'dark'] as const)(
  'axe finds no violations on any page in %s',
  async (colorScheme) => {
    await visit.page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const found: string[] = [];
    for (const path of paths) {
      await visit.page.goto(visit.site.url + path);
      await visit.page.waitForLoadState('load');
      found.push(...(await violationsOf(visit.page, { exclude: REPEATED, rules: rulesFor(colorScheme) })).map((one) => `${path}: ${one}`));
    }
    ignoreNotFound();
    expect(found).toEqual([]);
  },
  600_000,
);

it('never scrolls sideways at 320 px or with text twice as large', async () => {
  const session = await visit.context.newCDPSession(visit.page);
  const wide: string[] = [];
  for (const path of paths.filter((one) => one !== '/api/docs')) {
    await visit.page.goto(visit.site.url + path);
    for (const [width, rootSize] of [
      [1280, 32],
      [768, 32],
      [320, 16],
    ] as const) {
      await visit.page.setViewportSize({ width, height: 800 });
      // The browser setting for the font size, not a style of the page: rem follows it.
      await session.send('Page.setFontSizes', { fontSizes: { standard: rootSize, fixed: rootSize } });
      const [content, window, size] = await visit.page.evaluate(() => [
        document.documentElement.scrollWidth,
        innerWidth,
        Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
      ]);
      if (content > window) wide.push(`${path}: ${content} > ${window}`);
      expect([window, size]).toEqual([width, rootSize]);
    }
  }
  ignoreNotFound();
  expect(wide).toEqual([]);
}, 300_000);

it('shows every section at once with reduced motion', async () => {
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  await visit.open('/');
  const hidden = await visit.page.evaluate(() =>
    [...document.querySelectorAll('main section')].filter((section) => Number(getComputedStyle(section).opacity) < 1).map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
});

/** The browser logs 404 responses. The unknown page and the image test page cause them on purpose. */
function ignoreNotFound(): void {
  visit.expectFault(/\/(no-such-page|image-test): .*404/);
}
