import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { QUIZ } from '../../src/domain/roommates/quiz.ts';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { rulesFor, violationsOf } from './axe.fixture.ts';
import { startPeople, type Person } from './people.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The roommate finder: from the profile to an accepted request and messages, and who sees whom. */
const visit = startVisits();
const { newPerson } = startPeople(visit);

interface College {
  id: number;
  name: string;
}
interface Roommate extends Person {
  /** Of the profile. */
  publicId: string;
}

/** A college of its own for each test, so that its list has the people of the test only. */
async function aCollege(): Promise<College> {
  const used = visit.site.db('roommate_profiles').select('college_id');
  const [college] = await visit.site.db<College>('colleges').whereNotIn('id', used).orderByRaw('random()').limit(1).select('id', 'name');
  if (!college) throw new Error('Each college has a profile');
  return college;
}

/** Answers to all questions with one habit, or `others`. */
const answersOf = (value: number, others: object = {}) => ({
  ...Object.fromEntries(
    QUIZ.map(({ key, options }) => {
      const answer = options.some((option) => option.value === value) ? value : 0;
      return [key, { answer, accepts: [answer], importance: 'somewhat', isDealBreaker: false }];
    }),
  ),
  ...others,
});

async function roommate(firstName: string, { id }: College, form: object = {}): Promise<Roommate> {
  const person = await newPerson(visit.site.url, firstName);
  const profile = { collegeId: id, age: 19, schoolYear: 'freshman', answers: answersOf(2), ...form };
  const made = (await person.call('POST', '/api/roommates', profile)) as { id: string };
  await visit.site
    .db('college_proofs')
    .insert({ user_id: person.id, college_id: id, address_digest: `of ${person.id}`, domain: 'college.example' });
  expect(made.id).toMatch(/^[\da-f-]{36}$/);
  return { ...person, publicId: made.id };
}

