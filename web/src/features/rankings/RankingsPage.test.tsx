/** @jest-environment jsdom */
import { press, refuse } from '../../lib/page.fixture.ts';
import { answerTo, NAMES, showAt } from './rankings.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_WEIGHTS, formatWeights, METHOD_VERSION } from '../../api/domain/rankings.ts';
import { forgetSession, storeUser } from '../../api/session-store.ts';
import { aPlace } from '../../entities/ranking/ranking.fixture.ts';

beforeAll(() => {
  // jsdom has dialogs but cannot open them.
  HTMLDialogElement.prototype.showModal = function open() {
    this.open = true;
  };
});
afterEach(() => {
  cleanup();
  document.head.replaceChildren();
  act(() => forgetSession());
});

const slider = (name: string) => screen.getByRole<HTMLInputElement>('slider', { name });
const slide = (name: string, value: number) => fireEvent.change(slider(name), { target: { value: String(value) } });
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const live = () => document.querySelector('p[aria-live]')?.textContent;
const first = (name: string) => screen.findByText(name, { selector: 'h3 a' });
const isListed = () => document.querySelector('meta[name=robots]') === null;

describe('the sliders', () => {
  it('start at the default weights and show the effect of each', async () => {
    await showAt('/rankings');
    await first('Alpha College');
    const values = screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => value);
    expect(values.join('')).toBe(formatWeights(DEFAULT_WEIGHTS));
    const notes = slider('Completion').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'How many stay and finish',
      '22% of the weight · clear effect (0.50)',
    ]);
    expect(live()).toBe('');
  });

  it('change the order and the address without history entries', async () => {
    const { here, calls } = await showAt('/rankings?st=AL');
    await first('Alpha College');
    slide('Cost', 4);
    slide('Cost', 5);
    expect(slider('Cost').getAttribute('aria-valuetext')).toBe('most, 5 of 5');
    await first('First by 5240542102');
    expect(here()).toBe('/rankings?w=5240542102&st=AL');
    expect(calls.filter(({ key }) => key === 'rankings.rank').map(({ query }) => query)).toEqual([
      { st: 'AL' },
      { st: 'AL', w: '5240542102' },
    ]);
    expect(live()).toBe('Now first: First by 5240542102; 3,400 four-year colleges ranked');
  });

  it('stay at zero while the default weights apply', async () => {
    const { here } = await showAt('/rankings?w=5000000000');
    await first('First by 5000000000');
    slide('Cost', 0);
    await first('Alpha College');
    expect(here()).toBe('/rankings');
    expect(slider('Cost').value).toBe('0');
    expect(screen.getByText('All weights are 0, so the default weights apply.')).toBeTruthy();
    press('Reset weights');
    await waitFor(() => expect(slider('Cost').value).toBe('3'));
  });

  it('follow the address on back', async () => {
    const { back, go } = await showAt('/rankings');
    await first('Alpha College');
    go('/rankings?w=5402300001');
    await first('First by 5402300001');
    expect(slider('Cost').value).toBe('5');
    back();
    await first('Alpha College');
    expect(slider('Cost').value).toBe('3');
  });

  it('have presets, and the active one is marked', async () => {
    await showAt('/rankings?max=20000');
    const presets = () => within(screen.getByRole('list', { name: 'Preset weights' })).getAllByRole('link');
    const current = () =>
      presets()
        .filter((preset) => preset.getAttribute('aria-current'))
        .map(({ textContent }) => textContent);
    await first('Alpha College');
    expect(current()).toEqual(['Balanced (default weights)']);
    expect(href('Social mobility')).toBe('/rankings?w=3000303005&max=20000');
    fireEvent.click(screen.getByRole('link', { name: 'Social mobility' }));
    expect([current(), slider('Cost').value]).toEqual([['Social mobility'], '3']);
    slide('Debt', 1);
    expect(current()).toEqual([]);
  });

  it('have a preset for community colleges, which chooses them until another preset is chosen', async () => {
    await showAt('/rankings?size=small&group=faith');
    expect(href('Community colleges')).toBe('/rankings?type=community&size=small');
    cleanup();
    await showAt('/rankings?w=5330400102&type=community&st=AL');
    expect(href('Affordable')).toBe('/rankings?w=5402300001&st=AL');
    cleanup();
    await showAt('/rankings?type=hbcu');
    expect(href('Affordable')).toBe('/rankings?w=5402300001&type=hbcu');
  });

  it('have a preset for safe campuses, which chooses residential ones until another preset is chosen', async () => {
    await showAt('/rankings?type=public');
    expect(href('Safe campus')).toBe('/rankings?w=2000300500&type=public&housing=1');
    cleanup();
    await showAt('/rankings?w=2000300500&type=public&housing=1');
    expect(href('Affordable')).toBe('/rankings?w=5402300001&type=public');
  });

  it('of two-year colleges begin with the weights of community colleges', async () => {
    await showAt('/rankings?group=two-year');
    expect([slider('Selectivity and completion').value, slider('Value').value]).toEqual(['0', '3']);
    expect(href('Balanced (default weights)')).toBe('/rankings?w=3240542102&group=two-year');
    cleanup();
    await showAt('/rankings?st=FM', { rank: () => answerTo('', { group: 'two-year', firstGroup: 'two-year' }) });
    await first('Alpha College');
    expect([slider('Selectivity and completion').value, slider('Value').value]).toEqual(['0', '3']);
    expect(href('Balanced (default weights)')).toBe('/rankings?w=3240542102&st=FM');
  });
});

