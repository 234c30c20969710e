import { setTimeout as sleep } from 'node:timers/promises';
import { createConstantTime } from './constant-time.ts';

const constantTime = createConstantTime(60);
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await constantTime(work).catch(() => undefined);
  return performance.now() - startedAt;
};

describe('constant time', () => {
  it('takes the same time for every outcome, and returns or throws it', async () => {
    expect(await constantTime(() => Promise.resolve('found'))).toBe('found');
    await expect(constantTime(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
    for (const work of [() => Promise.resolve(), () => sleep(20), () => Promise.reject(new Error('failed'))])
      expect(await took(work)).toBeGreaterThanOrEqual(59);
  });

  it('waits for longer work', async () => {
    expect(await took(() => sleep(120))).toBeGreaterThanOrEqual(119);
  });
});
