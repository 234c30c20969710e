/** @jest-environment jsdom */
import { hrefOf, lastToast, press, refuse, renderPage, type, type Answers } from '../../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { sessionState, setSessionInPage, SIGNED_OUT } from '../../../api/session-store.ts';
import type { FullRoommateView, RoommateView } from '../../../api/domain/roommates.ts';
import { aConversation } from '../../../entities/messages/messages.fixture.ts';
import {
  aFullView,
  anOwnProfile,
  aRoommateRequest,
  AUBURN,
  MAYA_ID,
  OWN_ID,
  SEEN,
  someRoommates,
} from '../../../entities/roommates/roommates.fixture.ts';
import { Roommate } from './RoommatePage.tsx';

const IN = { token: 't', session: { status: 'in' as const, user: { firstName: 'Ada', lastName: 'L.', email: 'ada@example.edu' } } };
const CLIENT_ID = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const REDACTED: RoommateView = {
  view: 'redacted',
  id: MAYA_ID,
  firstName: 'Maya',
  college: AUBURN,
  schoolYear: 'sophomore',
  major: 'Biology',
  interests: ['Hiking'],
  need: 'sign-in',
};

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Object.assign(globalThis.crypto, { randomUUID: () => CLIENT_ID });
});
beforeEach(() => setSessionInPage(IN));
afterEach(() => {
  cleanup();
  setSessionInPage(SIGNED_OUT);
});

function open(view: RoommateView | (() => RoommateView), answers: Answers = {}, isMissing = false) {
  return renderPage(<Roommate address={{ id: MAYA_ID, isMissing }} />, {
    address: `/roommates/${MAYA_ID}`,
    answers: {
      'roommates.one': typeof view === 'function' ? view : () => view,
      'roommates.mine': () => someRoommates(),
      'messages.unreadCount': () => ({ unread: 0, requests: 0, roommates: 0 }),
      ...answers,
    },
  });
}
const full = async (overrides: Partial<FullRoommateView> = {}, answers: Answers = {}) => {
  const shown = open(aFullView(overrides), answers);
  await screen.findByRole('heading', { level: 1, name: 'Maya' });
  return shown;
};
const text = () => document.body.textContent;
const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);
const request = (overrides: object = {}) => {
  const { id, box, state, expiresAt } = aRoommateRequest(overrides);
  return { id, box, state, expiresAt };
};

describe('the redacted view', () => {
  it.each([
    ['sign-in', 'Log in to see more', `/auth?returnUrl=%2Froommates%2F${MAYA_ID}`],
    ['profile', 'Create my profile', '/roommates/create?college=1'],
  ] as const)('names what is missing and the next step: %s', async (need, label, to) => {
    open({ ...REDACTED, need });
    expect(await screen.findByRole('heading', { name: 'Members of Auburn University also see' })).toBeTruthy();
    expect(hrefOf(label)).toBe(to);
    expect(text()).toContain('Sophomore · Biology');
    expect(text()).not.toMatch(/of 100|19|Fall 2027/);
  });

  it('lets visitors log in in order to report it', async () => {
    setSessionInPage(SIGNED_OUT);
    const { calls } = open(REDACTED);
    await screen.findByRole('heading', { level: 1, name: 'Maya' });
    expect(hrefOf('Log in to report this profile')).toBe(`/auth?returnUrl=%2Froommates%2F${MAYA_ID}`);
    expect(calls.map(({ key }) => key)).toEqual(['roommates.one']);
  });

  it('asks again as a member after the sign-in', async () => {
    setSessionInPage(SIGNED_OUT);
    open(() => (sessionState().session.status === 'in' ? aFullView() : REDACTED));
    await screen.findByRole('heading', { name: 'Members of Auburn University also see' });
    act(() => setSessionInPage(IN));
    expect(await screen.findByRole('heading', { name: 'How your habits fit' })).toBeTruthy();
  });
});

