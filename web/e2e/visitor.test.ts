import { becomes, eventually } from '../../src/testing/eventually.fixture.ts';
import { openSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Visitor journeys: menu, consent, quiz, comparison and map. `frame.test.ts` covers the layout. */
const visit = startVisits();
const menu = () => visit.page.getByRole('navigation', { name: 'Main' });
const banner = () => visit.page.getByRole('dialog', { name: 'Your choice about cookies' });
const path = () => new URL(visit.page.url()).pathname;
const TO_COLLEGES = { name: 'Public Schools', exact: true };

describe('the menu on a wide screen', () => {
  it('opens by mouse and is closed on the next page', async () => {
    await visit.open('/about');
    await menu().getByRole('button', { name: 'Colleges' }).click();
    await menu().getByRole('link', TO_COLLEGES).click();
    await visit.page.waitForURL('**/colleges/best-public-colleges');
    await menu().getByRole('link', TO_COLLEGES).waitFor({ state: 'hidden' });
  });

  it('opens by keyboard, and Escape closes it and returns the focus', async () => {
    await visit.open('/about');
    const button = menu().getByRole('button', { name: 'Colleges' });
    await button.press('Enter');
    await menu().getByRole('link', TO_COLLEGES).waitFor();
    await becomes(() => button.getAttribute('aria-expanded'), 'true');
    await visit.page.keyboard.press('Tab');
    await visit.page.keyboard.press('Escape');
    await menu().getByRole('link', TO_COLLEGES).waitFor({ state: 'hidden' });
    await becomes(() => button.evaluate((element) => element === document.activeElement), true);
  });

  it('passes the current address to the login page', async () => {
    await visit.open('/discover?state=AL');
    await visit.page.getByRole('link', { name: 'Log In' }).click();
    await visit.page.waitForURL('**/auth?*');
    const { searchParams } = new URL(visit.page.url());
    expect([searchParams.get('tab'), searchParams.get('returnUrl')]).toEqual(['login', '/discover?state=AL']);
  });
});

describe('consent', () => {
  let sent: string[];
  beforeEach(() => {
    sent = [];
    visit.page.on('request', (request) => {
      if (request.url().endsWith('/api/analytics')) sent.push(request.method());
    });
  });
  /** Views a college, which is an analytics event. */
  const viewCollege = async () => {
    await visit.open('/colleges/auburn-university');
  };

  it('sends nothing after Decline and does not ask again', async () => {
    await visit.open('/about');
    await banner().getByRole('button', { name: 'Decline' }).click();
    await banner().waitFor({ state: 'hidden' });
    await viewCollege();
    expect(await banner().count()).toBe(0);
    expect(sent).toEqual([]);
  });

  it('sends events after Accept all, until consent is withdrawn', async () => {
    await visit.open('/about');
    await banner().getByRole('button', { name: 'Accept all' }).click();
    await viewCollege();
    await eventually(() => sent.length > 0, 'an event');

    await visit.page.getByRole('button', { name: 'Cookie preferences' }).click();
    const dialog = visit.page.getByRole('dialog', { name: 'Cookie preferences' });
    await dialog.getByRole('checkbox', { name: 'Analytics' }).uncheck();
    await dialog.getByRole('button', { name: 'Save' }).click();
    const before = sent.length;
    await viewCollege();
    expect(sent).toHaveLength(before);

    await visit.page.getByRole('button', { name: 'Cookie preferences' }).click();
    await dialog.getByRole('button', { name: 'Reset' }).click();
    await banner().waitFor();
  });

  it('ignores corrupted preferences and logs a warning', async () => {
    await visit.open('/about');
    await banner().getByRole('button', { name: 'Accept all' }).click();
    const warnings: string[] = [];
    visit.page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await visit.page.evaluate(() => {
      for (const key of Object.keys(localStorage)) localStorage.setItem(key, '{broken');
    });
    await viewCollege();
    await banner().waitFor();
    expect(warnings.length).toBeGreaterThan(0);
    expect(sent).toEqual([]);
  });
});

it.each([
  ['Small (1 - 5,000 students)', 'small'],
  ['Medium (5,000 - 15,000)', 'medium'],
  ['Large (15,001+)', 'large'],
])('the quick quiz opens step 2 from "%s"', async (label, size) => {
  await visit.open('/');
  await visit.page.getByRole('link', { name: label }).click();
  await visit.page.waitForURL(`**/alma?step=2&size=${size}`);
});

it('selects colleges on cards, compares them and removes one', async () => {
  await visit.open('/discover?state=AL');
  for (const name of ['Auburn University', 'Alabama State University']) {
    await visit.page.getByRole('checkbox', { name: `Compare ${name}`, exact: true }).check();
  }
  const tray = visit.page.getByRole('region', { name: 'Colleges to compare' });
  await tray.getByRole('link', { name: 'Compare 2' }).click();
  await visit.page.waitForURL('**/compare?c=*');
  await visit.page.getByRole('heading', { level: 1, name: 'Compare colleges' }).waitFor();
  await visit.page.getByRole('main').getByText('Auburn University').first().waitFor();

  const shared = visit.page.url();
  await visit.page
    .getByRole('main')
    .getByRole('button', { name: /^Remove Auburn University/ })
    .or(visit.page.getByRole('main').getByRole('link', { name: /^Remove Auburn University/ }))
    .first()
    .click();
  await visit.page.waitForURL((url) => url.href !== shared);

  const other = await visit.newContext();
  const otherPage = await other.newPage();
  await openSettled(otherPage, shared);
  await becomes(() => otherPage.getByRole('main').innerText(), expect.stringContaining('Alabama State University'));
  await other.close();
});

it('keeps each word of the compared names whole on a phone', async () => {
  await visit.page.setViewportSize({ width: 360, height: 740 });
  // "Massachusetts" is the longest word that names begin with.
  await visit.open('/compare?c=166683,139755,243780');
  const broken = await visit.page.locator('main thead th > a').evaluateAll((links) =>
    links.flatMap(({ firstChild }) => {
      const text = firstChild?.textContent ?? '';
      return [...text.matchAll(/[^\s-]+/g)].flatMap(({ 0: word, index }) => {
        const range = document.createRange();
        range.setStart(firstChild!, index);
        range.setEnd(firstChild!, index + word.length);
        return range.getClientRects().length > 1 ? [word] : [];
      });
    }),
  );
  expect(broken).toEqual([]);
  expect(await visit.page.locator('main thead th > a').allInnerTexts()).toContain('Massachusetts Institute of Technology');
});

it('moves between colleges on the map with the arrow keys', async () => {
  await visit.open('/discover?state=AL&view=map');
  const map = visit.page.getByRole('region', { name: 'Map' });
  await map.getByRole('application').getByRole('link').first().focus();
  await visit.page.keyboard.press('ArrowRight');
  await visit.page.keyboard.press('Enter');
  await visit.page.waitForURL('**/colleges/*');
  expect(path()).not.toBe('/discover');
});
