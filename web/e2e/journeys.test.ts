import type { Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** User journeys in a real browser, on the built site with the whole catalog. */
const visit = startVisits();
const open = (path: string) => visit.open(path);
let page: Page;

beforeEach(() => {
  page = visit.page;
});

const count = () => page.getByText(/^[\d,]+ colleges?$/).first();

describe('searching', () => {
  it('filters, opens a college and returns to the same scroll position', async () => {
    await open('/discover');
    await expectText(count(), '3,693 colleges');

    await page.getByRole('textbox', { name: 'States' }).fill('ala');
    await page.getByRole('checkbox', { name: /^Alabama/ }).check();
    await page.waitForURL(/state=AL/);
    await page.getByRole('checkbox', { name: /^Public/ }).check();
    await page.waitForURL(/control=public/);
    await expectText(count(), /^\d\d colleges$/);

    const link = page.getByRole('link', { name: 'Auburn University', exact: true });
    await link.scrollIntoViewIfNeeded();
    const scrolled = await page.evaluate(() => window.scrollY);
    await link.click();
    await page.getByRole('heading', { level: 1, name: 'Auburn University' }).waitFor();
    await becomes(() => page.evaluate(() => window.scrollY), 0);

    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Find colleges' }).waitFor();
    await page.waitForFunction((y) => Math.abs(window.scrollY - y) < 50, scrolled);
    await page.getByRole('checkbox', { name: /^Alabama/, checked: true }).waitFor();
    expect(new URL(page.url()).search).toContain('control=public');
  });

  it('finds a college despite typing errors', async () => {
    await open('/discover');
    await page.getByRole('main').getByRole('combobox', { name: 'Search by name or place' }).fill('aubrun univercity');
    await page.waitForURL(/q=aubrun/);
    await page.getByRole('link', { name: 'Auburn University', exact: true }).waitFor();
  });

  it('suggests a filter to remove if nothing is found', async () => {
    await open('/discover?state=WY&control=private_for_profit&level=4&size=large');
    const relaxation = page.getByRole('link', { name: /^Without / }).first();
    await relaxation.click();
    await expectText(count(), /^[1-9][\d,]* colleges?$/);
  });

  it('shows the filters of a narrow screen in a dialog with the number of results', async () => {
    await page.setViewportSize({ width: 360, height: 780 });
    await open('/discover');
    await page.getByRole('button', { name: /^Filters/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Filters' });
    await dialog.getByRole('checkbox', { name: /^Private nonprofit/ }).check();
    await dialog.getByRole('button', { name: 'Show 1,442 colleges' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await expectText(count(), '1,442 colleges');
  });

  it('adds up quick key presses on a slider', async () => {
    await open('/discover');
    await page.getByRole('slider', { name: 'Net price a year' }).focus();
    for (const key of ['ArrowLeft', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.waitForURL(/netPrice=\.\.77000/);
  });

  it('sorts the table by keyboard and sets aria-sort', async () => {
    await open('/discover?view=table&state=AL');
    const header = page.getByRole('columnheader', { name: /Net price/ });
    await header.getByRole('link').or(header.getByRole('button')).first().press('Enter');
    await page.waitForURL(/sort=netPrice/);
    await page.locator('th[aria-sort=ascending]', { hasText: 'Net price' }).waitFor();
  });
});

/** Runs in the page: its elements, its height in pixels and its tab stops in the main part. */
const sizeOf = () => ({
  elements: document.querySelectorAll('*').length,
  height: document.documentElement.scrollHeight,
  stops: [...document.querySelectorAll('main :is(a[href], button, input, select, summary, [tabindex="0"])')].filter(
    (stop) => stop.checkVisibility() && !stop.matches(':disabled, [tabindex="-1"]'),
  ).length,
});

/** Of a served page, without compression. */
const BYTES = 150_000;

describe('a college', () => {
  it.each([
    [360, 9_000],
    [1280, 5_000],
  ])('keeps its size at %d px', async (width, height) => {
    await page.setViewportSize({ width, height: 900 });
    await open('/colleges/auburn-university');
    const size = await page.evaluate(sizeOf);
    expect(size.elements).toBeLessThanOrEqual(2_500);
    expect(size.height).toBeLessThanOrEqual(height);
    expect(size.stops).toBeLessThanOrEqual(60);
    expect(size.stops).toBeGreaterThan(20);
  });

  // Florida State has the longest page of the catalog: most names, news and charts.
  it.each(['auburn-university', 'florida-state-university'])('keeps the size of %s on the way to the browser', async (slug) => {
    const served = await (await fetch(`${visit.site.url}/colleges/${slug}`)).arrayBuffer();
    expect(served.byteLength).toBeGreaterThan(50_000);
    expect(served.byteLength).toBeLessThanOrEqual(BYTES);
  });

  it('keeps its folded sections if their data does not arrive, and tries again', async () => {
    visit.expectFault(/ERR_FAILED/);
    const calls = '**/api/colleges/slug/*';
    await page.route(calls, (route) => route.abort());
    await open('/colleges/auburn-university');
    await page.locator('summary', { hasText: /^Cost/ }).press('Enter');
    await page.getByRole('alert').getByText('Not all of this page could be loaded').waitFor();
    await page.getByRole('heading', { name: 'Net price by family income' }).waitFor();
    await page.unroute(calls);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('region', { name: 'Cost' }).getByRole('button', { name: 'Source of sticker price', exact: true }).click();
    await page.getByRole('dialog', { name: 'Sticker price' }).getByText('IPEDS').first().waitFor();
  });

  it('prints on one page, and on six with all sections open', async () => {
    const pages = async () => {
      const margin = '0.4in';
      const pdf = await page.pdf({ format: 'Letter', margin: { top: margin, bottom: margin, left: margin, right: margin } });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    };
    await open('/colleges/auburn-university');
    await becomes(pages, 1);
    await page.getByRole('button', { name: 'Open all sections' }).press('Enter');
    await becomes(pages, 6);
  });

  it('says without a press what students can study, and opens all programs by keyboard', async () => {
    await open('/colleges/auburn-university#majors');
    const majors = page.getByRole('region', { name: 'What you can study' });
    await majors.getByText(/^\d{2,3} programs in \d{2,3} majors: .*\d+ for bachelor’s degrees, /).waitFor();
    await majors.locator('summary', { hasText: 'All programs by field' }).press('Enter');
    await becomes(() => majors.getByRole('listitem').count(), 30);
    await majors.getByRole('combobox', { name: 'Award' }).selectOption('bachelor');
    await majors.getByRole('button', { name: /^Show all/ }).press('Enter');
    await becomes(async () => (await majors.getByRole('listitem').count()) > 80, true);
    await majors.getByRole('link').first().press('Enter');
    await page.waitForURL(/\/discover\?major=\d\d\.\d\d&award=bachelor$/);
  });

  it('compares test scores and stores them in this tab only', async () => {
    await open('/colleges/auburn-university#admissions');
    const own = page.getByRole('region', { name: 'How do my scores compare?' });
    await own.getByRole('textbox', { name: 'My SAT' }).fill('1230');
    await own.getByText('Your SAT of 1230 is below its average of 1320 and in its lower quarter, below 1260.').waitFor();
    expect(await own.innerText()).not.toContain('%');
    expect(page.url()).not.toContain('1230');
    await page.reload();
    await own.getByText(/^Your SAT of 1230/).waitFor();
    expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain('1230');
  });

  it('opens the source of a number by keyboard and returns the focus', async () => {
    await open('/colleges/auburn-university#outcomes');
    // The address opened the section and stopped below the links to the sections.
    const heading = page.getByRole('heading', { name: 'Outcomes' });
    await becomes(() => heading.evaluate((element) => Math.round(element.getBoundingClientRect().top)), expect.closeTo(80, -1));
    const source = page.getByRole('region', { name: 'Outcomes' }).getByRole('button', { name: 'Source of graduation rate', exact: true });
    const note = page.getByRole('dialog', { name: 'Source of graduation rate', exact: true });
    await source.press('Enter');
    await note.getByText('IPEDS', { exact: true }).waitFor();
    await becomes(() => note.innerText(), expect.stringContaining('GRRTTOT'));
    await page.keyboard.press('Escape');
    await note.waitFor({ state: 'hidden' });
    await becomes(() => source.evaluate((button) => button === document.activeElement), true);

    await page.setViewportSize({ width: 360, height: 640 });
    await source.press('Space');
    const { x, width } = (await note.boundingBox()) ?? { x: -1, width: 0 };
    expect([x, width]).toEqual([0, 360]);
    await note.getByRole('button', { name: 'Close' }).press('Enter');
    await note.waitFor({ state: 'hidden' });
  });

  it('explains its scores and links to similar colleges', async () => {
    await open('/colleges/auburn-university');
    await page.getByRole('button', { name: 'Open all sections' }).press('Enter');
    const card = page.getByRole('article').filter({ has: page.getByRole('heading', { name: 'Selectivity and completion' }) });
    await card.locator('summary').press('Enter');
    await card.getByRole('row', { name: /^Together/ }).waitFor();
    const similar = page.getByRole('region', { name: 'Similar colleges' }).getByRole('link');
    await becomes(() => similar.count(), 6);
    const name = await similar.first().innerText();
    await similar.first().press('Enter');
    await page.getByRole('heading', { level: 1, name }).waitFor();
    await page.getByRole('heading', { level: 2, name: 'Scores explained' }).waitFor();
  });
});

it('a major leads to its states with the list alone, which adds no stops while it is folded', async () => {
  await open('/majors/nursing');
  await becomes(() => page.locator('main svg a').count(), 51);
  const { stops } = await page.evaluate(sizeOf);
  expect(stops).toBeLessThanOrEqual(100);
  expect(stops).toBeGreaterThan(20);
  await page.locator('main svg a').first().click();
  await page.waitForURL(/\/majors\/nursing\/[a-z-]+$/);
});

describe('the picture of all colleges', () => {
  it('moves to the prices of an income on the home page and names the colleges', async () => {
    await open('/');
    const prices = page.getByRole('region', { name: 'What would college cost you?' });
    await prices.getByLabel('Family income before taxes').selectOption('0-30000');
    await expectText(prices.getByText(/^Half of these/), /^Half of these 3,\d{3} colleges have \$1\d,\d{3} or less/);
    const picture = prices.getByRole('application', { name: 'Colleges by net price' });
    await picture.hover();
    await expectText(prices.locator('[aria-live] a'), /\w/);
  });

  it('is walked by keyboard from the college of the page', async () => {
    await open('/colleges/auburn-university');
    await page.getByRole('button', { name: /^Graduation rate of all colleges/ }).focus();
    const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
    await becomes(focused, 'Auburn University, Auburn, Alabama, 82%');
    await page.keyboard.press('End');
    await becomes(async () => (await focused())?.endsWith(', 100%'), true);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/colleges\/(?!auburn)/);
  });
});

it('the section bar of a college marks where the reader is, and keeps the mark in view', async () => {
  await page.setViewportSize({ width: 360, height: 800 });
  await open('/colleges/auburn-university');
  const bar = page.getByRole('navigation', { name: 'Sections of this page' });
  const marked = bar.locator('[aria-current="location"]');
  await becomes(() => marked.count(), 0);
  const place = (id: string) => page.locator(`#${id}`).evaluate((heading) => scrollBy(0, heading.getBoundingClientRect().top - 80));
  for (const [id, label] of [
    ['cost', 'Cost'],
    ['research', 'Research'],
    ['at-a-glance', 'At a glance'],
  ] as const) {
    await place(id);
    await becomes(() => marked.allInnerTexts(), [label]);
    await becomes(
      () => marked.evaluate((link) => link.getBoundingClientRect().left >= 0 && link.getBoundingClientRect().right <= innerWidth),
      true,
    );
  }
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await becomes(() => marked.allInnerTexts(), ['Services']);
});

describe('a list', () => {
  it.each([
    [360, 800, 2, 600],
    [1280, 900, 6, 500],
  ])('begins on the first screen at %d px, and shows rows there', async (width, height, rows, start) => {
    await page.setViewportSize({ width, height });
    await open('/colleges/states/alabama');
    const tops = await page.getByRole('rowheader').evaluateAll((heads) => heads.map((head) => head.getBoundingClientRect().top));
    expect(tops[0]).toBeLessThan(start);
    expect(tops.filter((top) => top < height).length).toBeGreaterThanOrEqual(rows);
  });

  it.each(['/colleges/states/california', '/colleges/best-hbcu-colleges', '/colleges/good-for-adults'])(
    '%s has 50 colleges in at most 7,000 px on a phone, and keeps the heads of their figures in view',
    async (address) => {
      await page.setViewportSize({ width: 360, height: 800 });
      await open(address);
      expect(await page.getByRole('rowheader').count()).toBeGreaterThanOrEqual(50);
      expect((await page.evaluate(sizeOf)).height).toBeLessThanOrEqual(7_000);
      await page.getByRole('rowheader').nth(30).scrollIntoViewIfNeeded();
      const heads = page.getByRole('columnheader', { name: /^(Earnings|Transfers)$/ });
      await becomes(() => heads.evaluate((head) => head.getBoundingClientRect().top >= 0), true);
    },
  );
});

describe('without JavaScript', () => {
  it('shows results, figures and pages', async () => {
    const plain = await visit.newContext({ javaScriptEnabled: false });
    const plainPage = await plain.newPage();
    await plainPage.goto(`${visit.site.url}/discover?state=AL`);
    expect(
      await plainPage
        .getByRole('article')
        .or(plainPage.getByRole('listitem').filter({ has: plainPage.locator('h2,h3') }))
        .count(),
    ).toBeGreaterThanOrEqual(24);
    await plainPage
      .getByRole('link', { name: /^(Next|Page 2|2)/ })
      .first()
      .click();
    expect(plainPage.url()).toContain('page=2');
    await plainPage.goto(`${visit.site.url}/colleges/auburn-university`);
    const words = await plainPage.getByRole('main').innerText();
    for (const shown of ['$23,258', 'Scores explained', 'Similar colleges']) expect(words).toContain(shown);
    await plainPage.getByRole('heading', { name: 'What you can study' }).click();
    await plainPage.getByText(/^Most bachelor’s degrees/).waitFor();
    await plainPage.getByRole('heading', { name: 'Scores explained' }).click();
    await plainPage.getByText('The parts add up to').first().waitFor();
    expect(words).not.toContain('How do my scores compare?');
    await plainPage.getByRole('button', { name: 'Source of net price' }).first().click();
    await plainPage.getByRole('dialog', { name: 'Source' }).getByRole('link', { name: 'All sources of this college' }).waitFor();
    await plain.close();
  });
});

async function expectText(locator: ReturnType<Page['getByText']>, expected: string | RegExp): Promise<void> {
  await locator.filter({ hasText: expected }).waitFor();
}
