/** @jest-environment jsdom */
import { hrefOf, refuse, renderPage } from '../../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { serviceOf } from '../../../../../src/adapters/http/routes/services.routes.ts';
import { aService } from '../../../../../src/domain/services/service.fixture.ts';
import type { Call } from '../../../api/client.ts';
import type { Match, MatchedCollege } from '../../../api/domain/matching.ts';
import { forgetSession, storeUser } from '../../../api/session-store.ts';
import { savePrivateAnswers, privateAnswers } from '../../../entities/match/private-answers.ts';
import { saveStudentFacts } from '../../../entities/student-facts/student-facts.ts';
import { relatedServicesQuery } from '../../../entities/service/related-services.ts';
import { shownToasts } from '../../../lib/toast.ts';
// Loaded one after the other: jest cannot link modules that several dynamic imports request at once.
import './MatchNotes.tsx';
import '../../../entities/ranking/GroupTabs.tsx';
import { preloadAll } from './chunks.ts';
import { aPlace } from '../../../entities/ranking/ranking.fixture.ts';
import { aMatch, aMatched } from './results.fixture.ts';
import { ResultsPage } from './ResultsPage.tsx';

const ALPHA = aMatched(1, 'Alpha College', {
  score: 76.977_742,
  coverage: 15 / 17,
  reasons: [
    { key: 'budget', contribution: 8.8, text: 'Net price $23,258 a year, within your $25,000' },
    { key: 'completion', contribution: 3.4, text: '81% graduate, 93% return after year one' },
  ],
  watchOuts: [{ key: 'safety', contribution: -0.6, text: '2.2 campus crimes per 1,000 students a year' }],
  unknown: [{ key: 'academic', text: 'Average SAT not published' }],
  change: { without: 'completion', rank: 7, text: '#7 if completion did not matter' },
});
const ADDRESS = '/alma/results?size=medium&must=size&p=0000300100';

beforeAll(async () => {
  // jsdom has no dialogs.
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  await preloadAll();
});
afterEach(() => {
  cleanup();
  act(() => saveStudentFacts({}));
  forgetSession();
});

/** Renders the page at an address. Every call gets this response. */
function open(answer: Match | ((call: Call) => unknown), address = ADDRESS) {
  const shown = renderPage(<ResultsPage />, {
    address,
    answers: (call) => {
      if (call.key === 'favorites.list') return [];
      return typeof answer === 'function' ? answer(call) : answer;
    },
    seed: ({ api, queries }) => queries.setQueryData(relatedServicesQuery(api).queryKey, [serviceOf(aService())]),
  });
  return { ...shown, follow: (name: string | RegExp) => shown.go(hrefOf(name)) };
}

const card = async (name: string) => within((await screen.findByRole('heading', { name })).closest('article')!);
const status = () => screen.getByRole('status').textContent;

describe('before the answers describe the person', () => {
  const EARLY = { hasFit: false };

  it('shows colleges without a fit, and asks for place or budget', async () => {
    open(aMatch([ALPHA], EARLY));
    const shown = await card('Alpha College');
    expect(shown.queryByText('Fit')).toBeNull();
    expect(shown.queryByText('77.0')).toBeNull();
    expect(status()).toBe('1 of 312 colleges by your answers so far.');
    expect(hrefOf('where you want to study')).toBe('/alma?step=3&size=medium&must=size&p=0000300100');
    expect(hrefOf('what you can pay')).toBe('/alma?step=4&size=medium&must=size&p=0000300100');
  });

  it('says what the college does, and what that means for the person only with a test score', async () => {
    const college = {
      ...ALPHA.college,
      figures: { ...ALPHA.college.figures, acceptanceRate: { ...ALPHA.college.figures.acceptanceRate, value: 0.81 } },
    };
    open(aMatch([{ ...ALPHA, band: 'likely', college }]));
    const shown = await card('Alpha College');
    expect(shown.getByText(/Admits 81% of applicants/)).toBeTruthy();
    expect(screen.getByText('Most applicants are admitted.')).toBeTruthy();
    expect(screen.queryByText(/like you/)).toBeNull();
    act(() => savePrivateAnswers({ sat: 1_200 }));
    expect(await screen.findByText('Most applicants like you are admitted.')).toBeTruthy();
    expect(shown.queryByText(/Admits 81%/)).toBeNull();
  });
});

