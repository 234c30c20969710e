/** @jest-environment jsdom */
import { answerTo, NAMES, refuse, showAt } from './rankings.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { DEFAULT_WEIGHTS, formatWeights, METHOD_VERSION } from '../../api/domain.ts';
import { forgetSession, holdUser } from '../../api/held-session.ts';
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
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name, hidden: true }));
const href = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');
const live = () => document.querySelector('p[aria-live]')?.textContent;
const first = (name: string) => screen.findByText(name, { selector: 'h3 a' });
const isListed = () => document.querySelector('meta[name=robots]') === null;

describe('the sliders', () => {
  it('begin at the usual weights, and say what each does to the order', async () => {
    await showAt('/rankings');
    await first('Alpha College');
    const values = screen.getAllByRole<HTMLInputElement>('slider').map(({ value }) => value);
    expect(values.join('')).toBe(formatWeights(DEFAULT_WEIGHTS));
    const notes = slider('Completion').getAttribute('aria-describedby')?.split(' ') ?? [];
    expect(notes.map((id) => document.getElementById(id)?.textContent)).toEqual([
      'How many stay and finish',
      '22% of the weight · moves the order (0.50)',
    ]);
    expect(live()).toBe('');
  });

  it('change order and address at once, and leave no steps behind', async () => {
    const { at, calls } = await showAt('/rankings?st=AL');
    await first('Alpha College');
    slide('Cost', 4);
    slide('Cost', 5);
    expect(slider('Cost').getAttribute('aria-valuetext')).toBe('most, 5 of 5');
    await first('First by 5240542102');
    expect(at()).toBe('/rankings?w=5240542102&st=AL');
    expect(calls.filter(({ key }) => key === 'rankings.rank').map(({ query }) => query)).toEqual([
      { st: 'AL' },
      { st: 'AL', w: '5240542102' },
    ]);
    expect(live()).toBe('Now first: First by 5240542102; 3,400 colleges ranked');
  });

  it('stay at nothing, where the usual weights count', async () => {
    const { at } = await showAt('/rankings?w=5000000000');
    await first('First by 5000000000');
    slide('Cost', 0);
    await first('Alpha College');
    expect(at()).toBe('/rankings');
    expect(slider('Cost').value).toBe('0');
    expect(screen.getByText('With everything at zero, the usual weights count.')).toBeTruthy();
    press('Reset weights');
    await waitFor(() => expect(slider('Cost').value).toBe('3'));
  });

  it('follow the address when it goes back', async () => {
    const { back } = await showAt('/rankings');
    await first('Alpha College');
    press('Affordable');
    await first('First by 5402300001');
    expect(slider('Cost').value).toBe('5');
    await act(() => back());
    await first('Alpha College');
    expect(slider('Cost').value).toBe('3');
  });

  it('have ready-made positions, of which the present one is pressed', async () => {
    const { at } = await showAt('/rankings?max=20000');
    const pressed = () =>
      within(screen.getByRole('group', { name: 'Ready-made weights' }))
        .queryAllByRole('button', { pressed: true })
        .map(({ textContent }) => textContent);
    expect(pressed()).toEqual(['Balanced (the usual weights)']);
    press('Social mobility');
    await first('First by 3000303005');
    expect([pressed(), at()]).toEqual([['Social mobility'], '/rankings?w=3000303005&max=20000']);
    slide('Debt', 1);
    expect(pressed()).toEqual([]);
  });
});

describe('the filters', () => {
  it('are part of the address, begin at the first page, and are taken away one by one', async () => {
    const { at, calls } = await showAt('/rankings?w=5402300001&type=public&page=2');
    await first('First by 5402300001');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Historically Black (HBCU)' }));
    await waitFor(() => expect(at()).toBe('/rankings?w=5402300001&type=public,hbcu'));
    expect(calls.at(-1)?.query).toEqual({ w: '5402300001', type: 'public,hbcu' });
    expect(href('Remove filter: Public')).toBe('/rankings?w=5402300001&type=hbcu');
    expect(href('Clear all')).toBe('/rankings?w=5402300001');
  });

  it.each([
    ['st=AL,GA&size=small&max=20000', '/discover?state=AL,GA&size=small&netPrice=..20000&unknown=exclude'],
    ['type=community', '/discover?control=public&level=2'],
    ['type=public,community', '/discover?control=public'],
    ['type=private,public', '/discover?control=public,private_nonprofit,private_for_profit'],
    ['type=private,hbcu', '/discover'],
    ['', '/discover'],
  ])('%s is searched for at %s', async (query, search) => {
    await showAt(`/rankings?${query}`);
    expect(href('Search with these filters')).toBe(search);
  });
});

