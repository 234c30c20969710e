/** @jest-environment jsdom */
import { aUser, press, refuse, renderPage, type Answers } from '../../lib/page.fixture.ts';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { emitEvent } from '../../api/events/events.ts';
import type { ChatMessage } from '../../api/domain/messages.ts';
import { followMessages } from '../../entities/messages/live.ts';
import { aConversation, aMessage } from '../../entities/messages/messages.fixture.ts';
import { aFullView } from '../../entities/roommates/roommates.fixture.ts';
import { clearPrivateValues } from '../../lib/private-value.ts';
import { MessagesPage } from './MessagesPage.tsx';

/** The elements that the page watches. */
let watched: { seen: (entries: object[]) => void; elements: Element[] };
let stop: (() => void) | undefined;

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
  };
  Element.prototype.scrollIntoView = () => undefined;
  Object.assign(globalThis.crypto, { randomUUID: () => '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
});
beforeEach(() => {
  watched = { seen: () => undefined, elements: [] };
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: object[]) => void) {
      watched.seen = seen;
    }
    observe(element: Element) {
      watched.elements.push(element);
    }
    disconnect() {
      watched.elements = [];
    }
  } as never;
  document.hasFocus = () => true;
  window.matchMedia = () => ({ matches: false }) as never;
});
afterEach(() => {
  cleanup();
  stop?.();
  clearPrivateValues();
});

const page = (...items: ChatMessage[]) => ({ items, hasMore: false });

function open(answers: Answers = {}, address = '/messages?c=7') {
  const shown = renderPage(<MessagesPage />, {
    address,
    answers: {
      'accounts.user': () => aUser(),
      'messages.unreadCount': () => ({ unread: 1, requests: 0, roommates: 0 }),
      'messages.list': () => ({ items: [aConversation()], next: null }),
      'messages.one': () => aConversation(),
      'messages.messages': () => page(aMessage(1)),
      'messages.read': () => undefined,
      'messages.typing': () => undefined,
      ...answers,
    },
    seed: ({ queries }) => queries.setQueryData(['/api/user'], aUser()),
  });
  stop = followMessages(shown.site);
  return shown;
}
const composer = () => screen.findByLabelText<HTMLTextAreaElement>('Message to Maya R.');
const write = async (text: string) => {
  const input = await composer();
  fireEvent.change(input, { target: { value: text } });
  fireEvent.keyDown(input, { key: 'Enter' });
};
const sentOf = (sent: { key: string }[], key: string) => sent.filter((call) => call.key === key);

describe('the list', () => {
  it('shows name, text, number and time, and hides the text of a request', async () => {
    const request = aConversation({ id: 8, otherName: 'Noor B.', box: 'requests', state: 'asked', snippet: 'Secret text' });
    open({ 'messages.list': () => ({ items: [request], next: null }) }, '/messages?box=requests');
    expect(await screen.findByText('Wants to message you')).toBeTruthy();
    expect(document.body.textContent).not.toContain('Secret text');
    expect(screen.getByRole('link', { name: /Noor B\./ }).getAttribute('href')).toBe('/messages?c=8&box=requests');
    expect(screen.getByRole('link', { name: /^Inbox ?1 unread$/ })).toBeTruthy();
  });

  it('says that it is empty, and can be loaded again after a failure', async () => {
    let isDown = true;
    open({ 'messages.list': () => (isDown ? refuse(503, 'Too busy.') : { items: [], next: null }) }, '/messages');
    expect(await screen.findByText('Too busy.')).toBeTruthy();
    isDown = false;
    press('Try again');
    expect(await screen.findByText('No messages yet')).toBeTruthy();
  });
});

