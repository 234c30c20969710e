import { Worker } from 'node:worker_threads';
import type { CollegeRecord } from '../../domain/colleges/college.ts';
import { pennantOf } from '../../domain/colleges/identity/pennant.ts';
import type { DrawResult, PictureSubject } from './messages.ts';

const THREAD = new URL('./thread.mjs', import.meta.url);

type Pictured = Pick<CollegeRecord, 'location' | 'state'> & Parameters<typeof pennantOf>[0];

interface PendingDrawing {
  resolve: (png: Buffer) => void;
  reject: (error: Error) => void;
}

/**
 * Draws link previews and icons as PNG in a worker thread. Each takes tens of milliseconds, which would block the server. The thread starts
 * with the first picture.
 */
export function createPictures() {
  const pending = new Map<number, PendingDrawing>();
  let worker: Worker | undefined;
  let lastId = 0;

  const fail = (error: Error): void => {
    worker = undefined;
    for (const { reject } of pending.values()) reject(error);
    pending.clear();
  };

  const receive = (result: DrawResult): void => {
    const drawing = pending.get(result.id);
    pending.delete(result.id);
    if ('png' in result) drawing?.resolve(Buffer.from(result.png));
    else drawing?.reject(new Error(result.error));
    if (pending.size === 0) worker?.unref();
  };

  const start = (): Worker => {
    const started = new Worker(THREAD, { execArgv: [] });
    started.on('message', receive);
    started.on('error', fail);
    started.on('exit', () => started === worker && fail(new Error('The drawing thread stopped.')));
    return started;
  };

  const draw = (subject: PictureSubject): Promise<Buffer> =>
    new Promise((resolve, reject) => {
      worker ??= start();
      worker.ref();
      lastId += 1;
      pending.set(lastId, { resolve, reject });
      worker.postMessage({ id: lastId, subject });
    });

  return {
    college: ({ name, location, state, ...college }: Pictured) =>
      draw({ kind: 'college', college: { name, location, state, pennant: pennantOf({ name, ...college }) } }),
    site: () => draw({ kind: 'site' }),
    icon: (size: number, isFullBleed: boolean) => draw({ kind: 'icon', size, isFullBleed }),
  };
}
