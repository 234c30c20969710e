import { gunzipSync } from 'node:zlib';
import { createTextFiles } from './text-files.ts';

const noWait = () => Promise.resolve();

/** Keeps the thread busy for longer than a slice. */
function work(): void {
  const end = performance.now() + 20;
  while (performance.now() < end);
}

describe('a text file', () => {
  it('is made whole and held compressed', async () => {
    const pieces = Array.from({ length: 5_000 }, (_, index) => `${index},Université\r\n`);
    const { compressed, bytes } = await createTextFiles(noWait)(() => pieces);
    expect(gunzipSync(compressed).toString()).toBe(pieces.join(''));
    expect(bytes).toBe(Buffer.byteLength(pieces.join('')));
    expect(compressed.length).toBeLessThan(bytes);
  });

  it('may be empty', async () => {
    const { compressed, bytes } = await createTextFiles(noWait)(() => []);
    expect([gunzipSync(compressed).length, bytes]).toEqual([0, 0]);
  });

  it('waits for its turn before each slice of work', async () => {
    const events: string[] = [];
    const turn = () => Promise.resolve(void events.push('turn'));
    function* pieces() {
      for (const piece of ['a', 'b', 'c']) {
        events.push(piece);
        work();
        yield piece;
      }
    }
    await createTextFiles(turn)(pieces);
    expect(events).toEqual(['turn', 'a', 'turn', 'b', 'turn', 'c', 'turn']);
  });

  it('that fails throws its error, and the next one is made', async () => {
    const make = createTextFiles(noWait);
    const failing = () => {
      throw new Error('broken');
    };
    await expect(make(failing)).rejects.toThrow('broken');
    expect((await make(() => ['ok'])).bytes).toBe(2);
  });
});

it('two text files are made at a time, some wait, and more are refused', async () => {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  const make = createTextFiles(() => gate);
  let begun = 0;
  const files = Promise.allSettled(
    Array.from({ length: 12 }, () =>
      make(() => {
        begun += 1;
        return ['x'];
      }),
    ),
  );
  await new Promise((resolve) => setImmediate(resolve));
  expect(begun).toBe(2);
  open();
  const outcomes = await files;
  expect(begun).toBe(10);
  expect(outcomes.slice(10)).toEqual([
    { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable', code: 'files.busy' }) as unknown },
    { status: 'rejected', reason: expect.objectContaining({ kind: 'unavailable' }) as unknown },
  ]);
});
