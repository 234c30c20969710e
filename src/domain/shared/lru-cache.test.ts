import { createLruCache } from './lru-cache.ts';

it('creates a value once, and again after eviction', () => {
  const made: string[] = [];
  const memory = createLruCache<string>(2);
  const getOrCreate = (key: string) => memory.getOrCreate(key, () => `${key}${made.push(key)}`);
  expect([getOrCreate('a'), getOrCreate('b'), getOrCreate('a'), getOrCreate('c')]).toEqual(['a1', 'b2', 'a1', 'c3']);
  // `b` is the least recently used value, so it was evicted.
  expect([getOrCreate('a'), getOrCreate('c'), getOrCreate('b')]).toEqual(['a1', 'c3', 'b4']);
});
