import { rulesFor, violationsOf } from './axe.fixture.ts';
import { PAGES } from './routes.fixture.ts';
import { runUnrecorded } from './unrecorded.fixture.ts';
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
  '/compare?c=100858,100724&major=51.38',
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

/** Runs in the page: the widths of its content and of the window, and the size of a text of 1 rem, in pixels. */
const measure = () => ({
  content: document.documentElement.scrollWidth,
  window: innerWidth,
  size: Number.parseFloat(getComputedStyle(document.documentElement).fontSize),
});
/** Runs in the page: what is folded counts, too. */
const openSections = () => {
  for (const folded of document.querySelectorAll<HTMLDetailsElement>('section > details')) folded.open = true;
};
/** Width of the window, and size of a text of 1 rem. */
const SIZES = [
  [1280, 32],
  [768, 32],
  [320, 16],
] as const;

/** One browser page and one load of each address: the layout and the colors follow the window and the settings of the browser by CSS alone. */
it('axe finds no violation in either theme, and nothing scrolls sideways at 320 px or with text twice as large', async () => {
  const { page, site } = visit;
  const session = await visit.context.newCDPSession(page);
  /** Changes the window, and the font size in the settings of the browser, which rem follows. */
  const resize = async (width: number, rootSize: number) => {
    await page.setViewportSize({ width, height: 900 });
    await session.send('Page.setFontSizes', { fontSizes: { standard: rootSize, fixed: rootSize } });
  };
  const found: string[] = [];
  for (const path of paths) {
    await resize(1280, 16);
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(site.url + path);
    await runUnrecorded(page, openSections, null);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const violations = await violationsOf(page, { exclude: REPEATED, rules: rulesFor(colorScheme) });
      found.push(...violations.map((violation) => `${path} in ${colorScheme}: ${violation}`));
    }
    if (path === '/api/docs') continue;
    // With reduced motion, a font size changes in a transition, and the old one is read first.
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'no-preference' });
    for (const [width, rootSize] of SIZES) {
      await resize(width, rootSize);
      const { content, window, size } = await runUnrecorded(page, measure, null);
      if (content > window) found.push(`${path}: ${content} > ${window}`);
      expect([window, size]).toEqual([width, rootSize]);
    }
  }
  // The browser logs 404 responses. The unknown page and the image test page cause them on purpose.
  visit.expectFault(/\/(no-such-page|image-test): .*404/);
  expect(found).toEqual([]);
}, 1_200_000);

it('shows every section at once with reduced motion', async () => {
  await visit.page.emulateMedia({ reducedMotion: 'reduce' });
  await visit.open('/');
  const hidden = await visit.page.evaluate(() =>
    [...document.querySelectorAll('main section')].filter((section) => Number(getComputedStyle(section).opacity) < 1).map(({ id }) => id),
  );
  expect(hidden).toEqual([]);
});