describe('the groups', () => {
  it('are links that keep the answers', async () => {
    open(aMatch([ALPHA], { groups: { 'four-year': 312, 'two-year': 40, faith: 0, specialist: 3 } }));
    await card('Alpha College');
    const links = within(screen.getByRole('navigation', { name: 'Groups of colleges' })).getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Four-year colleges (312)', `${ADDRESS}&group=four-year`],
      ['Two-year colleges (40)', `${ADDRESS}&group=two-year`],
      ['Specialist schools (3)', `${ADDRESS}&group=specialist`],
    ]);
  });

  it('can include colleges that teach online only', async () => {
    const { calls } = open(aMatch([ALPHA], { online: true }), `${ADDRESS}&online=1`);
    await card('Alpha College');
    expect(hrefOf('Leave them out')).toBe(ADDRESS);
    act(() => savePrivateAnswers({ budget: 9_000 }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { answers: { budget: 9_000 }, online: true } }));
  });

  it('use the ZIP code that this tab knows only for a distance', async () => {
    act(() => saveStudentFacts({ zip: '36849' }));
    const without = open(aMatch([ALPHA]), '/alma/results?setting=city');
    await card('Alpha College');
    expect(without.calls.at(-1)).toMatchObject({ query: { setting: 'city' } });
    cleanup();
    const { calls } = open(aMatch([ALPHA]), '/alma/results?setting=city&miles=50');
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { answers: { settings: ['city'], miles: 50, homeZip: '36849' } } }));
    expect(await screen.findByText('Within 50 miles of ZIP code 36849')).toBeTruthy();
  });

  it('can include small and little-known colleges', async () => {
    const { calls } = open(aMatch([ALPHA]), `${ADDRESS}&group=two-year`);
    await card('Alpha College');
    expect(hrefOf('Match small and little-known colleges too')).toBe(`${ADDRESS}&group=two-year&all=1`);
    act(() => savePrivateAnswers({ budget: 9_000 }));
    await waitFor(() => expect(calls.at(-1)).toMatchObject({ body: { answers: { budget: 9_000 }, group: 'two-year' } }));
  });
});

describe('a match', () => {
  it('shows the fit, the reasons and unknown values', async () => {
    open(aMatch([ALPHA]));
    const shown = await card('Alpha College');
    expect(shown.getByText('#1')).toBeTruthy();
    expect(shown.getByText('77.0')).toBeTruthy();
    expect(shown.getByText(/^Based on 88% of your answers/)).toBeTruthy();
    expect(shown.getByText('Target')).toBeTruthy();
    const lines = within(shown.getByRole('list', { name: 'Why Alpha College' })).getAllByRole('listitem');
    expect(lines.map(({ textContent }) => textContent)).toEqual([
      'Net price $23,258 a year, within your $25,000 Change this answer about budget',
      '81% graduate, 93% return after year one Change this answer about what matters',
      'Watch out: 2.2 campus crimes per 1,000 students a year Change this answer about what matters',
      'Average SAT not published ',
      'What would change it: #7 if completion did not matter Change this answer about what matters',
    ]);
  });

  it('links to its college, to similar colleges and to the answers behind it', async () => {
    open(aMatch([ALPHA]));
    const shown = await card('Alpha College');
    const href = (name: string | RegExp) => shown.getAllByRole('link', { name })[0]?.getAttribute('href');
    expect(href('Alpha College')).toBe('/colleges/alpha-college');
    expect(href('Similar colleges to Alpha College')).toBe('/colleges/alpha-college#similar');
    expect(href('Change this answer about budget')).toBe('/alma?step=4&size=medium&must=size&p=0000300100');
    expect(href('Change this answer about what matters')).toBe('/alma?step=6&size=medium&must=size&p=0000300100');
    expect(shown.getByRole('button', { name: 'Save Alpha College' })).toBeTruthy();
    expect(shown.getByRole('checkbox', { name: 'Compare Alpha College' })).toBeTruthy();
  });

  it('never shows a chance as a number', async () => {
    const { container } = open(aMatch([aMatched(1, 'Alpha College', { band: 'reach' }), aMatched(2, 'Beta College', { band: 'unknown' })]));
    await card('Beta College');
    expect(container.textContent).not.toMatch(/\d% chance|chance of \d/i);
    expect(screen.getByRole('heading', { level: 3, name: 'Chance unknown' })).toBeTruthy();
  });
});

