import { setTimeout as sleep } from 'node:timers/promises';
import { createConstantTime } from './constant-time.ts';

const steadily = createConstantTime(60);
const took = async (work: () => Promise<unknown>): Promise<number> => {
  const startedAt = performance.now();
  await steadily(work).catch(() => undefined);
  return performance.now() - startedAt;
};

describe('steady answers', () => {
  it('take the same time whatever came out, and say what came out', async () => {
    expect(await steadily(() => Promise.resolve('found'))).toBe('found');
    await expect(steadily(() => Promise.reject(new Error('nobody')))).rejects.toThrow('nobody');
    for (const work of [() => Promise.resolve(), () => sleep(20), () => Promise.reject(new Error('nobody'))])
      expect(await took(work)).toBeGreaterThanOrEqual(59);
  });

  it('wait for what takes longer', async () => {
    expect(await took(() => sleep(120))).toBeGreaterThanOrEqual(119);
  });
});