describe('the groups', () => {
  it('are links with their sizes; the first group needs no parameter', async () => {
    await showAt('/rankings?group=two-year&st=AL', { rank: () => answerTo('', { group: 'two-year' }) });
    await first('Alpha College');
    const tabs = within(screen.getByRole('navigation', { name: 'Groups of colleges' })).getAllByRole('link');
    expect(tabs.map((tab) => [tab.textContent, tab.getAttribute('href'), tab.getAttribute('aria-current')])).toEqual([
      ['Four-year colleges (3,700)', '/rankings?st=AL', null],
      ['Two-year colleges (1,000)', '/rankings?st=AL&group=two-year', 'page'],
      ['Specialist schools (20)', '/rankings?st=AL&group=specialist', null],
    ]);
    expect(screen.getByRole('heading', { level: 2, name: '3,400 two-year colleges ranked' })).toBeTruthy();
  });

  it('are not shown if there is only one', async () => {
    await showAt('/rankings', { rank: () => answerTo('', { groups: { 'four-year': 9, 'two-year': 0, faith: 0, specialist: 0 } }) });
    await first('Alpha College');
    expect(screen.queryByRole('navigation', { name: 'Groups of colleges' })).toBeNull();
  });

  it('rank small colleges too on request', async () => {
    await showAt('/rankings?st=AL');
    await first('Alpha College');
    expect(href('Rank them too')).toBe('/rankings?st=AL&all=1');
    cleanup();
    await showAt('/rankings?st=AL&all=1', { rank: () => answerTo('', { all: true, unranked: 0 }) });
    await first('Alpha College');
    expect(href('Rank only comparable colleges')).toBe('/rankings?st=AL');
  });
});