it('names colleges that no federal source describes, below the list', async () => {
  open(aMatch([ALPHA], { withoutAid: { count: 7, colleges: [{ slug: 'hillsdale-college', name: 'Hillsdale College' }] } }));
  await card('Alpha College');
  const note = (await screen.findByText(/^7 colleges that were compared are not on the list/)).textContent;
  expect(note).toMatch(/Pell grants and federal loans cannot be used there .* about them: Hillsdale College and 6 more\.$/);
  expect(hrefOf('Hillsdale College')).toBe('/colleges/hillsdale-college');
});

describe('the table of the best', () => {
  const rows = () => screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));
  const PRICE = { value: 12_000, status: 'reported', year: 2023, period: '2022-23', basis: 'net-price' } as const;
  const inGeorgia = (item: MatchedCollege): MatchedCollege => ({
    ...item,
    college: {
      ...item.college,
      state: 'GA',
      otherStatesExtra: 20_000,
      figures: { ...item.college.figures, netPrice: PRICE },
    },
  });
  const FOUR = ['Alpha', 'Beta', 'Gamma', 'Delta'].map((name, index) => inGeorgia(aMatched(index + 1, name, { isBalanced: index !== 1 })));

  it('comes first, in the order of the matches, with the price of the student', async () => {
    open(aMatch(FOUR));
    await card('Alpha');
    expect(rows()[0]).toEqual(['Rank, Save', 'College', 'Net price', 'Grad\u00aduate', 'Admits', 'Chance']);
    expect(
      rows()
        .map(([rank, name, price]) => [rank, name, price])
        .slice(1),
    ).toEqual([
      ['1Save Alpha', 'Alpha', '$12,000'],
      ['2Save Beta', 'Beta', '$12,000'],
      ['3Save Gamma', 'Gamma', '$12,000'],
      ['4Save Delta', 'Delta', '$12,000'],
    ]);
    act(() => savePrivateAnswers({ homeState: 'AL' }));
    await waitFor(() => expect(rows()[1]?.slice(1, 3)).toEqual(['Alpha', '$32,000estimate']));
    expect(rows()[0]?.[2]).toBe('Your net price');
  });

  it('saves a college, as its card does', async () => {
    open(aMatch(FOUR));
    await card('Beta');
    const hearts = () => screen.getAllByRole('button', { name: 'Save Beta' }).map((heart) => heart.getAttribute('aria-pressed'));
    expect(hearts()).toEqual(['false', 'false']);
    fireEvent.click(within(screen.getByRole('table')).getByRole('button', { name: 'Save Beta' }));
    expect(hearts()).toEqual(['true', 'true']);
  });

  it('names the column of the hearts where there are no ranks', async () => {
    open(aMatch(FOUR, { hasFit: false }));
    await card('Alpha');
    expect(rows().map(([first]) => first)).toEqual(['Save', 'Save Alpha', 'Save Beta', 'Save Gamma', 'Save Delta']);
  });

  it('has ten colleges at most, and none if the list is short', async () => {
    open(aMatch(Array.from({ length: 12 }, (_, index) => aMatched(index + 1, `College ${index + 1}`))));
    await card('College 1');
    expect(rows()).toHaveLength(11);
    cleanup();
    open(aMatch(FOUR.slice(0, 3)));
    await card('Alpha');
    expect(screen.queryByRole('table')).toBeNull();
  });
});

