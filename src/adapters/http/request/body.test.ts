import { connect } from 'node:net';
import { gzipSync } from 'node:zlib';
import type { ErrorBody } from '../../../contracts/errors.ts';
import { eventually } from '../../../testing/eventually.fixture.ts';
import { startApp, type TestApp } from '../testing/app.fixture.ts';
import { readBytes } from './body.ts';
import type { HttpError } from '../errors.ts';
import { expectFailure, JSON_TYPE, serve, type TestServer } from '../testing/http.fixture.ts';
import { createLocalRateLimits } from './local-rate-limits.ts';

const VIEW = { event: 'college_view', path: '/colleges/berea-college', category: 'analytics' };

let app: TestApp;
beforeEach(async () => {
  app = await startApp();
});
afterEach(() => app.close());

const post = (body: BodyInit, headers: Record<string, string> = JSON_TYPE) =>
  app.get('/api/analytics', { method: 'POST', headers, body, duplex: 'half' } as RequestInit);

/** Writes bytes to a new socket and returns what it hears until the server closes it, or with `hangUp` until the first headers. */
function speakTo(url: string, text: string, { hangUp = false } = {}): Promise<string> {
  const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
  let heard = '';
  socket.on('data', (chunk) => {
    heard += chunk.toString();
    if (hangUp && heard.includes('\r\n\r\n')) socket.destroy();
  });
  socket.on('error', () => undefined);
  return new Promise((resolve) => void socket.once('close', () => resolve(heard)));
}

/** Makes the server say "100 Continue" when it begins to read a body. */
const EXPECT = 'Expect: 100-continue';
const speak = (head: string[], body = '', options?: { hangUp: boolean }): Promise<string> =>
  speakTo(app.url, `POST /api/analytics HTTP/1.1\r\nHost: alma\r\n${head.join('\r\n')}\r\n\r\n${body}`, options);

describe('a request body', () => {
  it('is decoded, and its answer is never stored', async () => {
    const response = await post(JSON.stringify(VIEW));
    expect([response.status, await response.json(), response.headers.get('cache-control'), response.headers.get('etag')]).toEqual([
      202,
      { recorded: true },
      'no-store',
      null,
    ]);
    const hour = new Date('2026-11-21T10:00:00Z');
    expect(app.counted).toEqual([{ event: 'college_view', path: '/colleges/berea-college', hour }]);
  });

  it('with invalid fields gets an error for each of them', async () => {
    const response = await post(JSON.stringify({ event: 7, category: 'marketing', visitor: 'me' }));
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      message: '4 fields are invalid: event, path, category, visitor.',
      code: 'request.invalid',
      errors: [
        { path: 'event', message: 'Invalid input' },
        { path: 'path', message: 'Required' },
        { path: 'category', message: 'The category must be analytics' },
        { path: 'visitor', message: 'Unknown field' },
      ],
    });
  });

  it.each(['{}', ''])('that is %p gets an error for each missing field', async (body) => {
    const { errors = [] } = (await (await post(body)).json()) as ErrorBody;
    expect(errors.map(({ path }) => path)).toEqual(['event', 'path', 'category']);
  });

  it.each([
    ['a form', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    ['text', { 'Content-Type': 'text/plain' }],
    ['another kind of JSON', { 'Content-Type': 'application/vnd.api+json' }],
    ['in another encoding', { 'Content-Type': 'application/json; charset=utf-16' }],
    ['without a type', { 'Content-Type': '' }],
    ['compressed', { ...JSON_TYPE, 'Content-Encoding': 'gzip' }],
    ['deflated', { ...JSON_TYPE, 'Content-Encoding': 'deflate' }],
  ])('that is %s is refused with 415', async (_what, headers) => {
    expect((await post(JSON.stringify(VIEW), headers)).status).toBe(415);
  });

  it.each([
    ['half an object', '{"event":', 'request.malformed'],
    ['a bare string', '"event"', 'request.malformed'],
    ['a prototype', '{"__proto__":{"event":"login"}}', 'request.malformed'],
    ['a prototype in disguise', '{"\\u005f_proto__":{"event":"login"}}', 'request.malformed'],
    ['a constructor', '{"constructor":{"prototype":{"event":"login"}}}', 'request.malformed'],
    ['NUL', '{"event":"a\\u0000b"}', 'request.malformed'],
    ['half a pair of surrogates', '{"event":"\\ud800"}', 'request.malformed'],
    ['broken UTF-8', Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]), 'request.malformed'],
    ['a deep nest', '['.repeat(8_000) + ']'.repeat(8_000), 'request.too-complex'],
    ['a long list', `[${'0,'.repeat(4_000)}0]`, 'request.too-complex'],
  ])('that is %s is refused', async (_what, body, code) => {
    await expectFailure(await post(body), 400, { code });
    expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('may name its encoding', async () => {
    expect((await post(JSON.stringify(VIEW), { 'Content-Type': 'application/json; charset=UTF-8' })).status).toBe(202);
  });

  it('of up to 16 kB is read, a larger one is refused, with a length or in chunks', async () => {
    const padded = (length: number) => JSON.stringify(VIEW).padEnd(length, ' ');
    expect((await post(padded(16 * 1024))).status).toBe(202);
    await expectFailure(await post(padded(16 * 1024 + 1)), 413, { code: 'request.too-large' });
    const chunks = new ReadableStream({
      pull(controller) {
        controller.enqueue(new TextEncoder().encode(' '.repeat(8_000)));
        if ((this as { sent?: number }).sent === 200) controller.close();
        (this as { sent?: number }).sent = ((this as { sent?: number }).sent ?? 0) + 1;
      },
    });
    expect((await post(chunks)).status).toBe(413);
    expect((await post(JSON.stringify(VIEW))).status).toBe(202);
  });

  it('that is compressed is never decompressed', async () => {
    const bomb = gzipSync(Buffer.alloc(5_000_000));
    await expectFailure(await post(bomb, { ...JSON_TYPE, 'Content-Encoding': 'gzip' }), 415, { code: 'request.compressed' });
  });
});