describe('on a wide screen', () => {
  const isWide = (matches: boolean) => void (window.matchMedia = () => ({ matches }) as never);
  const two = () => ({ items: [aConversation({ id: 9, unreadFrom: 3 }), aConversation({ id: 7 }), aConversation({ id: 5 })], next: null });

  it('the newest conversation opens by itself and keeps the focus where it is; one marked as unread is passed over', async () => {
    isWide(true);
    const { here, sent } = open({ 'messages.list': two }, '/messages');
    await composer();
    expect([here(), document.activeElement]).toEqual(['/messages?c=7', document.body]);
    expect(sentOf(sent, 'messages.read')).toEqual([]);
    expect(document.title).toBe('(1) Messages · Alma');
  });

  it('no request opens by itself', async () => {
    isWide(true);
    const { here } = open({}, '/messages?box=requests');
    await screen.findByRole('link', { name: /Maya R\./ });
    expect(here()).toBe('/messages?box=requests');
  });

  it('not on a phone', async () => {
    isWide(false);
    const { here } = open({ 'messages.list': two }, '/messages');
    await screen.findAllByRole('link', { name: /Maya R\./ });
    expect(here()).toBe('/messages');
  });
});

describe('an empty conversation', () => {
  const empty = { 'messages.messages': () => page() };

  it('offers two first sentences from the match, which go to the text field', async () => {
    const context = { kind: 'roommate' as const, id: 'a', name: 'Maya', path: '/roommates/a', isMatched: false };
    const { sent } = open({
      ...empty,
      'messages.one': () => aConversation({ context, snippet: '' }),
      'roommates.one': () => aFullView(),
    });
    fireEvent.click(await screen.findByRole('button', { name: /^Hi Maya! I saw that we both / }));
    expect((await composer()).value).toMatch(/^Hi Maya! I saw that we both /);
    expect(document.activeElement).toBe(await composer());
    expect(screen.getByRole('button', { name: /^Our answers about .* differ\. What would work for you\?$/ })).toBeTruthy();
    expect(sentOf(sent, 'messages.send')).toEqual([]);
  });

  it('offers plain sentences without a match', async () => {
    open(empty);
    expect(await screen.findByRole('button', { name: 'Hi Maya R., nice to meet you!' })).toBeTruthy();
  });
});

