import { fork } from 'node:child_process';
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Section } from '../table.ts';
import type { StreamMemory } from './stream-server.ts';

const STREAMS = 10_000;
const AT_ONCE = 200;

/** The memory of idle event streams, in a process of their own. */
export async function measureStreams(): Promise<Section> {
  const child = fork(path.join(import.meta.dirname, 'stream-server.ts'), { execArgv: ['--expose-gc', '--import', 'tsx'] });
  const sockets: Socket[] = [];
  const memory = async (): Promise<StreamMemory> => {
    child.send('memory');
    const [answer] = (await once(child, 'message')) as [StreamMemory];
    return answer;
  };
  try {
    const [{ port }] = (await once(child, 'message')) as [{ port: number }];
    const before = await memory();
    while (sockets.length < STREAMS) {
      sockets.push(...(await Promise.all(Array.from({ length: AT_ONCE }, () => openStream(port)))));
    }
    const after = await memory();
    const each = (after.rss - before.rss) / after.open / 1_024;
    for (const socket of sockets.splice(0)) socket.destroy();
    const left = await memoryWhenEmpty(memory);
    return {
      title: 'Event streams',
      head: ['', 'measured', 'aim'],
      rows: [
        ['idle streams', after.open.toLocaleString('en-US'), STREAMS.toLocaleString('en-US')],
        ['memory of each', `${each.toFixed(1)} kB`, '≤ 20 kB'],
        ['open after all have left abruptly', String(left.open), '0'],
        ['memory in use that stays of each', `${((left.heap - before.heap) / after.open / 1_024).toFixed(1)} kB`, '≤ 1 kB'],
      ],
    };
  } finally {
    for (const socket of sockets) socket.destroy();
    child.kill('SIGKILL');
  }
}

/** Waits up to ten seconds until no stream is open, and a moment until the sockets are closed. */
async function memoryWhenEmpty(memory: () => Promise<StreamMemory>): Promise<StreamMemory> {
  for (let attempt = 0; attempt < 100 && (await memory()).open > 0; attempt += 1) await sleep(100);
  await sleep(1_500);
  return memory();
}

/** Resolves with the first bytes of the answer. */
async function openStream(port: number): Promise<Socket> {
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: bench\r\n\r\n');
  await once(socket, 'data');
  return socket;
}