it('shows the balanced list grouped by chance first, then all other matches by fit', async () => {
  const likely = { band: 'likely' as const };
  const more = { isBalanced: false };
  open(
    aMatch([
      aMatched(1, 'Alpha', likely),
      aMatched(2, 'Beta', { band: 'reach' }),
      aMatched(3, 'Gamma'),
      aMatched(3, 'Delta', { ...likely, ...more, college: aPlace(4, 'Delta').college }),
    ]),
  );
  await card('Alpha');
  expect(screen.getAllByRole('heading').map(({ tagName, textContent }) => `${tagName} ${textContent}`)).toEqual([
    'H1 Your matches',
    'H2 Your answers',
    'H2 The 4 best fits',
    'H2 A balanced list of 3',
    'H3 Reach',
    'H4 Beta',
    'H3 Target',
    'H4 Gamma',
    'H3 Likely',
    'H4 Alpha',
    'H2 More matches',
    'H3 Delta',
    'H2 Free help with the next steps',
  ]);
  expect(screen.getByText(/Essays, grades, major and residency are not included/)).toBeTruthy();
  expect((await card('Delta')).getByText('Tied rank')).toBeTruthy();
  expect((await card('Beta')).getByText('Rank')).toBeTruthy();
});

it('shows the colleges that meet all requirements first, then those that miss one, each with what it misses', async () => {
  const missing = { isBalanced: false, misses: ['location' as const] };
  open(
    aMatch([aMatched(1, 'Alpha', { score: 61 }), aMatched(2, 'Beta', missing), aMatched(3, 'Gamma', missing)], {
      relaxed: ['size', 'location'],
      meeting: 1,
    }),
  );
  const beta = await card('Beta');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Your answers',
    'Meets all your requirements (1)',
    'Outside your states: 2 more',
    'Free help with the next steps',
  ]);
  expect(beta.getByText('Outside your states')).toBeTruthy();
  expect((await card('Alpha')).queryByText('Outside your states')).toBeNull();
});

it('says how far an easier group is behind the first match', async () => {
  open(aMatch([aMatched(1, 'Alpha', { score: 100, band: 'reach' }), aMatched(31, 'Beta', { score: 92.4, band: 'likely' })]));
  await card('Alpha');
  const under = (name: string) => screen.getByRole('heading', { name, level: 3 }).nextElementSibling?.textContent;
  expect(under('Likely')).toMatch(/The best of them fits with 92\.4 points, the first match with 100\.0\.$/);
  expect(under('Reach')).not.toMatch(/The best of them/);
});

describe('the answers', () => {
  it('are listed with a link to each step', async () => {
    open(aMatch([ALPHA]));
    const asked = within(screen.getByRole('heading', { name: 'Your answers' }).closest('section')!);
    expect(asked.getByText('Medium (5,000 - 15,000), required')).toBeTruthy();
    expect(asked.getByRole('link', { name: 'Change major and size' }).getAttribute('href')).toBe(
      '/alma?step=1&size=medium&must=size&p=0000300100',
    );
    expect(asked.getByRole('link', { name: 'Answer budget' }).getAttribute('href')).toMatch(/^\/alma\?step=4&/);
    await card('Alpha College');
  });

  it('are one line until asked for', async () => {
    open(aMatch([ALPHA]));
    await card('Alpha College');
    const line = () => screen.queryByText(/^Medium \(5,000 - 15,000\), required · /);
    expect(line()).toBeTruthy();
    const button = screen.getByRole('button', { name: 'Change', expanded: false });
    fireEvent.click(button);
    expect([line(), button.getAttribute('aria-expanded')]).toEqual([null, 'true']);
  });

  it('are read from a malformed address as far as possible', async () => {
    const { calls } = open(aMatch([ALPHA]), '/alma/results?size=huge&st=AL,ZZ&type=public&must=size,wings&p=99&utm=x');
    await card('Alpha College');
    expect(calls.map(({ key, query }) => [key, query])).toEqual([['matching.preview', { type: 'public' }]]);
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe('https://alma.example/alma/results?type=public');
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });
});

