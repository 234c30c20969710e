/** @jest-environment jsdom */
import { jest } from '@jest/globals';
import { TextDecoder, TextEncoder } from 'node:util';
import { ReadableStream } from 'node:stream/web';
import type { SiteEvent } from './events.ts';
import type { Connection } from './connection.ts';

Object.assign(globalThis, { TextEncoder, TextDecoder, ReadableStream });
const { storeUser, forgetSession } = await import('../session-store.ts');
const { connect } = await import('./connection.ts');

const ADA = { firstName: 'Ada', lastName: 'Lovelace', email: 'ada@example.edu' };
const original = globalThis.fetch;
/** Longer than any pause before a new attempt. */
const settled = () => jest.advanceTimersByTimeAsync(120_000);
let connection: Connection | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  storeUser('t', ADA);
});
afterEach(() => {
  jest.useRealTimers();
  connection?.close();
  forgetSession();
  globalThis.fetch = original;
});

interface Asked {
  headers: Record<string, string>;
  credentials: string;
}

/** A server that answers each request with the next of these texts or statuses. It ends a stream after "bye". */
function start(answers: (string | number)[], lastId?: string) {
  const asked: Asked[] = [];
  const heard: [SiteEvent, string | undefined][] = [];
  const ends: string[] = [];
  globalThis.fetch = ((_url: string, init: Asked & { signal: AbortSignal }) => {
    asked.push(init);
    const answer = answers[asked.length - 1] ?? '';
    if (typeof answer === 'number') return Promise.resolve({ status: answer, body: null, url: '', redirected: false });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode(answer));
        if (answer.includes('event: bye')) controller.close();
        init.signal.addEventListener('abort', () => controller.error(new DOMException('', 'AbortError')));
      },
    });
    return Promise.resolve({ status: 200, body, url: '', redirected: false });
  }) as never;
  connection = connect({ lastId, onEvent: (event, id) => heard.push([event, id]), onEnd: (end) => ends.push(end) });
  return { asked, heard, ends };
}

const NEW = 'id: 9\nevent: message.new\ndata: {"conversationId":3,"messageId":5}\n\n';

it('sends the token and no cookie, and resumes after the last event', async () => {
  const { asked, heard } = start([NEW], '8');
  await settled();
  expect(asked[0]?.headers).toMatchObject({ Authorization: 'Bearer t', 'Last-Event-ID': '8' });
  expect(asked[0]?.credentials).toBe('omit');
  expect(heard).toEqual([[{ name: 'message.new', conversationId: 3, messageId: 5 }, '9']]);
});

it('asks to fetch again when it starts without a last event', async () => {
  const { heard } = start(['event: typing\ndata: {"conversationId":3}\n\n']);
  await settled();
  expect(heard).toEqual([
    [{ name: 'reset' }, undefined],
    [{ name: 'typing', conversationId: 3 }, undefined],
  ]);
});

it('ignores events that it does not know, and broken ones', async () => {
  const { heard } = start(
    ['event: party\ndata: {}\n\nevent: message.new\ndata: {"conversationId":"3"}\n\nevent: typing\ndata: x\n\n'],
    '1',
  );
  await settled();
  expect(heard).toEqual([]);
});

it.each(['replaced', 'signed-out'])('ends when the server says %s', async (reason) => {
  const { asked, ends } = start([`retry: 1\nevent: bye\ndata: {"reason":"${reason}"}\n\n`], '1');
  await settled();
  expect([ends, asked.length]).toEqual([[reason], 1]);
});

it('ends when the token is refused, and goes on with a new one', async () => {
  const { asked, ends } = start([401], '1');
  await settled();
  expect([ends, asked.length]).toEqual([['signed-out'], 1]);

  const renewed = start([401, NEW], '1');
  storeUser('u', ADA);
  await settled();
  expect([renewed.ends, renewed.heard.length]).toEqual([[], 1]);
  expect(renewed.asked[1]?.headers).toMatchObject({ Authorization: 'Bearer u', 'Last-Event-ID': '1' });
});
