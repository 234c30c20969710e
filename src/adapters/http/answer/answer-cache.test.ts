import { createAnswerCache } from './answer-cache.ts';
import { answerOf, type Answer } from './answer.ts';
import type { Versions } from './parts.ts';

const answer = (catalog: string, bytes = 10, status = 200): Answer => showing({ catalog }, bytes, status);
const showing = (shows: Versions, bytes = 10, status = 200): Answer =>
  answerOf(Buffer.alloc(bytes), 'text/plain', [], { status, etag: 'W/"x"', shows });

describe('the answer cache', () => {
  it('holds only answers of the current data version', () => {
    let version: string | undefined = '1';
    const cache = createAnswerCache(() => (version === undefined ? undefined : { catalog: version }));
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

  it('loses only the answers that show a part when the part has a new version', () => {
    const now = { catalog: '1', services: '1', texts: '1' };
    const cache = createAnswerCache(() => ({ ...now }));
    const [colleges, services, both] = [showing({ catalog: '1' }), showing({ services: '1' }), showing({ catalog: '1', services: '1' })];
    cache.set('/colleges', colleges);
    cache.set('/services', services);
    cache.set('/both', both);
    now.services = '2';
    expect(['/colleges', '/services', '/both'].map((url) => cache.get(url))).toEqual([colleges, undefined, undefined]);
    cache.set('/services', services);
    cache.set('/both', showing({ catalog: '1', services: '2' }));
    expect([cache.get('/services'), cache.get('/both')?.shows]).toEqual([undefined, { catalog: '1', services: '2' }]);
    now.texts = '2';
    now.catalog = '2';
    expect(['/colleges', '/both'].map((url) => cache.get(url))).toEqual([undefined, undefined]);
    expect(cache.bytes).toBe(0);
  });

  it('does not store errors, huge answers or huge addresses', () => {
    const cache = createAnswerCache(() => ({ catalog: '1' }));
    cache.set('/missing', answer('1', 10, 404));
    cache.set('/huge', answer('1', 600_000));
    cache.set(`/${'x'.repeat(2_000)}`, answer('1'));
    expect(cache.bytes).toBe(0);
  });

  it('stays within its size and removes the least recently used answers', () => {
    const cache = createAnswerCache(() => ({ catalog: '1' }), 20_000);
    for (let i = 0; i < 50; i++) {
      cache.set(`/${i}`, answer('1', 2_000));
      cache.get('/0');
    }
    expect(cache.bytes).toBeLessThanOrEqual(20_000);
    expect([cache.get('/0') !== undefined, cache.get('/1')]).toEqual([true, undefined]);
  });
});
