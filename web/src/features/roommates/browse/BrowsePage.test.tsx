/** @jest-environment jsdom */
import { hrefOf, press, refuse, renderPage, type, type Answers } from '../../../lib/page.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import type { RoommatePage } from '../../../api/domain/roommates.ts';
import {
  anOwnProfile,
  aRoommateCard,
  aRoommatePage,
  AUBURN,
  MAYA_ID,
  someRoommates,
} from '../../../entities/roommates/roommates.fixture.ts';
import { BrowsePage } from './BrowsePage.tsx';

const IN = { token: 't', session: { status: 'in' as const, user: { firstName: 'Ada', lastName: 'L.', email: 'ada@example.edu' } } };

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
});
beforeEach(() => setSessionInPage(IN));
afterEach(() => {
  cleanup();
  setSessionInPage(SIGNED_OUT);
});

function open(list: Partial<RoommatePage>, { address = '/roommates/browse', answers = {} }: { address?: string; answers?: Answers } = {}) {
  return renderPage(<BrowsePage />, {
    address,
    answers: {
      'roommates.browse': () => ({ ...aRoommatePage(aRoommateCard()), ...list }),
      'roommates.mine': () => someRoommates(),
      'roommates.hide': () => undefined,
      'roommates.show': () => undefined,
      ...answers,
    },
  });
}
const browseCalls = (calls: { key: string; query: object }[]) =>
  calls.filter(({ key }) => key === 'roommates.browse').map(({ query }) => query);
const text = () => document.body.textContent;

describe('for visitors', () => {
  beforeEach(() => setSessionInPage(SIGNED_OUT));

  it('says what the list is, counts profiles, and returns to the filters after the sign-in', async () => {
    const counts = {
      colleges: [
        { college: AUBURN, profiles: 10 },
        { college: { ...AUBURN, id: 2, name: 'Small College' }, profiles: null },
      ],
      total: 30,
    };
    const { calls } = open({}, { address: '/roommates/browse?year=junior', answers: { 'roommates.counts': () => counts } });
    expect(hrefOf('Log in to see the list')).toBe('/auth?returnUrl=%2Froommates%2Fbrowse%3Fyear%3Djunior');
    expect(await screen.findByRole('heading', { name: 'At least 30 profiles now' })).toBeTruthy();
    expect(screen.getByText('Fewer than 5')).toBeTruthy();
    expect(browseCalls(calls)).toEqual([]);
  });

  it('invents no number below 5', async () => {
    open({}, { answers: { 'roommates.counts': () => ({ colleges: [], total: null }) } });
    expect(await screen.findByRole('heading', { name: 'The first profiles are being written' })).toBeTruthy();
  });
});

