import type { RequestListener } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './server.ts';

const slowly = (ms: number) => (_request: unknown, response: { end(text: string): void }) =>
  void sleep(ms, undefined, { ref: false }).then(() => response.end('done'));
const here = { host: '127.0.0.1', port: 0 };

/** Sends bytes as they are, then `more` every now and then, and waits for the other side to hang up. */
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
    // Who is cut off while it writes may hear that first.
    socket.on('error', (error) => (more === undefined ? reject(error) : undefined));
  });
}

describe('stopping', () => {
  it('finishes what is in flight, refuses what is new, and does not wait for idle connections', async () => {
    const server = await startServer(slowly(300), here);
    await fetch(server.url); // leaves an idle keep-alive connection behind
    const inFlight = fetch(server.url).then((response) => response.text());
    await sleep(100);
    const startedAt = performance.now();
    const stopped = server.stop();
    await expect(talk(server.url, 'GET / HTTP/1.1\r\n\r\n')).rejects.toMatchObject({ code: 'ECONNREFUSED' });
    expect(await inFlight).toBe('done');
    await stopped;
    expect(performance.now() - startedAt).toBeLessThan(3_000);
  });

  it('cuts what does not finish in time', async () => {
    const server = await startServer(slowly(60_000), here);
    const inFlight = fetch(server.url).catch(() => 'cut');
    await sleep(100);
    await server.stop(200);
    expect(await inFlight).toBe('cut');
  });
});

describe('what is not HTTP', () => {
  it('is answered with JSON and the connection ends', async () => {
    const server = await startServer(slowly(0), here);
    const heard = await talk(server.url, 'NONSENSE\r\n\r\n');
    expect(heard).toMatch(/^HTTP\/1\.1 400 Bad Request\r\nContent-Type: application\/json/);
    expect(heard).toContain("\r\nContent-Security-Policy: default-src 'none'");
    const overflow = await talk(server.url, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(overflow).toMatch(/^HTTP\/1\.1 431 /);
    const homeless = await talk(server.url, 'GET / HTTP/1.1\r\n\r\n');
    expect(homeless).toMatch(/^HTTP\/1\.1 400 .*"The request names no host\."/s);
    const demanding = await talk(server.url, 'GET / HTTP/1.1\r\nHost: a\r\nExpect: miracles\r\n\r\n');
    expect(demanding).toMatch(/^HTTP\/1\.1 417 .*"message"/s);
    await server.stop();
  });
});

describe('who takes too long', () => {
  const timeouts = { headersTimeout: 300, requestTimeout: 600, connectionsCheckingInterval: 50 };
  const reading: RequestListener = (request, response) => void request.resume().once('end', () => response.end('done'));

  it.each([
    ['to say what it wants', 'GET / HTTP/1.1\r\nX-Slow: '],
    ['to send a body', 'POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1000\r\n\r\n'],
    ['to send a body without end', 'POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n'],
  ])('%s is cut off, though it says a little every now and then', async (_what, head) => {
    const server = await startServer(reading, { ...here, timeouts });
    const startedAt = performance.now();
    const heard = await talk(server.url, head, head.includes('chunked') ? '1\r\nx\r\n' : 'x');
    expect(heard).toMatch(/^HTTP\/1\.1 408 /);
    expect(performance.now() - startedAt).toBeLessThan(3_000);
    await server.stop();
  });
});

it('says when the port is taken', async () => {
  const server = await startServer(slowly(0), here);
  await expect(startServer(slowly(0), { ...here, port: Number(new URL(server.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});
