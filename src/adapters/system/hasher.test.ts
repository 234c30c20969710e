import { stat } from 'node:fs/promises';
import { hash } from '@node-rs/argon2';
import { createHashLimit } from './hash-limit.ts';
import { createHasher } from './hasher.ts';

const hasher = createHasher({ limit: createHashLimit(3) });

describe('password hashes', () => {
  it('are argon2id, salted, and match their password only', async () => {
    const [one, other] = await Promise.all([hasher.hash('correct horse'), hasher.hash('correct horse')]);
    expect(one).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect(one).not.toBe(other);
    expect(await hasher.matches('correct horse', one)).toBe(true);
    expect(await hasher.matches('correct horse ', one)).toBe(false);
    expect(await hasher.matches('Correct horse', one)).toBe(false);
  });

  it('differ for passwords that differ in the last character, and accept any text', async () => {
    const long = 'x'.repeat(256);
    expect(await hasher.matches(`${long.slice(1)}y`, await hasher.hash(long))).toBe(false);
    expect(await hasher.matches('pässword 🐴', await hasher.hash('pässword 🐴'))).toBe(true);
  });

  it('cost the same without a hash to compare, and never match', async () => {
    let hashed = 0;
    const counted = createHasher({
      limit: (work) => {
        hashed += 1;
        return work();
      },
    });
    expect(await counted.matches('anything', undefined)).toBe(false);
    expect(await counted.matches('', undefined)).toBe(false);
    expect(hashed).toBe(2);
  });

  it('are outdated when they were made with other parameters', async () => {
    const weaker = await hash('correct horse', { memoryCost: 4_096, timeCost: 2, parallelism: 1 });
    expect(hasher.isOutdated(weaker)).toBe(true);
    expect(hasher.isOutdated(await hasher.hash('correct horse'))).toBe(false);
  });

  it('have another cost only when the caller gives one, and are then current', async () => {
    const cheap = createHasher({ limit: createHashLimit(3), cost: { memoryCost: 8, timeCost: 1 } });
    const known = await cheap.hash('correct horse');
    expect(known).toMatch(/^\$argon2id\$v=19\$m=8,t=1,p=1\$[\w+/]{22}\$[\w+/]{43}$/);
    expect([cheap.isOutdated(known), hasher.isOutdated(known)]).toEqual([false, true]);
    expect([await hasher.matches('correct horse', known), await cheap.matches('correct horse', undefined)]).toEqual([true, false]);
  });
});

describe('100 concurrent hashes', () => {
  it('leave threads for other work: a file is found before they finish', async () => {
    let done = 0;
    const all = Array.from({ length: 100 }, () => hasher.hash('correct horse').then(() => (done += 1)));
    await stat(import.meta.filename);
    expect(done).toBeLessThan(20);
    await Promise.all(all);
    expect(done).toBe(100);
  });

  it('and 50 more are refused', async () => {
    const all = await Promise.allSettled(Array.from({ length: 150 }, () => hasher.matches('correct horse', undefined)));
    const refused = all.filter((one) => one.status === 'rejected');
    expect(refused).toHaveLength(150 - 3 - 128);
    expect(refused[0]?.reason).toMatchObject({ kind: 'unavailable', code: 'sign-in.busy', retryAfterSeconds: 2 });
    expect(await hasher.matches('correct horse', undefined)).toBe(false);
  });
});