describe('the filters', () => {
  it('are in the address, reset the page number and can be removed one by one', async () => {
    const { here, calls } = await showAt('/rankings?w=5402300001&type=public&page=2');
    await first('First by 5402300001');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Historically Black (HBCU)' }));
    await waitFor(() => expect(here()).toBe('/rankings?w=5402300001&type=public,hbcu'));
    expect(calls.at(-1)?.query).toEqual({ w: '5402300001', type: 'public,hbcu' });
    expect(href('Remove filter: Public')).toBe('/rankings?w=5402300001&type=hbcu');
    expect(href('Clear all')).toBe('/rankings?w=5402300001');
  });

  it.each([
    ['st=AL,GA&size=small&max=20000', '/discover?state=AL,GA&size=small&netPrice=..20000&unknown=exclude'],
    ['type=community', '/discover?community=1'],
    ['type=public,community', '/discover?control=public'],
    ['type=private,public', '/discover?control=public,private_nonprofit,private_for_profit'],
    ['type=private,hbcu', '/discover'],
    ['', '/discover'],
  ])('%s links to the search at %s', async (query, search) => {
    await showAt(`/rankings?${query}`);
    expect(href('Search with these filters')).toBe(search);
  });
});

describe('a ranked college', () => {
  it('shows its rank with its band, its lead over the next and unknown values', async () => {
    const alpha = {
      ...aPlace(1, 'Alpha College'),
      coverage: 0.74,
      band: { best: 1, worst: 1 },
      lead: { over: 'Beta College', points: 0.4, criteria: [{ key: 'completion' as const, points: 1.2 }] },
      parts: [
        { key: 'cost' as const, share: 0.26, used: 0, isFilled: true, contribution: -15.6 },
        { key: 'completion' as const, share: 0.74, used: 90, isFilled: false, contribution: 29.25 },
      ],
    };
    await showAt('/rankings', { rank: () => answerTo('', { items: [alpha, aPlace(2, 'Beta College')] }) });
    const [one, two] = within(await screen.findByRole('list', { name: 'Ranking' })).getAllByRole('article');
    expect(one?.textContent).toContain('Rank #1(stable)');
    expect(two?.textContent).toContain('Rank #2(2–4)');
    expect(one?.textContent).toContain('Adds: completion +29.3. Subtracts: cost −15.6.');
    expect(one?.textContent).toContain('Based on 74% of your weights. Not known, counted as 0: cost.');
    expect(one?.textContent).toContain('0.4 above Beta College, ahead in completion (+1.2).');
    expect(one?.querySelectorAll('svg rect[stroke-dasharray]')).toHaveLength(1);
  });

  it('shows its score breakdown on demand', async () => {
    await showAt('/rankings');
    await first('Alpha College');
    const [, beta] = within(screen.getByRole('list', { name: 'Ranking' })).getAllByText(/^Score breakdown/);
    if (beta) fireEvent.click(beta);
    expect(await screen.findByRole('img', { name: /^Score of Beta College/ })).toBeTruthy();
  });

  it('without a rank shows why and is linked from the top', async () => {
    const parts = [
      { key: 'cost' as const, share: 0.38, used: 60, isFilled: false, contribution: 1 },
      { key: 'earnings' as const, share: 0.31, used: 0, isFilled: true, contribution: -11.2 },
      { key: 'completion' as const, share: 0.31, used: 0, isFilled: true, contribution: -14.3 },
    ];
    const unranked = { ...aPlace(9, 'Unknown College'), rank: null, score: null, band: null, lead: null, coverage: 0.38, parts };
    const items = [
      aPlace(1, 'Alpha College'),
      { ...unranked, unranked: 'little-known' as const },
      { ...unranked, college: aPlace(8, 'Small College').college, unranked: 'few-students' as const },
    ];
    await showAt('/rankings', { rank: () => answerTo('', { items, ranked: 25, unranked: 2 }) });
    const section = (await screen.findByRole('heading', { name: 'Listed, not ranked' })).closest('section');
    expect([...(section?.querySelectorAll('article > p:last-child') ?? [])].map(({ textContent }) => textContent)).toEqual([
      'Less than 70% of what counts is known. Has data for 38% of your weights. Missing: earnings and completion.',
      'Under 500 undergraduates. Has data for 38% of your weights. Missing: earnings and completion.',
    ]);
    expect(href('See why')).toBe('/rankings?page=2#unranked');
  });
});

