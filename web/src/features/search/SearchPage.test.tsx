/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { errorAt, field, hrefOf, press, refuse, renderPage, type, type Answer } from '../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { forgetSession } from '../../api/session-store.ts';
import { privateAnswers, savePrivateAnswers } from '../../entities/match/private-answers.ts';
import { aPlace } from '../../entities/ranking/ranking.fixture.ts';
import { saveStudentFacts } from '../../entities/student-facts/student-facts.ts';
// Loaded first: jest cannot link modules that several dynamic imports request at once.
import '../../entities/match/last-answers.ts';
import { preloadAll } from './chunks.ts';
import { anAnswer } from './search.fixture.ts';
import { SearchPage } from './SearchPage.tsx';

beforeAll(async () => {
  await preloadAll();
  await import('./private/PrivateValues.tsx');
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  act(() => forgetSession());
  jest.restoreAllMocks();
});

const show = (address: string, search: Answer = () => anAnswer()) =>
  renderPage(<SearchPage />, { address, answers: { 'colleges.search': search } });
const lastQuery = ({ calls }: ReturnType<typeof show>) => calls.at(-1)?.query;
const group = (title: string) => {
  const details = screen.getAllByText(title, { selector: 'summary' })[0]?.closest('details') as HTMLDetailsElement;
  details.open = true;
  fireEvent(details, new Event('toggle'));
};
const canonical = () => document.querySelector('link[rel=canonical]')?.getAttribute('href');

describe('private values', () => {
  it('of this tab are in the calls of the API, and in no address', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    const page = show('/discover?state=AL');
    group('Admissions');
    type('My SAT', '1480');
    fireEvent.blur(field('My SAT'));
    await screen.findByText(/^Applied/);
    type('Family income', '0-30000');
    await waitFor(() => expect(lastQuery(page)).toEqual({ state: 'AL', mySat: '1480', income: '0-30000' }));
    expect(privateAnswers()).toEqual({ sat: 1480, income: '0-30000' });

    press('Share');
    await screen.findByText('Link copied');
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    const forms = [...document.querySelectorAll('input[type=hidden]')].map((input) => (input as HTMLInputElement).value);
    const shown = [page.here(), canonical(), ...copied, ...links, ...forms].join(' ');
    expect(copied).toEqual(['http://localhost/discover?state=AL']);
    expect(shown).not.toMatch(/1480|30000|mySat|income/);
  });

  it('of an old address are ignored and taken out of it', async () => {
    const page = show('/discover?state=AL&mySat=1480&income=0-30000&view=table');
    await waitFor(() => expect(page.here()).toBe('/discover?state=AL&view=table'));
    expect(privateAnswers()).toEqual({});
    expect(page.calls.map(({ query }) => query)).toEqual([{ state: 'AL' }]);
  });

  it('have chips that remove them, and a removed score ends the chance filter', async () => {
    savePrivateAnswers({ sat: 1480, income: '0-30000', budget: 20_000 });
    const page = show('/discover?chance=likely&state=AL');
    press(await screen.findByRole('button', { name: 'Remove filter: My SAT: 1480' }).then(() => 'Remove filter: My SAT: 1480'));
    await waitFor(() => expect(page.here()).toBe('/discover?state=AL'));
    expect(privateAnswers()).toEqual({ income: '0-30000', budget: 20_000 });
    fireEvent.click(screen.getByRole('link', { name: 'Clear all' }));
    await waitFor(() => expect(page.here()).toBe('/discover'));
    expect(privateAnswers()).toEqual({ budget: 20_000 });
  });

  it('are in an exported file, which the page fetches itself', async () => {
    savePrivateAnswers({ income: '0-30000' });
    const files: string[] = [];
    URL.createObjectURL = () => 'blob:1';
    URL.revokeObjectURL = () => undefined;
    const clicked = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(this: HTMLAnchorElement) {
      files.push(this.download);
    });
    const page = show('/discover?state=AL&page=2');
    await screen.findByRole('button', { name: /^Remove filter: Income/ });
    const link = screen.getByRole('link', { name: 'Export CSV' });
    expect(link.getAttribute('href')).toBe('/api/colleges/search?state=AL&format=csv&heads=words');
    fireEvent.click(link);
    await waitFor(() => expect(files).toEqual(['colleges.csv']));
    expect(lastQuery(page)).toEqual({ state: 'AL', income: '0-30000', format: 'csv', heads: 'words' });
    clicked.mockRestore();
  });
});

describe('the suggested order', () => {
  it('is named, and begins near the visitor once the place is known', async () => {
    saveStudentFacts({ zip: '93706' });
    const page = show('/discover');
    await screen.findByText(/^Suggested: near 93706 first/);
    await waitFor(() => expect(lastQuery(page)).toEqual({ home: '93706' }));
    expect(page.here()).toBe('/discover');
    press('Show without my place');
    await screen.findByText(/^Suggested: highest overall scores first/);
    expect(screen.getByRole('link', { name: 'How we order' }).getAttribute('href')).toBe('/personal-rankings-explained');
  });

  it('says that a search by name found names, and nothing about none', async () => {
    show('/discover?q=transfer');
    await screen.findByText('These colleges have a name like “transfer”.');
    cleanup();
    show('/discover?q=transfer', () => anAnswer({ total: 0 }));
    await screen.findByText('0', { selector: 'strong' });
    expect(screen.queryByText(/have a name like/)).toBeNull();
    // Nor does it offer to take nothing along.
    await screen.findByText('Sign in to save');
    expect([screen.queryByRole('button', { name: 'Share' }), screen.queryByRole('link', { name: 'Export CSV' })]).toEqual([null, null]);
  });

  it('leaves out a place that the server does not know', async () => {
    saveStudentFacts({ zip: '00001' });
    const page = show('/discover', ({ query }) =>
      query['home'] === undefined ? anAnswer() : refuse(400, 'No place', { home: 'No place' }),
    );
    await screen.findByText('12');
    expect(lastQuery(page)).toEqual({});
  });
});

