import type { RequestListener } from 'node:http';
import { connect, type Socket } from 'node:net';
import { startServer } from './server.ts';

const atOnce: RequestListener = (_request, response) => void response.end('done');
/** Answers all requests together, when told. */
function onCommand() {
  let [arrive, answer] = [(): void => undefined, (): void => undefined];
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  const isTold = new Promise<void>((resolve) => (answer = resolve));
  const listener: RequestListener = (_request, response) => {
    arrive();
    void isTold.then(() => response.end('done'));
  };
  return { listener, arrived, answer: () => answer() };
}
/** In milliseconds, for a wait that must not happen. */
const LONGER_THAN_A_TEST = 600_000;
const here = { host: '127.0.0.1', port: 0 };

/** Sends `text`, then `more` every 50 ms, until the server closes the connection. */
function talk(url: string, text: string, more?: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    const dripping = more === undefined ? undefined : setInterval(() => socket.write(more), 50);
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => {
      clearInterval(dripping);
      resolve(heard);
    });
    // A client that is disconnected while it writes may get a socket error first.
    socket.on('error', (error) => (more === undefined ? reject(error) : undefined));
  });
}

describe('stopping', () => {
  it('finishes open requests, refuses new ones, and does not wait for idle connections', async () => {
    const { listener, arrived, answer } = onCommand();
    const server = await startServer((request, response) => (request.url === '/slow' ? listener : atOnce)(request, response), here);
    await fetch(server.url); // leaves an idle keep-alive connection open
    const inFlight = fetch(`${server.url}/slow`).then((response) => response.text());
    await arrived;
    const stopped = server.stop(LONGER_THAN_A_TEST);
    await expect(talk(server.url, 'GET / HTTP/1.1\r\n\r\n')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    answer();
    expect(await inFlight).toBe('done');
    await stopped;
  });

  it('closes requests that do not finish in time', async () => {
    const { listener, arrived } = onCommand();
    const server = await startServer(listener, here);
    const inFlight = fetch(server.url).catch(() => 'cut');
    await arrived;
    await server.stop(200);
    expect(await inFlight).toBe('cut');
  });
});

describe('a malformed request', () => {
  it('gets a JSON answer, and the connection closes', async () => {
    const server = await startServer(atOnce, here);
    const heard = await talk(server.url, 'NONSENSE\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json/);
    expect(heard).toContain("\r\nContent-Security-Policy: default-src 'none'");
    const overflow = await talk(server.url, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(overflow).toMatch(/^HTTP\/1\.1 431 /);
    const homeless = await talk(server.url, 'GET / HTTP/1.1\r\n\r\n');
    expect(homeless).toMatch(/^HTTP\/1\.1 400 .*"The Host header is missing\."/s);
    const demanding = await talk(server.url, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n');
    expect(demanding).toMatch(/^HTTP\/1\.1 417 .*"message"/s);
    await server.stop();
  });
});

const request = (...headers: string[]) => `GET / HTTP/1.1\r\n${headers.map((header) => `${header}\r\n`).join('')}Connection: close\r\n\r\n`;

describe('the Host header', () => {
  it.each(['a b', 'a/b', 'user@a', 'a:b', 'a:123456', 'a,b', '[::1', "a'", ''])('%j is refused before the site sees it', async (host) => {
    const server = await startServer(atOnce, here);
    const heard = await talk(server.url, request(`Host: ${host}`));
    expect(heard).toMatch(/^HTTP\/1\.1 400 .*"The Host header is not a host\."/s);
    await server.stop();
  });

  it.each([
    ['Host: a', 'Host: b'],
    ['Host: a', 'hOST: a'],
  ])('is refused when there are two: %s and %s', async (...headers) => {
    const server = await startServer(atOnce, here);
    expect(await talk(server.url, request(...headers))).toMatch(/^HTTP\/1\.1 400 .*"The request has more than one Host header\."/s);
    await server.stop();
  });

  it.each(['localhost:3000', 'alma.example', '10.0.0.1', '[::1]:3000', 'my_service.local', 'xn--bcher-kva.example'])(
    '%s is accepted',
    async (host) => {
      const server = await startServer(atOnce, here);
      expect(await talk(server.url, request(`Host: ${host}`, 'X-Other: host', 'X-Host: a b'))).toMatch(/^HTTP\/1\.1 200 /);
      await server.stop();
    },
  );

  it('may be missing in HTTP/1.0', async () => {
    const server = await startServer(atOnce, here);
    expect(await talk(server.url, 'GET / HTTP/1.0\r\n\r\n')).toMatch(/^HTTP\/1\.1 200 /);
    await server.stop();
  });
});

describe('a request that does not reach the site', () => {
  const short = { headersTimeout: 200, requestTimeout: 300, connectionsCheckingInterval: 50 };
  const refused: [status: number, text: string][] = [
    [400, 'NONSENSE\r\n\r\n'],
    [400, 'GET / HTTP/1.1\r\n\r\n'],
    [431, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [408, 'GET / HTTP/1.1\r\nX-Slow: '],
    [417, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n'],
  ];

  it.each(refused)('requires TLS where the site uses it: %i', async (status, text) => {
    const timeouts = status === 408 ? short : {};
    const secure = await startServer(atOnce, { ...here, timeouts, publicUrl: 'https://alma.example' });
    const plain = await startServer(atOnce, { ...here, timeouts, publicUrl: 'http://localhost:3000' });
    const [answer, plainAnswer] = await Promise.all([talk(secure.url, text), talk(plain.url, text)]);
    expect(answer).toContain(`HTTP/1.1 ${status} `);
    expect(answer).toContain('\r\nStrict-Transport-Security: max-age=63072000; includeSubDomains; preload\r\n');
    expect(plainAnswer).toContain(`HTTP/1.1 ${status} `);
    expect(plainAnswer).not.toContain('Strict-Transport-Security');
    await Promise.all([secure.stop(), plain.stop()]);
  });
});

describe('a slow client', () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
  const reading: RequestListener = (request, response) => void request.resume().once('end', () => response.end('done'));

  it.each([
    ['that sends its headers slowly', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['that sends its body slowly', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
    ['that sends an endless body', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('%s is disconnected', async (_what, head) => {
    const server = await startServer(reading, { ...here, timeouts });
    const heard = await talk(server.url, head, head.includes('chunked') ? '1\r\nx\r\n' : 'x');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    await server.stop();
  });
});

describe('a client that reads its answer', () => {
  const SIZE = 64 * 1024 * 1024;

  /** Asks for one large answer, and reads it as `read` does until the server is done with it. Returns how much arrived. */
  async function askForMuch(stalledTimeout: number, read: (socket: Socket) => void): Promise<number> {
    let done = (): void => undefined;
    const isDone = new Promise<void>((resolve) => (done = resolve));
    const server = await startServer((_request, response) => void response.once('close', done).end(Buffer.alloc(SIZE)), {
      ...here,
      timeouts: { stalledTimeout },
    });
    const socket = connect(Number(new URL(server.url).port), '127.0.0.1', () => socket.write(request('Host: a')));
    let heard = 0;
    socket.on('data', (chunk) => (heard += chunk.length)).on('error', () => undefined);
    const closed = new Promise<void>((resolve) => socket.once('close', () => resolve()));
    read(socket);
    await isDone;
    socket.resume();
    await closed;
    await server.stop();
    return heard;
  }

  it('not at all is disconnected', async () => {
    expect(await askForMuch(1_000, (socket) => socket.pause())).toBeLessThan(SIZE);
  });

  it('slowly gets all of it', async () => {
    const inGulps = (socket: Socket) => {
      let gulp = 0;
      socket.on('data', (chunk) => {
        gulp += chunk.length;
        if (gulp < SIZE / 16) return;
        gulp = 0;
        socket.pause();
        setTimeout(() => socket.resume(), 250);
      });
    };
    // All pauses together are longer than the limit, and one is much shorter.
    expect(await askForMuch(3_000, inGulps)).toBeGreaterThan(SIZE);
  });
});

it('fails with EADDRINUSE if the port is taken', async () => {
  const server = await startServer(atOnce, here);
  await expect(startServer(atOnce, { ...here, port: Number(new URL(server.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});
