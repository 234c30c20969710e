import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { reloadSettled } from './settled.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** What a visitor without an account saves, and what comes out of the printer. */
const visit = startVisits();

const header = () => visit.page.locator('header').getByRole('link', { name: /My colleges$/ });
const saveButtons = () => visit.page.getByRole('main').getByRole('button', { name: /^Save / });

it('a saved college counts in the header, is on a page of its own, and can be compared', async () => {
  const { page } = visit;
  await visit.open('/discover?state=AL');
  const before = await header().boundingBox();
  await saveButtons().nth(0).click();
  await saveButtons().nth(1).click();
  await page.waitForFunction(() => document.querySelector('header')?.textContent.includes('2 saved'));
  // The number takes no space.
  expect(await header().boundingBox()).toEqual(before);

  await header().click();
  await page.waitForURL('**/my-colleges');
  await page.getByRole('heading', { name: '2 saved colleges' }).waitFor();
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await violationsOf(page)).toEqual([]);
  }

  await saveButtons().first().click();
  await page.getByRole('heading', { name: '1 saved college', exact: true }).waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('heading', { name: '2 saved colleges' }).waitFor();
  await reloadSettled(page);
  await becomes(() => saveButtons().count(), 2);

  await page.getByRole('link', { name: 'Compare these' }).click();
  await page.waitForURL('**/compare?c=*');
  await page.getByRole('columnheader').nth(2).waitFor();
  await becomes(() => page.getByRole('columnheader').count(), 3);
}, 120_000);

it('the page of an empty browser says how to save', async () => {
  await visit.page.setViewportSize({ width: 320, height: 640 });
  await visit.open('/my-colleges');
  await visit.page.getByRole('heading', { name: 'No saved colleges yet' }).waitFor();
  expect(await visit.page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  expect(await violationsOf(visit.page)).toEqual([]);
}, 60_000);

it.each([
  ['/colleges/best-public-colleges', 2],
  ['/rankings', 1],
  ['/discover?state=CA', 1],
])(
  'prints %s, pages: %d',
  async (address, pages) => {
    await visit.open(address);
    // Printed at once, a list of two pages had one in two runs. What comes late is not known.
    await becomes(async () => {
      const margin = '0.4in';
      const pdf = await visit.page.pdf({ format: 'Letter', margin: { top: margin, bottom: margin, left: margin, right: margin } });
      return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length;
    }, pages);
  },
  60_000,
);