describe('sending', () => {
  it('shows the message at once, and the one of the server once', async () => {
    let answer: (message: ChatMessage) => void = () => undefined;
    const { sent } = open({ 'messages.send': () => new Promise<ChatMessage>((resolve) => (answer = resolve)) });
    await write('Hello Maya');
    expect(await screen.findByText('Sending')).toBeTruthy();
    expect((await composer()).value).toBe('');
    const [call] = sentOf(sent, 'messages.send') as { body?: unknown }[];
    expect(call?.body).toEqual({ content: 'Hello Maya', clientId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' });
    act(() => answer(aMessage(2, { isOwn: true, content: 'Hello Maya', clientId: '6f9619ff-8b86-4d01-b42d-00cf4fc964ff' })));
    expect(await screen.findByText('Sent')).toBeTruthy();
    expect(screen.getAllByText('Hello Maya')).toHaveLength(1);
  });

  it('says below the last own message that it was read, also after an answer', async () => {
    const own = aMessage(1, { isOwn: true, content: 'Hello Maya' });
    open({ 'messages.messages': () => page(own, aMessage(2)), 'messages.one': () => aConversation({ readUpTo: 1 }) });
    const read = await screen.findByText('Read');
    expect(read.compareDocumentPosition(screen.getByText('Hello Maya'))).toBe(Node.DOCUMENT_POSITION_PRECEDING);
    expect(read.compareDocumentPosition(screen.getByText('Message 2'))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('keeps a failed message, and tries again with the same client id', async () => {
    let isDown = true;
    const { sent } = open({
      'messages.send': () => (isDown ? refuse(503, 'Too busy.') : aMessage(2, { isOwn: true, content: 'Hello', clientId: 'x' })),
    });
    await write('Hello');
    expect(await screen.findByText(/Not sent\. Too busy\./)).toBeTruthy();
    isDown = false;
    press('Retry');
    expect(await screen.findByText('Sent')).toBeTruthy();
    const ids = (sentOf(sent, 'messages.send') as { body?: unknown }[]).map(({ body }) => (body as { clientId: string }).clientId);
    expect([ids.length, new Set(ids).size]).toEqual([2, 1]);
  });

  it('starts a line with Shift and Enter, keeps a draft, counts, and refuses too long texts', async () => {
    const { sent } = open();
    const input = await composer();
    fireEvent.change(input, { target: { value: 'x'.repeat(2_001) } });
    expect(screen.getByText('1 character too many')).toBeTruthy();
    fireEvent.keyDown(input, { key: 'Enter' });
    fireEvent.change(input, { target: { value: 'Hi' } });
    fireEvent.keyDown(input, { key: 'Enter', shiftKey: true });
    expect(sentOf(sent, 'messages.send')).toEqual([]);
    cleanup();
    open();
    expect((await composer()).value).toBe('Hi');
  });
});

describe('arrivals', () => {
  it('are fetched after the newest message, shown once and announced', async () => {
    const queries: unknown[] = [];
    open({
      'messages.messages': ({ query }) => {
        queries.push(query);
        return query['after'] === '1' ? page(aMessage(2, { content: 'Second' })) : page(aMessage(1));
      },
    });
    await screen.findByText('Message 1', { selector: 'p' });
    act(() => {
      emitEvent({ name: 'typing', conversationId: 7 });
    });
    expect(screen.getByText('Maya R. is writing …')).toBeTruthy();
    act(() => {
      emitEvent({ name: 'message.new', conversationId: 7, messageId: 2 });
      emitEvent({ name: 'message.new', conversationId: 7, messageId: 2 });
    });
    expect(await screen.findByText('Second')).toBeTruthy();
    expect(queries).toEqual([{}, { after: '1' }]);
    expect(await screen.findByText('New message from Maya R.')).toBeTruthy();
    expect(screen.queryByText('Maya R. is writing …')).toBeNull();
  });

  it('are marked as read after a second in view, not before', async () => {
    const { sent } = open();
    await screen.findByText('Message 1', { selector: 'p' });
    await waitFor(() => expect(watched.elements).toHaveLength(1));
    watched.seen([{ target: watched.elements[0], isIntersecting: true, intersectionRatio: 1 }]);
    expect(sentOf(sent, 'messages.read')).toEqual([]);
    await waitFor(() => expect(sentOf(sent, 'messages.read')).toMatchObject([{ body: { upToMessageId: 1 } }]));
  });
});

describe('what a person can do', () => {
  it.each([
    ['waiting', 'You can send more after Maya R. answers.'],
    ['closed', 'You can’t message this user.'],
  ] as const)('nothing is written in the state %s', async (state, text) => {
    open({ 'messages.one': () => aConversation({ state }) });
    expect(await screen.findByText(text)).toBeTruthy();
    expect(screen.queryByLabelText('Message to Maya R.')).toBeNull();
  });

  it('a request is accepted, and its links ask first', async () => {
    const { sent } = open({
      'messages.one': () => aConversation({ state: 'asked', box: 'requests' }),
      'messages.messages': () => page(aMessage(1, { content: 'See https://evil.example/a and buy a gift card' })),
      'messages.change': () => aConversation(),
    });
    expect(await screen.findByText('Never send money or a deposit to a person whom you have not met.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'https://evil.example/a' }));
    expect(screen.getByText('https://evil.example/')).toBeTruthy();
    press('Accept');
    await waitFor(() => expect(sentOf(sent, 'messages.change')).toMatchObject([{ body: { isAccepted: true } }]));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Message request' })).toBeNull());
  });

  it('a message is reported, and then the person can be blocked', async () => {
    const { sent, here } = open({ 'reports.send': () => ({ message: 'ok' }), 'messages.block': () => undefined });
    await composer();
    fireEvent.click(screen.getAllByRole('button', { name: 'Report', hidden: true })[0]!);
    fireEvent.change(screen.getByLabelText('What is wrong?'), { target: { value: 'scam' } });
    press('Send report');
    expect(await screen.findByText('Thank you. Staff look at it.')).toBe(document.activeElement);
    press('Block Maya R.');
    fireEvent.click(screen.getAllByRole('button', { name: 'Block', hidden: true }).at(-1)!);
    await waitFor(() => expect(here()).toBe('/messages'));
    expect(sent.map(({ key, body }) => [key, body])).toEqual([
      ['reports.send', { type: 'conversation', id: 7, reason: 'scam' }],
      ['messages.block', { userId: 2 }],
    ]);
  });

  it('a conversation that is not there says so', async () => {
    open({ 'messages.one': () => refuse(404, 'No.'), 'messages.messages': () => refuse(404, 'No.') });
    expect(await screen.findByText('This conversation is not here')).toBeTruthy();
  });
});