it('a failed search shows its message alone: no counts, and nothing that still loads', async () => {
  let isDown = true;
  const page = show('/discover', () =>
    isDown ? refuse(503, 'Too busy.') : anAnswer({ facets: { ...anAnswer().facets, setting: [{ value: 'city', count: 4 }] } }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('Too busy.');
  expect(screen.queryByText('Loading colleges')).toBeNull();
  group('Location');
  expect(screen.getAllByRole('checkbox', { name: 'City' })).toHaveLength(1);
  expect(page.container.textContent).not.toMatch(/Not reported by any/);
  isDown = false;
  press('Try again');
  expect(await screen.findByRole('checkbox', { name: /^City ?4$/ })).toBeTruthy();
  expect(screen.queryByText('Too busy.')).toBeNull();
});

it('an unknown ZIP code is an error of its field, and the results stay as they were', async () => {
  const page = show('/discover?state=AL', ({ query }) =>
    query['zip'] === undefined ? anAnswer() : refuse(400, 'No place', { zip: 'No place' }),
  );
  await screen.findByText('12');
  type('Near ZIP code', '00001');
  await waitFor(() => expect(errorAt('Near ZIP code')).toBe('We do not know this ZIP code'));
  expect([page.here(), field('Near ZIP code').value]).toEqual(['/discover?state=AL', '00001']);
  expect(screen.getByText('12')).toBeTruthy();
});

it('a known ZIP code is used', async () => {
  const page = show('/discover?state=AL');
  await screen.findByText('12');
  type('Near ZIP code', '36849');
  await waitFor(() => expect(page.here()).toBe('/discover?state=AL&zip=36849'));
});

describe('the order by match', () => {
  const orders = () => [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Sort by' }).options].map(({ value }) => value);

  it('is offered with answers, and sends them in the body', async () => {
    savePrivateAnswers({ budget: 20_000, sat: 1200 });
    const page = renderPage(<SearchPage />, {
      address: '/discover?state=AL',
      answers: { 'colleges.search': () => anAnswer(), 'matching.search': () => anAnswer({ total: 7 }) },
    });
    await waitFor(() => expect(orders()).toContain('match:desc'));
    type('Sort by', 'match:desc');
    await screen.findByText('7');
    expect(page.here()).toBe('/discover?state=AL&sort=match:desc');
    expect(page.sent.map(({ query, body }) => [query, body])).toEqual([
      [{ state: 'AL', mySat: '1200', sort: 'match:desc' }, { answers: { budget: 20_000, sat: 1200 } }],
    ]);
  });

  it('says the chance of admission on each card, as the matches do', async () => {
    savePrivateAnswers({ budget: 20_000 });
    const { college } = aPlace(1, 'Coe College');
    const hit = { ...college, avgSAT: 1200, unknown: false, matchScore: null };
    renderPage(<SearchPage />, {
      address: '/discover?state=AL',
      answers: { 'matching.search': () => anAnswer({ items: [hit], total: 1 }), 'colleges.search': () => anAnswer() },
    });
    await waitFor(() => expect(orders()).toContain('match:desc'));
    type('Sort by', 'match:desc');
    expect(await screen.findByText('Target')).toBeTruthy();
    act(() => savePrivateAnswers({ budget: 20_000, sat: 800 }));
    expect(await screen.findByText('Reach')).toBeTruthy();
    savePrivateAnswers({});
  });

  it.each([
    ['with a test score', { budget: 20_000, sat: 1200 }, true],
    ['not with facts that only choose the price', { budget: 20_000, income: '0-30000', homeState: 'AL' } as const, false],
  ])('shows the score of a match beside a budget %s', async (_, answers, isShown) => {
    savePrivateAnswers(answers);
    const hit = { ...aPlace(1, 'Coe College').college, unknown: false, matchScore: 88 };
    renderPage(<SearchPage />, {
      address: '/discover?sort=match:desc',
      answers: { 'matching.search': () => anAnswer({ items: [hit], total: 1 }), 'colleges.search': () => anAnswer() },
    });
    await screen.findByRole('link', { name: 'Coe College' });
    expect(screen.queryByText('Match 88 of 100') !== null).toBe(isShown);
  });

  it('is not offered for a home state alone, which only chooses the price', async () => {
    savePrivateAnswers({ homeState: 'AL' });
    const page = show('/discover?sort=match:desc');
    await waitFor(() => expect(lastQuery(page)).toMatchObject({ homeState: 'AL' }));
    expect(page.sent).toEqual([]);
  });

  it('of a link without answers is as suggested, and says so', async () => {
    const page = show('/discover?state=CA&sort=match:desc');
    await screen.findByText(/^In suggested order, because this tab knows/);
    expect(hrefOf('Answer the questions')).toBe('/alma?step=1&st=CA');
    expect([orders().includes('match:desc'), page.sent]).toEqual([true, []]);
    cleanup();
    show('/discover');
    expect(orders()).not.toContain('match:desc');
  });
});