describe('a profile that is not available', () => {
  const gone = () => refuse(404, 'This profile isn’t available.');

  it('has one text for each reason', async () => {
    open(gone);
    expect(await screen.findByRole('heading', { level: 1, name: 'This profile isn’t available' })).toBeTruthy();
    expect(text()).not.toContain('Maya');
  });

  it('may be available to a member, although the server found nothing for visitors', async () => {
    open(aFullView({ isUnder18: true, age: null }), {}, true);
    expect(await screen.findByRole('heading', { level: 1, name: 'Maya' })).toBeTruthy();
  });

  it('is not asked for again by visitors', () => {
    setSessionInPage(SIGNED_OUT);
    const { calls } = open(gone, {}, true);
    expect(screen.getByRole('heading', { level: 1, name: 'This profile isn’t available' })).toBeTruthy();
    expect(calls).toEqual([]);
  });

  it('differs from a failure and from the limit of a day', async () => {
    open(() => refuse(500, 'The server is away.'));
    expect(await screen.findByText('The server is away.')).toBeTruthy();
    cleanup();
    open(() => refuse(429, 'Too many requests. Try again later.'));
    expect(await screen.findByRole('heading', { name: 'You have opened many pages today' })).toBeTruthy();
  });
});

describe('the own view', () => {
  it.each([
    ['active', /This is how members of your college see your profile/],
    ['paused', /Your profile is paused: others do not see it now/],
    ['matched', /You found a roommate: others do not see your profile now/],
  ] as const)('shows what others see of a profile that is %s', async (status, words) => {
    open({ ...SEEN, bio: 'I like quiet mornings.', confirmedDomain: null, view: 'own', status });
    expect(await screen.findByText(words)).toBeTruthy();
    expect(hrefOf('Edit my profile')).toBe(`/roommates/create?profile=${MAYA_ID}`);
    expect(text()).toContain('I like quiet mornings.');
    expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  });
});

describe('the match', () => {
  it('has the number with its base, both directions apart, and the reasons in words', async () => {
    await full();
    expect(text()).toContain('81 of 100: Match');
    expect(text()).toContain('9 of 12 answered by both');
    expect(text()).toMatch(/You → Maya: how well Maya’s habits fit what you accept95 of 10095/);
    expect(text()).toMatch(/Maya → you: how well your habits fit what Maya accepts71 of 10071/);
    expect(text()).toContain('You both go to bed before 10 p.m. on weeknights.');
    expect(text()).toContain('You never have overnight guests; they have overnight guests every week.');
    expect(text()).toContain('Scores do not predict friendship.');
    expect(hrefOf('How the match is made')).toBe('/roommates/about');
  });

  it('names the own answers that would change it, with their questions', async () => {
    await full();
    expect(hrefOf('Noise in the room')).toBe('/roommates/quiz#noise');
    expect(text()).toContain('Maya has not answered: smoking or vaping.');
  });

  it('names deal-breakers, and whose they are', async () => {
    const compatibility = aFullView().compatibility!;
    const line = { key: 'smoking', name: 'Smoking or vaping', text: 'You do not smoke or vape; they smoke or vape in the room.' } as const;
    await full({
      compatibility: {
        ...compatibility,
        dealBreakers: [
          { ...line, of: 'you' },
          { ...line, of: 'them' },
        ],
      },
    });
    expect(screen.getByText('Smoking or vaping: your deal-breaker')).toBeTruthy();
    expect(screen.getByText('Smoking or vaping: a deal-breaker of Maya')).toBeTruthy();
  });

  it.each([
    [3, 'both of you answered 3 of 12 questions, and a number appears from 6 on'],
    [8, 'one of you has a deal-breaker in a question that the other has not answered'],
  ])('has no number with %i shared answers', async (n, words) => {
    await full({ compatibility: { ...aFullView().compatibility!, displayed: null, n } });
    expect(text()).toContain(words);
    expect(text()).not.toMatch(/of 100/);
  });

  it('needs answers of both', async () => {
    await full({ compatibility: null, habits: [] });
    expect(text()).toContain('Not enough answers yet. The match needs quiz answers of you and of Maya.');
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says which parts make the number', async () => {
    await full();
    const points = [...(screen.getByLabelText('What the match is made of').querySelectorAll('dd') as Iterable<Element>)];
    expect(points.map(({ textContent }) => textContent)).toEqual(['79', '+12', '−10', '81']);
  });

  it('has the answers side by side in the words of the quiz', async () => {
    await full();
    const rows = within(screen.getByRole('table'))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
    expect(rows).toEqual([
      'YouMaya',
      'Bedtime= the same',
      'Before 10 p.m.Before 10 p.m.',
      'Noise in the room',
      'Not answeredLow music now and then',
    ]);
  });
});