const open = ({ page, url }: Person, path: string) => page.goto(url + path);
const see = (person: Person, { publicId }: Roommate) => open(person, `/roommates/${publicId}`);
const heading = (page: Page, name: string | RegExp) => page.getByRole('heading', { name });
const card = ({ page }: Person, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
const unavailable = ({ page }: Person) => heading(page, 'This profile isn’t available').waitFor();
const ask = (from: Roommate, to: Roommate) => from.call('POST', `/api/roommates/${to.publicId}/requests`) as Promise<{ id: number }>;

async function acceptedPair(college: College): Promise<[Roommate, Roommate]> {
  const ada = await roommate('Ada', college, { bio: 'I like quiet mornings.', instagramHandle: 'ada.l' });
  const maya = await roommate('Maya', college, { answers: answersOf(3), instagramHandle: 'maya.r', interests: ['Hiking', 'Chess'] });
  const { id } = await ask(ada, maya);
  await maya.call('PATCH', `/api/roommate-requests/${id}`, { status: 'accepted' });
  return [ada, maya];
}

/** Fills the form of a new profile and answers the quiz in the browser. Returns the id of the profile. */
async function createsProfile(person: Person, { id, name }: College): Promise<string> {
  const { page } = person;
  const step = (label: string) => page.getByRole('button', { name: label, exact: true }).press('Enter');
  await open(person, `/roommates/create?college=${id}`);
  await page.locator(`input[value="${name}"]`).waitFor();
  await page.getByLabel('Age').fill('19');
  await page.getByLabel('Year').selectOption('freshman');
  for (const title of ['What you look for', 'About you']) {
    await step('Next');
    await heading(page, title).waitFor();
  }
  await page.getByLabel('About you (optional)').fill('I like quiet mornings.');
  await page.getByLabel('Instagram').fill('@ada.l');
  await step('Next');
  await heading(page, 'As others see it').waitFor();
  await step('Create my profile');
  await page.waitForURL('**/roommates/quiz');
  for (const { title, options } of QUIZ) {
    await page
      .getByRole('group', { name: title })
      .getByRole('radio', { name: options[1]?.label ?? '', exact: true })
      .click();
  }
  await heading(page, 'Your answers').waitFor();
  await page.getByText('12 of 12 answered').waitFor();
  await page.getByText('Saved in your profile').waitFor();
  const { profiles } = (await person.call('GET', '/api/roommates/me')) as { profiles: { id: string }[] };
  return profiles[0]?.id ?? '';
}

it('two people go from a profile to names, an agreement and messages, and a third reads kind words', async () => {
  const college = await aCollege();
  const person = await newPerson(visit.site.url, 'Ada');
  const ada = { ...person, publicId: await createsProfile(person, college) };
  const maya = await roommate('Maya', college, { answers: answersOf(3), instagramHandle: 'maya.r' });
  const cleo = await roommate('Cleo', college);
  await ask(cleo, ada);

  await open(ada, '/roommates/browse');
  await card(ada, 'Maya').getByRole('link', { name: 'Maya' }).press('Enter');
  await heading(ada.page, 'How your habits fit').waitFor();
  expect(await ada.page.getByText('maya.r').count()).toBe(0);
  await ada.page.getByRole('button', { name: 'Send roommate request' }).press('Enter');
  await ada.page.getByText('You asked Maya to be your roommate.').waitFor();
  await ada.page.getByText('Expires in 14 days').waitFor();

  await open(maya, '/roommates/requests');
  await maya.page.getByText('Ada asks you to be roommates.').waitFor();
  await maya.page.getByRole('button', { name: 'Accept the request of Ada' }).press('Enter');
  await maya.page.getByText('ada.l', { exact: true }).waitFor();

  await see(ada, maya);
  await heading(ada.page, 'You accepted each other').waitFor();
  await ada.page.getByText('maya.r', { exact: true }).waitFor();
  await heading(ada.page, 'Draft of an agreement with Maya').waitFor();
  await becomes(() => ada.page.getByText(/^Bedtime: you /).count(), 1);
  await ada.page.getByRole('link', { name: 'Open your conversation' }).press('Enter');
  const composer = ada.page.getByRole('textbox', { name: /^Message to / });
  await composer.fill('Shall we meet on Monday?');
  await composer.press('Enter');
  await open(maya, '/messages');
  await maya.page.getByText('Shall we meet on Monday?').first().waitFor();

  await see(ada, maya);
  await ada.page.getByRole('button', { name: 'We are roommates: mark as matched' }).press('Enter');
  await ada.page.getByText(/You are marked as matched/).waitFor();
  await open(cleo, '/roommates/requests');
  await cleo.page.getByText('1 request that is over').click();
  await cleo.page.getByText(/found a roommate or decided otherwise/).waitFor();
  await open(cleo, '/roommates/browse');
  await card(cleo, 'Maya').waitFor();
  expect(await card(cleo, 'Ada').count()).toBe(0);
}, 180_000);

it('a first message from a profile opens a conversation', async () => {
  const college = await aCollege();
  const [ada, maya] = [await roommate('Ada', college), await roommate('Maya', college)];
  await see(ada, maya);
  await ada.page.getByRole('button', { name: 'Message', exact: true }).press('Enter');
  await ada.page.getByLabel('Your message').fill('Is <b>your</b> room quiet?');
  expect(await violationsOf(ada.page)).toEqual([]);
  await ada.page.getByRole('button', { name: 'Send message' }).press('Enter');
  await ada.page.waitForURL(/\/messages\?c=\d+/);
  await ada.page.getByText('Is <b>your</b> room quiet?').first().waitFor();
  await open(maya, '/messages?box=requests');
  await maya.page.locator('[data-conversation]').click();
  await maya.page.getByRole('link', { name: 'Ada’s roommate profile' }).press('Enter');
  await maya.page.waitForURL(`**/roommates/${ada.publicId}`);
  await maya.page.getByRole('link', { name: 'Open your conversation' }).waitFor();
}, 120_000);

it('people under 18 are seen by people up to 19 alone, and take the first step', async () => {
  const college = await aCollege();
  const kim = await roommate('Kim', college, { age: 17, instagramHandle: 'kim' });
  const noor = await roommate('Noor', college, { age: 19 });
  const lee = await roommate('Lee', college, { age: 20 });

  await open(lee, '/roommates/browse');
  await card(lee, 'Noor').waitFor();
  expect(await card(lee, 'Kim').count()).toBe(0);
  await see(lee, kim);
  await unavailable(lee);

  await open(noor, '/roommates/browse');
  await card(noor, 'Kim').getByText('Freshman · under 18').waitFor();
  await see(noor, kim);
  await heading(noor.page, 'How your habits fit').waitFor();
  await noor.page.getByText('People under 18 take the first step themselves.').waitFor();
  for (const name of ['Send roommate request', 'Message']) {
    expect([name, await noor.page.getByRole('button', { name, exact: true }).count()]).toEqual([name, 0]);
  }
  const text = await noor.page.locator('main').innerText();
  expect(text).not.toMatch(/\b17\b/);

  await see(kim, noor);
  await kim.page.getByRole('button', { name: 'Send roommate request' }).press('Enter');
  await kim.page.getByText('You asked Noor to be your roommate.').waitFor();
  await noor.page.reload();
  await noor.page.getByRole('button', { name: 'Accept the request of Kim' }).press('Enter');
  await heading(noor.page, 'You accepted each other').waitFor();
  await noor.page.getByText(/Names on other sites are shown to two people of 18 and older/).waitFor();
}, 150_000);

it('a block makes both profiles unavailable', async () => {
  const college = await aCollege();
  const [ada, maya] = [await roommate('Ada', college), await roommate('Maya', college)];
  await ask(maya, ada);
  await see(ada, maya);
  await ada.page.getByRole('button', { name: 'Block', exact: true }).press('Enter');
  const dialog = ada.page.getByRole('dialog', { name: 'Block Maya?' });
  await dialog.waitFor();
  expect(await violationsOf(ada.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Block' }).press('Enter');
  await ada.page.waitForURL('**/roommates/browse');
  await heading(ada.page, 'You are the first here').waitFor();
  await see(ada, maya);
  await unavailable(ada);
  await see(maya, ada);
  await unavailable(maya);
  await open(maya, '/roommates/browse');
  await heading(maya.page, 'You are the first here').waitFor();
}, 120_000);

it('visitors get the redacted part in the document, and a 404 for everything else', async () => {
  const { page, site } = visit;
  const college = await aCollege();
  const form = { bio: 'I like quiet mornings.', major: 'Botany', traits: ['Tidy'], moveInTerm: '2027-fall', instagramHandle: 'maya.r' };
  const maya = await roommate('Maya', college, form);
  const kim = await roommate('Kim', college, { age: 17 });
  const paused = await roommate('Paul', college);
  await paused.call('POST', `/api/roommates/${paused.publicId}/status`, { status: 'paused' });

  const answer = await page.request.get(`${site.url}/roommates/${maya.publicId}`);
  const html = await answer.text();
  expect([answer.status(), html.includes('Maya'), html.includes('Botany'), html.includes('noindex')]).toEqual([200, true, true, true]);
  for (const secret of ['quiet mornings', 'Tidy', '2027-fall', 'maya.r', '"age"', 'compatibility']) {
    expect([secret, html.includes(secret)]).toEqual([secret, false]);
  }
  for (const id of [kim.publicId, paused.publicId, randomUUID(), 'no-id']) {
    const missing = await page.request.get(`${site.url}/roommates/${id}`);
    const text = await missing.text();
    expect([missing.status(), text.includes('This profile isn’t available'), /Kim|Paul/.test(text)]).toEqual([404, true, false]);
  }
  await page.goto(`${site.url}/roommates/${maya.publicId}`);
  await heading(page, `Members of ${college.name} also see`).waitFor();
  const login = page.getByRole('link', { name: 'Log in to see more' });
  await becomes(() => login.getAttribute('href'), `/auth?returnUrl=${encodeURIComponent(`/roommates/${maya.publicId}`)}`);
  await page.goto(`${site.url}/roommates/browse?year=junior`);
  // The filters join the address when scripts run.
  await page.locator('a[href="/auth?returnUrl=%2Froommates%2Fbrowse%3Fyear%3Djunior"]').waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
}, 120_000);

it('the list is filtered by the address, and "Not for me" has a way back', async () => {
  const college = await aCollege();
  const ada = await roommate('Ada', college);
  await roommate('Maya', college, { schoolYear: 'junior', major: 'Botany' });
  await roommate('Ben', college, {
    answers: answersOf(2, { smoking: { answer: 0, accepts: [0], importance: 'very', isDealBreaker: true } }),
  });
  await open(ada, '/roommates/browse');
  await card(ada, 'Maya').waitFor();
  await ada.page.getByText('1 person left out because of a deal-breaker, yours or theirs.').waitFor();
  await ada.page.getByRole('link', { name: 'Show them too' }).press('Enter');
  await card(ada, 'Ben').getByText('Deal-breaker of Ben: smoking or vaping').waitFor();

  await ada.page.setViewportSize({ width: 360, height: 740 });
  await ada.page.getByRole('button', { name: 'Filters' }).press('Enter');
  const dialog = ada.page.getByRole('dialog', { name: 'Filters' });
  await dialog.getByLabel('Major').fill('botany');
  await dialog.getByLabel('Major').press('Enter');
  await dialog.getByRole('button', { name: 'Show 1 person' }).press('Enter');
  await ada.page.waitForURL(/major=botany/);
  await ada.page.reload();
  await card(ada, 'Maya').waitFor();
  expect(await card(ada, 'Ben').count()).toBe(0);

  await ada.page.getByRole('button', { name: 'Not for me: Maya' }).press('Enter');
  await ada.page.getByText('Maya is no longer in your list.').waitFor();
  expect([await violationsOf(ada.page), await overflow(ada.page)]).toEqual([[], 0]);
  await ada.page.getByRole('button', { name: 'Undo' }).press('Enter');
  await card(ada, 'Maya').waitFor();
  await ada.page.getByRole('button', { name: 'Not for me: Maya' }).press('Enter');
  await ada.page.getByRole('button', { name: 'Undo' }).waitFor();
  await ada.page.reload();
  await heading(ada.page, 'No one fits these filters').waitFor();
}, 120_000);

it('a report takes two presses from the profile', async () => {
  const college = await aCollege();
  const [ada, maya] = [await roommate('Ada', college), await roommate('Maya', college, { bio: 'I take deposits only.' })];
  await see(ada, maya);
  await ada.page.getByRole('button', { name: 'Report', exact: true }).press('Enter');
  const dialog = ada.page.getByRole('dialog', { name: 'Report this profile' });
  await dialog.getByLabel('What is wrong?').selectOption('scam');
  expect(await violationsOf(ada.page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Send report' }).press('Enter');
  await dialog.getByText('Thank you. Staff look at it.').waitFor();
  await dialog.getByRole('button', { name: 'Block Maya' }).waitFor();
  expect(await ada.call('GET', '/api/user/reports')).toHaveLength(1);
}, 60_000);

it('has the button to the next question on the first screen of a phone', async () => {
  const { page, site } = visit;
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${site.url}/roommates/quiz`);
  const next = page.getByRole('button', { name: 'Next', exact: true });
  const isReachable = () =>
    next.evaluate((button) => {
      const { left, top, width, height } = button.getBoundingClientRect();
      return button.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });
  const outOfReach: string[] = [];
  for (const { title } of QUIZ) {
    await heading(page, title).waitFor();
    if (!(await isReachable())) outOfReach.push(title);
    const weight = page.getByLabel('How much does it matter?');
    await weight.focus();
    const [field, steps] = await Promise.all([weight.boundingBox(), next.boundingBox()]);
    if (!field || !steps || field.y + field.height > steps.y) outOfReach.push(`${title}: the focus`);
    await next.press('Enter');
  }
  await heading(page, 'Your answers').waitFor();
  expect(outOfReach).toEqual([]);
}, 60_000);

const LOOKS = (['light', 'dark'] as const).flatMap((colorScheme) => [360, 768, 1280].map((width) => ({ colorScheme, width })));

/** What is wrong with the open page at three widths in both themes, which differ in colors only. */
async function wrongOn(page: Page): Promise<string[]> {
  const found: string[] = [];
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    const wrong = [
      ...(await violationsOf(page, { rules: rulesFor(colorScheme) })),
      ...((await overflow(page)) > 0 ? ['scrolls sideways'] : []),
    ];
    found.push(...wrong.map((each) => `${colorScheme} ${width}: ${each}`));
  }
  return found;
}

it('axe finds nothing, and nothing scrolls sideways', async () => {
  const college = await aCollege();
  const [ada, maya] = await acceptedPair(college);
  const kim = await roommate('Kim', college, { age: 17 });
  const ben = await roommate('Maximiliana-Alexandrina', college, { traits: ['Thirty-characters-without-spac'], major: 'M'.repeat(80) });
  await ask(kim, ada);
  await ask(ada, ben);
  const pages: [person: Pick<Person, 'page' | 'url'>, path: string, shown: string | RegExp][] = [
    [ada, '/roommates', /./],
    [ada, '/roommates/about', /./],
    [ada, '/roommates/quiz', /./],
    [ada, '/roommates/create', /./],
    [ada, '/roommates/browse', 'Maximiliana-Alexandrina'],
    [ada, '/roommates/requests', 'Maximiliana-Alexandrina'],
    [ada, `/roommates/${maya.publicId}`, 'You accepted each other'],
    [ada, `/roommates/${kim.publicId}`, 'How your habits fit'],
    [ada, `/roommates/${ben.publicId}`, 'How your habits fit'],
    [ada, `/roommates/${ada.publicId}`, 'About Ada'],
    [ada, `/roommates/${randomUUID()}`, 'This profile isn’t available'],
    [{ page: visit.page, url: visit.site.url }, `/roommates/${maya.publicId}`, /^Members of/],
    [{ page: visit.page, url: visit.site.url }, '/roommates/browse', /profiles now$|being written$/],
    [{ page: visit.page, url: visit.site.url }, '/roommates', /./],
  ];
  const found: string[] = [];
  for (const [{ page, url }, path, shown] of pages) {
    await page.goto(url + path);
    await heading(page, shown).first().waitFor();
    found.push(...(await wrongOn(page)).map((wrong) => `${path}: ${wrong}`));
  }
  expect(found).toEqual([]);
}, 600_000);