describe('the address', () => {
  it('is canonical without page and versions, and only the default ranking is indexed', async () => {
    await showAt('/rankings?page=2');
    expect([document.querySelector('link[rel=canonical]')?.getAttribute('href'), isListed()]).toEqual([
      'https://alma.example/rankings',
      true,
    ]);
    cleanup();
    document.head.replaceChildren();
    await showAt('/rankings?d=2026-11-20&w=5402300001&nonsense=1&v=1&size=large,small');
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toBe(
      'https://alma.example/rankings?w=5402300001&size=small,large',
    );
    expect(isListed()).toBe(false);
  });

  it('with older data or another method shows a notice', async () => {
    const other = METHOD_VERSION + 1;
    await showAt(`/rankings?v=${other}&d=2026-11-19`);
    expect(await screen.findByText(/^The data has changed since this link was made: November 19, 2026 then/)).toBeTruthy();
    expect(
      screen.getByText(`This link was made with version ${other} of the method. This page uses version ${METHOD_VERSION}.`),
    ).toBeTruthy();
    cleanup();
    await showAt(`/rankings?v=${METHOD_VERSION}&d=2026-11-20`);
    await first('Alpha College');
    expect(screen.queryByText(/since this link|This link was made/)).toBeNull();
  });

  it('is used for the CSV file, the shared link and the saved ranking', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    const { calls } = await showAt('/rankings?w=5402300001&st=AL&page=2', {
      other: ({ key, body }) => (key === 'favorites.list' ? [] : { id: 1, ...(body as object) }),
    });
    await first('First by 5402300001');
    expect(href('Export CSV')).toBe('/api/rankings?w=5402300001&st=AL&format=csv&heads=words');
    expect(href('Sign in to save')).toBe('/auth?tab=login&returnUrl=%2Frankings%3Fw%3D5402300001%26st%3DAL%26page%3D2');
    press('Share');
    const pinned = `v=${METHOD_VERSION}&w=5402300001&st=AL&d=2026-11-20`;
    expect(copied).toEqual([`${window.location.origin}/rankings?${pinned}`]);

    act(() => storeUser('token', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' }));
    press('Save');
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Near home' } });
    press('Save ranking');
    await waitFor(() => expect(calls.find(({ key }) => key === 'savedRankings.save')?.body).toEqual({ name: 'Near home', query: pinned }));
  });
});

describe('an empty or failed ranking', () => {
  it('offers to try again', async () => {
    let isDown = true;
    await showAt('/rankings', { rank: () => (isDown ? refuse(503, 'Too busy.') : answerTo()) });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    await first('Alpha College');
  });

  it('says that no college matches or that the page does not exist', async () => {
    await showAt('/rankings?st=GU', { rank: () => answerTo('', { items: [], ranked: 0, unranked: 0 }) });
    expect(await screen.findByText('No college matches these filters')).toBeTruthy();
    expect(href('Clear all filters')).toBe('/rankings');
    cleanup();
    await showAt('/rankings?page=99', { rank: () => answerTo('', { items: [], page: 99 }) });
    expect(await screen.findByText('There is no page 99')).toBeTruthy();
    expect(href('Go to the first page')).toBe('/rankings');
  });
});

describe('a shared ranking', () => {
  it('shows its name and order, and a change continues at /rankings', async () => {
    const { here, calls } = await showAt('/rankings/shared/secret?page=2', {
      other: () => ({ name: 'For my parents', query: 'w=5402300001&st=AL' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'For my parents' })).toBeTruthy();
    await first('First by 5402300001');
    expect(calls.find(({ key }) => key === 'rankings.rank')?.query).toEqual({ w: '5402300001', st: 'AL', page: '2' });
    expect(isListed()).toBe(false);
    expect(href('Page 1')).toBe('/rankings/shared/secret');
    slide('Cost', 1);
    await waitFor(() => expect(here()).toBe('/rankings?w=1402300001&st=AL'));
  });
});

it('lists the colleges in order', async () => {
  await showAt('/rankings');
  await first('Alpha College');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(NAMES);
});
