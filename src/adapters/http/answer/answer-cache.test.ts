import { createAnswerCache } from './answer-cache.ts';
import { answerOf, type Answer } from './answer.ts';

const answer = (dataVersion: string, bytes = 10, status = 200): Answer =>
  answerOf(Buffer.alloc(bytes), 'text/plain', [], { status, etag: 'W/"x"', dataVersion });

describe('the answer cache', () => {
  it('holds only answers of the current data version', () => {
    let version: string | undefined = '1';
    const cache = createAnswerCache(() => version);
    const first = answer('1');
    cache.set('/a', first);
    expect(cache.get('/a')).toBe(first);

    version = '2';
    cache.set('/late', answer('1'));
    expect([cache.get('/a'), cache.get('/late'), cache.bytes]).toEqual([undefined, undefined, 0]);
    version = undefined;
    cache.set('/b', answer('2'));
    expect(cache.get('/b')).toBeUndefined();
  });

  it('does not store errors, huge answers or huge addresses', () => {
    const cache = createAnswerCache(() => '1');
    cache.set('/missing', answer('1', 10, 404));
    cache.set('/huge', answer('1', 600_000));
    cache.set(`/${'x'.repeat(2_000)}`, answer('1'));
    expect(cache.bytes).toBe(0);
  });

  it('stays within its size and removes the least recently used answers', () => {
    const cache = createAnswerCache(() => '1', 20_000);
    for (let i = 0; i < 50; i++) {
      cache.set(`/${i}`, answer('1', 2_000));
      cache.get('/0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect([cache.get('/0') !== undefined, cache.get('/1')]).toEqual([true, undefined]);
  });
});