describe('contact', () => {
  it('offers a request, a message, "Not for me", a report and a block', async () => {
    await full();
    expect(buttons()).toEqual(expect.arrayContaining(['Send roommate request', 'Message', 'Not for me', 'Report', 'Block']));
  });

  it('of an adult with a person under 18 says no more than that', async () => {
    await full({ isUnder18: true, age: null, canRequest: false, canMessage: false });
    expect(buttons()).not.toContain('Message');
    expect(buttons()).not.toContain('Send roommate request');
    expect(text()).toContain('Maya is under 18. People under 18 take the first step themselves.');
  });

  it('of a person under 18 with an older adult says why there is none', async () => {
    await full({ age: 21, canRequest: false, canMessage: false });
    expect(text()).toContain('people up to the age of 19 who confirmed an address at the college. Maya cannot see your profile.');
  });

  it('sends a request, and shows how long it waits', async () => {
    let sent = false;
    const { bodies } = open(() => aFullView(sent ? { canRequest: false, request: request({ box: 'out' }) } : {}), {
      'roommates.request': () => {
        sent = true;
        return aRoommateRequest({ box: 'out' });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Send roommate request' }));
    expect(await screen.findByText('You asked Maya to be your roommate.')).toBeTruthy();
    expect(screen.getByText('Expires in 5 days')).toBeTruthy();
    expect(bodies()).toEqual([undefined]);
  });

  it('shows why a request was refused', async () => {
    await full({}, { 'roommates.request': () => refuse(422, 'You have written to many new people today. Try again tomorrow.') });
    press('Send roommate request');
    expect(await screen.findByText('You have written to many new people today. Try again tomorrow.')).toBeTruthy();
  });

  it.each([
    ['in', 'pending', 'Maya asks you to be roommates.'],
    ['in', 'declined', 'You declined the request. Maya reads only that it is closed.'],
    ['out', 'closed', 'This request is closed: Maya found a roommate or decided otherwise. We wish you luck with the others.'],
    ['out', 'expired', 'Maya did not answer within 14 days. That happens, and says little.'],
  ] as const)('a request %s that is %s reads kindly', async (box, state, words) => {
    await full({ request: request({ box, state }), canRequest: false });
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('declines after a question, and takes back', async () => {
    const { sent } = await full(
      { request: request(), canRequest: false },
      { 'roommates.answer': () => aRoommateRequest({ state: 'declined' }) },
    );
    press('Decline the request of Maya');
    expect(screen.getByText('Decline? Maya reads only that the request is closed.')).toBeTruthy();
    expect(sent).toEqual([]);
    press('Decline');
    await waitFor(() => expect(sent.map(({ path, body }) => [path, body])).toEqual([['/api/roommate-requests/5', { status: 'declined' }]]));
  });

  it('writes a first message to the profile, and opens the conversation', async () => {
    const { bodies, here } = await full({}, { 'messages.start': () => ({ conversation: aConversation({ id: 31 }), message: {} }) });
    press('Message');
    await screen.findByRole('dialog', { name: 'Message Maya' });
    fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'Hello' } });
    press('Send message');
    await waitFor(() => expect(here()).toBe('/messages?c=31'));
    expect(bodies()).toEqual([{ roommateId: MAYA_ID, content: 'Hello', clientId: CLIENT_ID }]);
  });

  it('opens a conversation that there is', async () => {
    await full({ conversationId: 12 });
    expect(hrefOf('Open your conversation')).toBe('/messages?c=12');
    expect(buttons()).not.toContain('Message');
  });

  it('leaves a person out of the list, and takes that back', async () => {
    let isHidden = false;
    const set = (next: boolean) => () => void (isHidden = next);
    open(() => aFullView({ isHidden }), { 'roommates.hide': set(true), 'roommates.show': set(false) });
    fireEvent.click(await screen.findByRole('button', { name: 'Not for me' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Show in my list again' }));
    expect(await screen.findByRole('button', { name: 'Not for me' })).toBeTruthy();
  });

  it('reports with two presses, and then offers to block', async () => {
    const { sent, here } = await full({}, { 'roommates.report': () => ({ message: 'Thank you.' }), 'roommates.block': () => undefined });
    press('Report');
    const dialog = await screen.findByRole('dialog', { name: 'Report this profile' });
    type('What is wrong?', 'impersonation');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Send report' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Block Maya' }));
    fireEvent.click(within(await screen.findByRole('dialog', { name: 'Block Maya?' })).getByRole('button', { name: 'Block' }));
    await waitFor(() => expect(here()).toBe('/roommates/browse'));
    expect(lastToast()).toMatchObject({ title: 'You blocked Maya' });
    expect(sent.map(({ path, body }) => [path, body])).toEqual([
      [`/api/roommates/${MAYA_ID}/report`, { reason: 'impersonation' }],
      [`/api/roommates/${MAYA_ID}/block`, undefined],
    ]);
  });
});

describe('after both accepted', () => {
  const accepted = (overrides: Partial<FullRoommateView> = {}): Partial<FullRoommateView> => ({
    request: request({ state: 'accepted' }),
    canRequest: false,
    handles: { instagram: 'maya.r', facebook: null, others: { discord: 'maya#1' } },
    agreement: ['Bedtime: agree on a time.', 'Guests: agree on nights.'],
    ...overrides,
  });

  it('shows names on other sites and a draft to copy or print', async () => {
    const copied: string[] = [];
    const printed: boolean[] = [];
    Object.assign(navigator, { clipboard: { writeText: (words: string) => Promise.resolve(void copied.push(words)) } });
    window.print = () => void printed.push(true);
    await full(accepted());
    expect(text()).toMatch(/Instagrammaya\.rDiscordmaya#1/);
    expect(text()).not.toContain('Facebook');
    press('Copy');
    expect(await screen.findByText('Copied')).toBeTruthy();
    press('Print');
    expect([copied, printed]).toEqual([['1. Bedtime: agree on a time.\n2. Guests: agree on nights.'], [true]]);
  });

  it('has no handles with a person under 18, and does not promise them', async () => {
    await full(accepted({ handles: null, isUnder18: true, age: null }));
    expect(text()).toContain('Names on other sites are shown to two people of 18 and older.');
  });

  it('marks the own profile as matched with one press', async () => {
    let status: 'active' | 'matched' = 'active';
    const { sent } = await full(accepted(), {
      'roommates.mine': () => someRoommates({ profiles: [anOwnProfile({ status })] }),
      'roommates.setStatus': () => {
        status = 'matched';
        return anOwnProfile({ status });
      },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'We are roommates: mark as matched' }));
    expect(await screen.findByText(/You are marked as matched/)).toBeTruthy();
    expect(sent.map(({ path, body }) => [path, body])).toEqual([[`/api/roommates/${OWN_ID}/status`, { status: 'matched' }]]);
    expect(lastToast()?.title).toContain('Your other requests are closed.');
  });
});
