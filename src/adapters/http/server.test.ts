import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './server.ts';

const slowly = (ms: number) => (_request: unknown, response: { end(text: string): void }) =>
  void sleep(ms, undefined, { ref: false }).then(() => response.end('done'));
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
    const server = await startServer(slowly(300), here);
    await fetch(server.url); // leaves an idle keep-alive connection open
    const inFlight = fetch(server.url).then((response) => response.text());
    await sleep(100);
    const startedAt = performance.now();
    const stopped = server.stop();
    await expect(talk(server.url, 'GET / HTTP/1.1\r\n\r\n')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await inFlight).toBe('done');
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  it('closes requests that do not finish in time', async () => {
    const server = await startServer(slowly(60_000), here);
    const inFlight = fetch(server.url).catch(() => 'cut');
    await sleep(100);
    await server.stop(200);
    expect(await inFlight).toBe('cut');
  });
});

describe('a malformed request', () => {
  it('gets a JSON answer, and the connection closes', async () => {
    const server = await startServer(slowly(0), here);
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

describe('a slow client', () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
  const reading: RequestListener = (request, response) => void request.resume().once('end', () => response.end('done'));

  it.each([
    ['that sends its headers slowly', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['that sends its body slowly', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
    ['that sends an endless body', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('%s is disconnected', async (_what, head) => {
    const server = await startServer(reading, { ...here, timeouts });
    const startedAt = performance.now();
    const heard = await talk(server.url, head, head.includes('chunked') ? '1\r\nx\r\n' : 'x');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await server.stop();
  });
});

it('fails with EADDRINUSE if the port is taken', async () => {
  const server = await startServer(slowly(0), here);
  await expect(startServer(slowly(0), { ...here, port: Number(new URL(server.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});