it('links to free help with the next steps', async () => {
  open(aMatch([ALPHA]));
  await card('Alpha College');
  expect(screen.getByRole('link', { name: 'Practice Academy' }).getAttribute('href')).toBe(
    '/services/best-test-prep-services/practice-academy',
  );
});

describe('private answers', () => {
  it('replace the public list, which is dimmed until the new list loads', async () => {
    let settle: (match: Match) => void = () => undefined;
    const { calls, container } = open((call) =>
      call.key === 'matching.preview' ? aMatch([ALPHA]) : new Promise((resolve) => (settle = resolve)),
    );
    await card('Alpha College');
    expect(status()).toBe('1 of 312 colleges: the best fits, easier and harder to get into.');
    act(() => savePrivateAnswers({ budget: 12_000, sat: 1240 }));
    await waitFor(() => expect(status()).toBe('Comparing colleges with your answers'));
    expect(container.querySelector('[aria-busy=true]')?.className).toContain('opacity-50');
    expect(calls[1]).toMatchObject({
      method: 'POST',
      path: '/api/match',
      body: { answers: { size: 'medium', must: ['size'], budget: 12_000, sat: 1240 } },
    });
    act(() => settle(aMatch([aMatched(1, 'Beta College')], { candidates: 1 })));
    await card('Beta College');
    expect([status(), screen.queryByRole('link', { name: 'Alpha College' })]).toEqual(['1 college.', null]);
    expect(container.querySelector('[aria-busy=true]')).toBeNull();
    expect(screen.getAllByText('Only in this tab')).toHaveLength(2);
    expect(screen.getByText(/A shared link does not include your budget, income, home state, ZIP code or test scores/)).toBeTruthy();
    for (const link of screen.getAllByRole('link')) expect(link.getAttribute('href')).not.toMatch(/12000|12,000|1240|budget=|sat=/);
  });

  it('are sent at once if the tab already has them', async () => {
    savePrivateAnswers({ act: 30 });
    const { calls } = open(aMatch([ALPHA]));
    await card('Alpha College');
    expect(calls.map(({ key }) => key)).toEqual(['matching.match']);
    const start = screen.getByRole('link', { name: 'Start over' });
    start.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(start);
    expect(privateAnswers()).toEqual({});
  });
});