describe('a place', () => {
  it('says its rank with its band, why it is above the next, and what is not known', async () => {
    const alpha = {
      ...aPlace(1, 'Alpha College'),
      coverage: 0.74,
      band: { best: 1, worst: 1 },
      lead: { over: 'Beta College', points: 0.4, criteria: [{ key: 'completion' as const, points: 1.2 }] },
      parts: [
        { key: 'cost' as const, share: 0.26, used: 58, isFilled: true, contribution: -2.14 },
        { key: 'completion' as const, share: 0.74, used: 90, isFilled: false, contribution: 29.25 },
      ],
    };
    await showAt('/rankings', { rank: () => answerTo('', { items: [alpha, aPlace(2, 'Beta College')] }) });
    const [one, two] = within(await screen.findByRole('list', { name: 'The order' })).getAllByRole('article');
    expect(one?.textContent).toContain('Rank #1(firm)');
    expect(two?.textContent).toContain('Rank #2(2–4)');
    expect(one?.textContent).toContain('Adds: completion +29.3. Takes: cost −2.1.');
    expect(one?.textContent).toContain('Based on 74% of what you weighed. Not known, so filled in: cost.');
    expect(one?.textContent).toContain('0.4 above Beta College, ahead in completion (+1.2).');
    expect(one?.querySelectorAll('svg rect[stroke-dasharray]')).toHaveLength(1);
  });

  it('is taken apart when asked', async () => {
    await showAt('/rankings');
    await first('Alpha College');
    press('The score in parts of Beta College');
    expect(await screen.findByRole('img', { name: /^Score of Beta College/ })).toBeTruthy();
  });

  it('without a rank says why, and can be found', async () => {
    const parts = [
      { key: 'cost' as const, share: 0.38, used: 60, isFilled: false, contribution: 1 },
      { key: 'earnings' as const, share: 0.31, used: 39, isFilled: true, contribution: 0 },
      { key: 'completion' as const, share: 0.31, used: 51, isFilled: true, contribution: 0 },
    ];
    const unknown = { ...aPlace(9, 'Unknown College'), rank: null, score: null, band: null, lead: null, coverage: 0.38, parts };
    await showAt('/rankings', { rank: () => answerTo('', { items: [aPlace(1, 'Alpha College'), unknown], ranked: 25, unranked: 1 }) });
    const section = (await screen.findByRole('heading', { name: 'Not ranked: not enough data' })).closest('section');
    expect(section?.textContent).toContain('Reports 38% of what you weighed. Missing: earnings and completion.');
    expect(href('See what is missing')).toBe('/rankings?page=2#unranked');
  });
});

describe('the address', () => {
  it('is canonical without page and pins, and only the usual order is for search engines', async () => {
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

  it('with older data, or of another method, says so', async () => {
    await showAt('/rankings?v=9&d=2026-11-19');
    expect(await screen.findByText(/^Data updated since this link/)).toBeTruthy();
    expect(
      screen.getByText(`This link was made with version 9 of the method. The order is recomputed with version ${METHOD_VERSION}.`),
    ).toBeTruthy();
    cleanup();
    await showAt(`/rankings?v=${METHOD_VERSION}&d=2026-11-20`);
    await first('Alpha College');
    expect(screen.queryByText(/since this link|This link was made/)).toBeNull();
  });

  it('goes into the file, the shared link and what is saved', async () => {
    const copied: string[] = [];
    Object.assign(navigator, { clipboard: { writeText: (text: string) => Promise.resolve(copied.push(text)) } });
    const { calls } = await showAt('/rankings?w=5402300001&st=AL&page=2', { other: ({ body }) => ({ id: 1, ...(body as object) }) });
    await first('First by 5402300001');
    expect(href('Export CSV')).toBe('/api/rankings?w=5402300001&st=AL&format=csv');
    expect(href('Log in to save')).toBe('/auth?tab=login&returnUrl=%2Frankings%3Fw%3D5402300001%26st%3DAL%26page%3D2');
    press('Share');
    const pinned = `v=${METHOD_VERSION}&w=5402300001&st=AL&d=2026-11-20`;
    expect(copied).toEqual([`${window.location.origin}/rankings?${pinned}`]);

    act(() => holdUser('token', { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' }));
    press('Save');
    fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Near home' } });
    press('Save ranking');
    await waitFor(() => expect(calls.find(({ key }) => key === 'savedRankings.save')?.body).toEqual({ name: 'Near home', query: pinned }));
  });
});

describe('without an order', () => {
  it('offers to try again', async () => {
    let isDown = true;
    await showAt('/rankings', { rank: () => (isDown ? refuse(503, 'Too busy.') : answerTo()) });
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    await first('Alpha College');
  });

  it('says that no college passes the filters, or that there is no such page', async () => {
    await showAt('/rankings?st=GU', { rank: () => answerTo('', { items: [], ranked: 0, unranked: 0 }) });
    expect(await screen.findByText('No college passes these filters')).toBeTruthy();
    expect(href('Clear all filters')).toBe('/rankings');
    cleanup();
    await showAt('/rankings?page=99', { rank: () => answerTo('', { items: [], page: 99 }) });
    expect(await screen.findByText('There is no page 99')).toBeTruthy();
    expect(href('To the first page')).toBe('/rankings');
  });
});

describe('a shared ranking', () => {
  it('shows its order under its name, and goes on to a ranking of one’s own', async () => {
    const { at, calls } = await showAt('/rankings/shared/secret?page=2', {
      other: () => ({ name: 'For my parents', query: 'w=5402300001&st=AL' }),
    });
    expect(await screen.findByRole('heading', { level: 1, name: 'For my parents' })).toBeTruthy();
    await first('First by 5402300001');
    expect(calls.find(({ key }) => key === 'rankings.rank')?.query).toEqual({ w: '5402300001', st: 'AL', page: '2' });
    expect(isListed()).toBe(false);
    expect(href('Page 1')).toBe('/rankings/shared/secret');
    slide('Cost', 1);
    await waitFor(() => expect(at()).toBe('/rankings?w=1402300001&st=AL'));
  });
});

it('lists the places in their order', async () => {
  await showAt('/rankings');
  await first('Alpha College');
  expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual(NAMES);
});
