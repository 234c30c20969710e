import type { Locator, Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Students with a phone, from a text to an answer on the screen. They type and press what they see; `presses` counts the presses. */
const visit = startVisits();
let page: Page;
let presses: number;

beforeEach(async () => {
  page = visit.page;
  presses = 0;
  await page.setViewportSize({ width: 360, height: 740 });
});

const search = () => page.getByRole('main').getByRole('combobox', { name: /name or place/ });
const majorField = () => page.getByRole('main').getByRole('combobox', { name: 'Find a major' });
const suggested = (name: string | RegExp) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option', { name });
const heading = (name: string | RegExp, level: number) => page.getByRole('heading', { level, name });
const link = (name: string | RegExp) => page.getByRole('main').getByRole('link', { name, exact: true });
const chip = (label: string) => page.getByRole('link', { name: `Remove filter: ${label}`, exact: true });
const cards = () => page.getByRole('list', { name: 'Colleges found' }).getByRole('article');

async function press(what: Locator): Promise<void> {
  presses += 1;
  await what.click();
}

/** The number of colleges that the page says it found. */
const found = async () =>
  Number(
    (
      await page
        .getByText(/^[\d,]+ colleges?$/)
        .first()
        .innerText()
    ).replace(/\D/g, ''),
  );

/** Waits until the window shows a part of it. */
const isOnScreen = (what: Locator) =>
  becomes(() => what.evaluate((element) => element.getBoundingClientRect().top < innerHeight && element.checkVisibility()), true);

it('computer science under $15k: each price is lower, and without the price there are more colleges', async () => {
  await visit.open('/');
  await search().fill('computer science under $15k');
  await press(suggested(/^Colleges that teach Computer science with a net price up to \$15,000/));
  await chip('Computer science').waitFor();
  const few = await found();
  const prices = (await cards().allInnerTexts()).map((text) => Number(/Net price\s+\$([\d,]+)/.exec(text)?.[1]?.replace(',', '')));
  expect(prices).toHaveLength(24);
  expect(prices.filter((price) => !(price <= 15_000))).toEqual([]);
  await press(chip('Net price a year: up to $15,000'));
  await becomes(async () => (await found()) > few, true);
  await chip('Computer science').waitFor();
  await isOnScreen(cards().first());
  expect(presses).toBe(2);
});

describe('a student who does not know what to study', () => {
  it.each(['undecided', 'I don’t know', 'not sure'])('gets from “%s” to the questions, and past the first one', async (text) => {
    await visit.open('/');
    await search().fill(text);
    await press(suggested(/^Answer six short questions/));
    await heading('What do you want to study?', 1).waitFor();
    await majorField().fill(text);
    await press(suggested('Go to the next question'));
    await heading('What kind of college are you looking for?', 1).waitFor();
    expect(presses).toBe(2);
  });

  it('gets from the answer to a search to all majors', async () => {
    await visit.open('/');
    await search().fill('not sure');
    await search().press('Enter');
    await heading('Not sure yet what to study?', 2).waitFor();
    await isOnScreen(link(/^Answer six short questions/));
    await press(link('See all majors by field'));
    await heading('What can I study?', 1).waitFor();
    await isOnScreen(heading('Families of majors', 2));
    expect(presses).toBe(1);
  });
});