describe('for people who need something first', () => {
  it.each([
    ['verified', 'Confirm your email address first', 'Resend the email'],
    ['profile', 'Create your profile first', 'Create my profile'],
  ] as const)('%s', async (need, title, action) => {
    open({ need, items: [], collegeId: need === 'profile' ? null : 1 });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
    expect(screen.getByText(action)).toBeTruthy();
    expect(screen.queryByRole('combobox')).toBeNull();
  });

  it.each(['paused', 'matched', 'expired'] as const)('a %s profile is shown again with one press', async (status) => {
    let shown = false;
    open(
      {},
      {
        answers: {
          'roommates.browse': () => ({ ...aRoommatePage(), ...(shown ? {} : { need: 'active' }) }),
          'roommates.mine': () => someRoommates({ profiles: [anOwnProfile({ status: shown ? 'active' : status })] }),
          'roommates.setStatus': ({ body }) => {
            shown = (body as { status: string }).status === 'active';
            return anOwnProfile();
          },
        },
      },
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Show it again' }));
    expect(await screen.findByRole('heading', { name: 'You are the first here' })).toBeTruthy();
  });

  it('a suspended profile has a reason and no button', async () => {
    const profiles = [anOwnProfile({ status: 'suspended', statusReason: 'A false name' })];
    open({ need: 'active', items: [] }, { answers: { 'roommates.mine': () => someRoommates({ profiles }) } });
    expect(await screen.findByText('A false name')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Show it again' })).toBeNull();
  });
});

describe('the list', () => {
  it('has cards with year, major, wishes, three words, match and activity by weeks', async () => {
    open({});
    const card = await screen.findByRole('article');
    expect(within(card).getByRole('link', { name: 'Maya' }).getAttribute('href')).toBe(`/roommates/${MAYA_ID}`);
    expect(card.textContent).toContain('Sophomore · Biology · 19');
    expect(card.textContent).toContain('On-campus room · Fall 2027 · $600 to $899 a month');
    expect(
      within(card)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual(['Tidy', 'Quiet', 'Hiking']);
    expect(card.textContent).toContain('81 of 100: Match');
    expect(card.textContent).toContain('9 of 12 answered by both');
    expect(card.textContent).toContain('Active this week');
    expect(text()).toContain('1 person at Auburn University');
  });

  it.each([
    [null, 'Not enough answers yet'],
    [{ displayed: null, n: 4, dealBreakers: [] }, 'Not enough answers yet (4 of 6 needed)'],
    [{ displayed: null, n: 8, dealBreakers: [] }, 'No number yet: a deal-breaker waits for an answer'],
  ])('has no number for the match %j', async (match, words) => {
    open({ items: [aRoommateCard({ match })] });
    expect((await screen.findByRole('article')).textContent).toContain(words);
    expect(text()).not.toMatch(/of 100/);
  });

  it('shows of a person under 18 neither age nor photo', async () => {
    open({ items: [aRoommateCard({ isUnder18: true, age: null })] });
    expect((await screen.findByRole('article')).textContent).toContain('Sophomore · Biology · under 18');
    expect(document.querySelector('article img')).toBeNull();
  });

  it('counts whom a deal-breaker leaves out, and shows them with the reason', async () => {
    const dealBreakers = [{ key: 'smoking' as const, name: 'Smoking or vaping', text: '', of: 'you' as const }];
    const { go } = open(
      {},
      {
        answers: {
          'roommates.browse': ({ query }) =>
            query['withDealBreakers'] === '1'
              ? aRoommatePage(aRoommateCard({ match: { displayed: 40, n: 9, dealBreakers } }))
              : { ...aRoommatePage(), all: 1, dealBreakers: 1 },
        },
      },
    );
    expect(await screen.findByText(/1 person left out because of a deal-breaker/)).toBeTruthy();
    expect(hrefOf('Show them too')).toBe('/roommates/browse?withDealBreakers=1');
    go('/roommates/browse?withDealBreakers=1');
    expect(await screen.findByText('Your deal-breaker: smoking or vaping')).toBeTruthy();
    expect(hrefOf('Leave them out')).toBe('/roommates/browse');
  });

  it('leaves out a person who is not for me, in place, with the way back', async () => {
    const { sent } = open({});
    fireEvent.click(await screen.findByRole('button', { name: 'Not for me: Maya' }));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    expect(document.activeElement).toBe(undo);
    expect(screen.queryByRole('article')).toBeNull();
    fireEvent.click(undo);
    expect(await screen.findByRole('article')).toBeTruthy();
    expect(sent.map(({ key, path }) => [key, path])).toEqual([
      ['roommates.hide', `/api/roommates/${MAYA_ID}/hide`],
      ['roommates.show', `/api/roommates/${MAYA_ID}/hide`],
    ]);
  });

  it('says when a person could not be left out', async () => {
    open({}, { answers: { 'roommates.hide': () => refuse(429, 'Too many requests. Try again later.') } });
    fireEvent.click(await screen.findByRole('button', { name: 'Not for me: Maya' }));
    expect((await screen.findByText('Too many requests. Try again later.')).getAttribute('role')).toBe('alert');
    expect(screen.getByRole('article')).toBeTruthy();
  });

  it('has pages, and no page beyond the last', async () => {
    open({ total: 50, pages: 3, page: 2 }, { address: '/roommates/browse?sort=newest&page=2' });
    await screen.findByRole('article');
    expect(hrefOf('Page 1')).toBe('/roommates/browse?sort=newest');
    expect(hrefOf('Page 3')).toBe('/roommates/browse?sort=newest&page=3');
    cleanup();
    open({ items: [], total: 50, pages: 3, page: 9, all: 50 }, { address: '/roommates/browse?page=9' });
    expect(await screen.findByRole('heading', { name: 'This page has no people' })).toBeTruthy();
  });
});

describe('without people', () => {
  it.each([
    [{ all: 0 }, '', 'You are the first here'],
    [{ all: 9 }, '?year=junior', 'No one fits these filters'],
    [{ all: 9, dealBreakers: 9 }, '', 'No one is left in your list'],
  ])('%j %s', async (list, search, title) => {
    open({ items: [], total: 0, pages: 0, ...list }, { address: `/roommates/browse${search}` });
    expect(await screen.findByRole('heading', { name: title })).toBeTruthy();
  });

  it('says what failed, and tries again', async () => {
    let fails = true;
    open({}, { answers: { 'roommates.browse': () => (fails ? refuse(500, 'The server is away.') : aRoommatePage(aRoommateCard())) } });
    expect(await screen.findByText('The server is away.')).toBeTruthy();
    fails = false;
    press('Try again');
    expect(await screen.findByRole('article')).toBeTruthy();
  });

  it('says in plain words that the pages of a day are used', async () => {
    open({}, { answers: { 'roommates.browse': () => refuse(429, 'Too many requests. Try again later.') } });
    expect(await screen.findByRole('heading', { name: 'You have opened many pages today' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});

describe('the filters', () => {
  it('are in the address and go to the server', async () => {
    const { here, calls } = open({}, { address: '/roommates/browse?page=2' });
    await screen.findByRole('article');
    type('Year', 'junior');
    await waitFor(() => expect(here()).toBe('/roommates/browse?year=junior'));
    type('Match', '70');
    type('Order', 'active');
    await waitFor(() => expect(here()).toBe('/roommates/browse?year=junior&minMatch=70&sort=active'));
    fireEvent.click(screen.getByLabelText('Leave out people whom I have contacted'));
    await waitFor(() => expect(browseCalls(calls).at(-1)).toEqual({ year: 'junior', minMatch: '70', sort: 'active', hideContacted: '1' }));
    expect(hrefOf('Remove all filters')).toBe('/roommates/browse?sort=active');
  });

  it('apply a word with Enter and follow the way back', async () => {
    const { here, back } = open({});
    await screen.findByRole('article');
    const major = screen.getByLabelText<HTMLInputElement>('Major');
    fireEvent.change(major, { target: { value: ' Art ' } });
    fireEvent.submit(major.form!);
    await waitFor(() => expect(here()).toBe('/roommates/browse?major=Art'));
    back();
    await waitFor(() => expect(major.value).toBe(''));
  });

  it('offer the colleges of the person when there are several', async () => {
    const other = { ...AUBURN, id: 2, name: 'Berea College' };
    const profiles = [anOwnProfile(), anOwnProfile({ college: other })];
    const { here } = open({}, { answers: { 'roommates.mine': () => someRoommates({ profiles }) } });
    expect((await screen.findByLabelText<HTMLSelectElement>('College')).value).toBe('1');
    type('College', '2');
    await waitFor(() => expect(here()).toBe('/roommates/browse?collegeId=2'));
  });

  it('keep a term of an old address that is over', async () => {
    open({}, { address: '/roommates/browse?term=2020-fall' });
    await screen.findByRole('article');
    expect(screen.getByLabelText<HTMLSelectElement>('Move-in term').selectedOptions[0]?.textContent).toBe('Fall 2020');
  });

  it('open in a dialog on a phone, whose button says how many people fit', async () => {
    open({ total: 7 }, { address: '/roommates/browse?year=junior' });
    await screen.findByRole('article');
    press('Filters (1)');
    const dialog = screen.getByRole('dialog', { name: 'Filters' });
    expect(within(dialog).getByRole('button', { name: 'Show 7 people' })).toBeTruthy();
    expect(within(dialog).getByLabelText<HTMLSelectElement>('Year').value).toBe('junior');
  });

  it('ask for the quiz while there are no answers', async () => {
    open({}, { answers: { 'roommates.mine': () => someRoommates({ answers: null }) } });
    expect(await screen.findByText(/You have no quiz answers yet/)).toBeTruthy();
  });
});