describe('a notice', () => {
  it.each<[string, Partial<Match>, RegExp]>([
    ['for no answers', { isDefault: true }, /so these colleges come from the default ranking/],
    ['for dropped requirements', { relaxed: ['size', 'location'], meeting: 8 }, /Below are colleges that miss your size or states/],
    ['for a tie', { tied: 5 }, /5 colleges tie for first place and are shown in our suggested order/],
    ['for a short list', {}, /Fewer than 10 colleges fit/],
    ['for excluded colleges', { excluded: { byMust: { budget: 412 }, unknown: { budget: 95 } } }, /95 of them have no known price/],
    ['for colleges without a score', { unplaced: 3 }, /3 more colleges have too little data to score/],
    ['for the date of the data', {}, /Data as of November 20, 2026/],
  ])('appears %s', async (_, more, words) => {
    open(aMatch([ALPHA], more));
    await card('Alpha College');
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('for a tie links to the priorities', async () => {
    open(aMatch([ALPHA], { tied: 5 }));
    await card('Alpha College');
    expect(hrefOf('Say what matters most')).toBe('/alma?step=6&size=medium&must=size&p=0000300100');
  });

  it('for a link of another version appears, and new links drop the version', async () => {
    open(aMatch([ALPHA], { methodVersion: 2 }), '/alma/results?v=1&size=small');
    await card('Alpha College');
    expect(screen.getByText(/made with version 1/)).toBeTruthy();
    expect(hrefOf('Change major and size')).toBe('/alma?step=1&size=small');
  });

  it('for the default ranking offers no answers to change', async () => {
    open(aMatch([ALPHA], { isDefault: true }), '/alma/results');
    const shown = await card('Alpha College');
    expect(shown.queryByRole('link', { name: /^Change this answer/ })).toBeNull();
    expect(hrefOf('Answer the questions')).toBe('/alma?step=1');
  });
});

describe('no match', () => {
  const none = aMatch([], {
    candidates: 0,
    relaxations: [
      { must: 'size', count: 14, text: 'Include every size' },
      { must: 'budget', budget: 13_000, count: 2, text: 'Raise your budget to $13,000 a year' },
    ],
  });

  it('offers single changes with the number of colleges each would return', async () => {
    const { follow, calls } = open((call) => (call.query['must'] === undefined ? aMatch([ALPHA]) : none));
    expect(await screen.findByText('No college meets all your requirements.')).toBeTruthy();
    expect(screen.getByText(/· 14 colleges/)).toBeTruthy();
    screen.getByRole('link', { name: 'Include every size' }).focus();
    follow('Include every size');
    await card('Alpha College');
    expect(calls.at(-1)?.query).toEqual({ size: 'medium', p: '0000300100' });
    // The pressed link is gone.
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('raises a budget that is only in this tab', async () => {
    savePrivateAnswers({ budget: 9_000, sat: 1000 });
    open(none);
    fireEvent.click(await screen.findByRole('button', { name: 'Raise your budget to $13,000 a year' }));
    expect(privateAnswers()).toEqual({ budget: 13_000, sat: 1000 });
    await waitFor(() => expect(screen.getByText('Up to $13,000 a year')).toBeTruthy());
  });
});

it('shows a load failure with a retry button', async () => {
  let isUp = false;
  open(() => {
    if (!isUp) return refuse(503, 'The list of colleges cannot be read right now.');
    return aMatch([ALPHA]);
  });
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('The list of colleges cannot be read right now.')).toBeTruthy();
  isUp = true;
  fireEvent.click(alert.getByRole('button', { name: 'Try again' }));
  await card('Alpha College');
});

describe('saving', () => {
  const signedIn = () => storeUser('t', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' });
  const save = async (name: string) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Save these answers' }));
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: name } });
    fireEvent.click(screen.getByRole('button', { name: 'Save answers' }));
  };

  it('needs an account and returns to the same answers after sign-in', async () => {
    open(aMatch([ALPHA]));
    expect((await screen.findByRole('link', { name: 'Sign in to save' })).getAttribute('href')).toBe(
      `/auth?tab=login&returnUrl=${encodeURIComponent(ADDRESS)}`,
    );
  });

  it('saves all answers under a name and links to them', async () => {
    signedIn();
    savePrivateAnswers({ budget: 20_000 });
    const { calls } = open((call) => (call.key === 'matching.save' ? { id: 1, name: 'Close to home' } : aMatch([ALPHA])));
    await save('Close to home');
    await waitFor(() =>
      expect(shownToasts().map(({ title, link }) => [title, link?.to])).toEqual([['Saved as Close to home', '/profile?tab=rankings']]),
    );
    expect(calls.find(({ key }) => key === 'matching.save')?.body).toMatchObject({
      name: 'Close to home',
      answers: { size: 'medium', must: ['size'], budget: 20_000 },
    });
    expect(screen.queryByLabelText('Name')).toBeNull();
  });

  it('shows a name error next to the field', async () => {
    signedIn();
    open((call) => {
      if (call.key !== 'matching.save') return aMatch([ALPHA]);
      return refuse(409, 'Taken', { name: 'You have one of this name already' }, 'match.name-taken');
    });
    await save('Close to home');
    expect(await screen.findByText('You have one of this name already')).toBeTruthy();
    expect(document.activeElement).toBe(screen.getByLabelText('Name'));
  });
});
