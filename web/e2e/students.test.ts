import type { Locator, Page } from 'playwright-core';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** Five students with a phone, from a text to an answer on the screen. They type and press what they see; `presses` counts the presses. */
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
const majorsOfCollege = () => page.getByRole('region', { name: 'What you can study' });

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

/** From the page of a college to all its programs. */
async function openPrograms(): Promise<Locator> {
  await press(page.getByRole('navigation', { name: 'Sections of this page' }).getByRole('link', { name: 'Majors' }));
  await press(majorsOfCollege().locator('summary', { hasText: 'All programs by field' }));
  return majorsOfCollege().getByRole('listitem');
}

it('nursing near Fresno: four colleges, and how many nurses one of them graduates', async () => {
  await visit.open('/');
  await search().fill('nursing near fresno');
  await press(suggested(/^Colleges that teach Nursing near Fresno, CA/));
  for (const label of ['Nursing', 'Within 30 miles of Fresno, CA']) await chip(label).waitFor();
  await becomes(() => cards().count(), 4);
  for (const text of await cards().allInnerTexts()) expect(text).toMatch(/, California · [\d,]+ graduates in your field/);
  await isOnScreen(cards().first());
  await press(link('California State University-Fresno'));
  await heading('California State University-Fresno', 1).waitFor();
  const programs = await openPrograms();
  await programs
    .filter({ hasText: /Registered Nursing.*Bachelor’s degree · \d+ graduates in 20/ })
    .first()
    .waitFor();
  expect(presses).toBe(4);
});

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

it('marine biology: the major, occupations, a similar major, and all its colleges', async () => {
  await visit.open('/majors');
  await majorField().fill('marine biology');
  await press(suggested(/^Marine biology$/));
  await heading('Ecology, evolution, and marine biology', 1).waitFor();
  await page.getByText(/^The program with the most graduates is Epidemiology\. /).waitFor();
  await becomes(() => page.getByRole('rowheader').filter({ hasText: 'University of California-San Diego' }).count(), 1);
  await page.getByRole('rowheader', { name: 'Zoologists and wildlife biologists' }).waitFor();
  await link('Zoology').waitFor();
  await press(link(/^All [\d,]+ colleges/));
  await chip('Ecology, evolution, and marine biology').waitFor();
  await isOnScreen(cards().first());
  expect(presses).toBe(2);
});

it('a welding certificate: a community college, its graduates, and what they earn or that it is withheld', async () => {
  await visit.open('/');
  await search().fill('welding certificate');
  await press(suggested(/^Colleges with certificates in Welding/));
  for (const label of ['Welding', 'Certificates']) await chip(label).waitFor();
  presses += 1;
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Most graduates first');
  await cards().first().filter({ hasText: 'Ivy Tech Community College' }).waitFor();
  for (const text of (await cards().allInnerTexts()).slice(0, 5)) expect(text).toMatch(/\d graduates in your field at this level/);
  await press(link('Ivy Tech Community College'));
  const programs = await openPrograms();
  presses += 1;
  await majorsOfCollege().getByRole('combobox', { name: 'Award' }).selectOption('certificate');
  await programs
    .filter({ hasText: /Welding.*Certificate.*\d graduates in 20.*(earnings|debt)/ })
    .first()
    .waitFor();
  expect(presses).toBe(6);
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
