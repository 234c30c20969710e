import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { startServer } from './server.ts';

const slowly = (ms: number) => (_request: unknown, response: { end(text: string): void }) =>
  void sleep(ms, undefined, { ref: false }).then(() => response.end('done'));
const here = { host: '127.0.0.1', port: 0 };

/** Sends bytes as they are and waits for the other side to hang up. */
function talk(url: string, text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(text));
    let heard = '';
    socket.on('data', (chunk) => (heard += chunk.toString()));
    socket.on('close', () => resolve(heard));
    socket.on('error', reject);
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
    const overflow = await talk(server.url, `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`);
    expect(overflow).toMatch(/^HTTP\/1\.1 431 /);
    await server.stop();
  });
});

it('says when the port is taken', async () => {
  const server = await startServer(slowly(0), here);
  await expect(startServer(slowly(0), { ...here, port: Number(new URL(server.url).port) })).rejects.toMatchObject({ code: 'EADDRINUSE' });
  await server.stop();
});