describe('on a raw socket', () => {
  const head = [...Object.entries(JSON_TYPE).map(([name, value]) => `${name}: ${value}`)];

  it('a refused body leaves the connection usable for the next request', async () => {
    const next = 'GET /healthz HTTP/1.1\r\nHost: alma\r\nConnection: close\r\n\r\n';
    const heard = await speak([...head, 'Content-Length: 20000'], ' '.repeat(20_000) + next);
    expect([...heard.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status)).toEqual(['413', '200']);
  });

  it('a client that disconnects within a body causes no error', async () => {
    await speak([...head, EXPECT, 'Content-Length: 500'], '{"event":', { hangUp: true });
    await eventually(() => app.log.lines.some(({ fields }) => fields['path'] === '/api/analytics'), 'the log of the cut request');
    expect(app.log.lines.filter(({ level }) => level === 'error')).toEqual([]);
    expect((await app.get('/healthz')).status).toBe(200);
  });

  it('contradicting lengths are refused', async () => {
    expect(await speak([...head, 'Content-Length: 5', 'Content-Length: 50'], '{"a":1}')).toMatch(/^HTTP\/1\.1 400/);
    expect(await speak([...head, 'Content-Length: 5', 'Transfer-Encoding: chunked'], '0\r\n\r\n')).toMatch(/^HTTP\/1\.1 400/);
  });
});

describe('the origin of a call', () => {
  it.each([
    [{ 'Sec-Fetch-Site': 'same-origin' }, 202],
    [{ 'Sec-Fetch-Site': 'none' }, 202],
    [{ 'Sec-Fetch-Site': 'same-site' }, 403],
    [{ 'Sec-Fetch-Site': 'cross-site', Origin: 'https://alma.example' }, 403],
    [{ Origin: 'https://alma.example' }, 202],
    [{ Origin: 'https://evil.example' }, 403],
    [{ Origin: 'null' }, 403],
  ])('%j → %d', async (headers, status) => {
    expect((await post(JSON.stringify(VIEW), { ...JSON_TYPE, ...(headers as Record<string, string>) })).status).toBe(status);
  });

  it('does not matter for GET', async () => {
    expect((await app.get('/api/colleges', { headers: { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(
      200,
    );
  });
});

it('too many calls get 429 with Retry-After', async () => {
  const counting = await startApp(undefined, { limits: createLocalRateLimits() });
  const record = () => counting.get('/api/analytics', { method: 'POST', headers: JSON_TYPE, body: JSON.stringify(VIEW) });
  const statuses: number[] = [];
  for (let i = 0; i < 120; i++) statuses.push((await record()).status);
  expect(new Set(statuses)).toEqual(new Set([202]));
  const refused = await record();
  expect([refused.status, (await refused.json()) as ErrorBody]).toMatchObject([429, { code: 'request.too-many' }]);
  expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(counting.counted).toHaveLength(120);
  await counting.close();
});

describe('an upload', () => {
  const FILE = { types: ['image/png'], maxBytes: 1_000 };
  let server: TestServer;
  let read: Promise<Buffer>;
  beforeEach(async () => {
    server = await serve((request, response) => {
      read = readBytes(request, FILE);
      read.then(
        (bytes) => response.end(String(bytes.length)),
        (error: unknown) => response.writeHead((error as HttpError).status).end((error as HttpError).code),
      );
    });
  });
  afterEach(() => server.close());
  const upload = async (body: BodyInit, headers: Record<string, string> = {}) => {
    const response = await server.get('/', {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', ...headers },
      body,
      duplex: 'half',
    } as RequestInit);
    return [response.status, await response.text()];
  };

  it('is read completely, with an accepted media type', async () => {
    expect(await upload(Buffer.alloc(1_000))).toEqual([200, '1000']);
    expect(await upload(Buffer.alloc(10), { 'Content-Type': 'IMAGE/PNG; x=y' })).toEqual([200, '10']);
    expect(await upload(Buffer.alloc(10), { 'Content-Type': 'image/svg+xml' })).toEqual([415, 'request.wrong-type']);
    expect(await upload(gzipSync(Buffer.alloc(10)), { 'Content-Encoding': 'gzip' })).toEqual([415, 'request.compressed']);
  });

  it('that is too large is refused before it is sent', async () => {
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nContent-Length: 1000000000\r\n\r\n';
    expect(await speakTo(server.url, head, { hangUp: true })).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is too large without a length is refused at the first byte above the limit', async () => {
    const chunk = `400\r\n${'x'.repeat(1_024)}\r\n`;
    const head = 'POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\nTransfer-Encoding: chunked\r\n\r\n';
    expect(await speakTo(server.url, head + chunk.repeat(50), { hangUp: true })).toMatch(/^HTTP\/1\.1 413 /);
  });

  it('that is cut short is an error of the client', async () => {
    const head = `POST / HTTP/1.1\r\nHost: a\r\nContent-Type: image/png\r\n${EXPECT}\r\nContent-Length: 500\r\n\r\nhalf`;
    await speakTo(server.url, head, { hangUp: true });
    await expect(read).rejects.toMatchObject({ status: 400, code: 'request.cut-short' });
  });
});
