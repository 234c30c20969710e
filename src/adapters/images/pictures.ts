import { Worker } from 'node:worker_threads';
import type { Drawn, Pictured, Subject } from './orders.ts';

const THREAD = new URL('./thread.mjs', import.meta.url);

interface Waiting {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws the pictures of shared links and the icons as PNG, in a thread of its own: setting text and packing pixels take tens of
 * milliseconds each, in which the main thread would answer nobody. The thread starts with the first picture.
 */
export function createPictures() {
  const waiting = new Map<number, Waiting>();
  let worker: Worker | undefined;
  let last = 0;

  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };

  const receive = (drawn: Drawn): void => {
    const asked = waiting.get(drawn.id);
    waiting.delete(drawn.id);
    if ('png' in drawn) asked?.resolve(Buffer.from(drawn.png));
    else asked?.reject(new Error(drawn.fault));
    if (waiting.size === 0) worker?.unref();
  };

  const start = (): Worker => {
    const started = new Worker(THREAD, { execArgv: [] });
    started.on('message', receive);
    started.on('error', fail);
    started.on('exit', () => started === worker && fail(new Error('The drawing thread ended.')));
    return started;
  };

  const draw = (what: Subject): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      worker.ref();
      last += 1;
      waiting.set(last, { resolve, reject });
      worker.postMessage({ id: last, what });
    });

  return {
    college: ({ id, ipedsUnitId, name, location, state }: Pictured) =>
      draw({ kind: 'college', college: { id, ipedsUnitId, name, location, state } }),
    site: () => draw({ kind: 'site' }),
    icon: (size: number, isFullBleed: boolean) => draw({ kind: 'icon', size, isFullBleed }),
  };
}
