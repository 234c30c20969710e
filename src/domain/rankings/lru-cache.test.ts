import { createMemory } from './lru-cache.ts';

it('makes a thing once, and again only after it was forgotten', () => {
  const made: string[] = [];
  const memory = createMemory<string>(2);
  const recall = (key: string) => memory.recall(key, () => `${key}${made.push(key)}`);
  expect([recall('a'), recall('b'), recall('a'), recall('c')]).toEqual(['a1', 'b2', 'a1', 'c3']);
  // `b` was asked for the longest ago, so it is the one that went.
  expect([recall('a'), recall('c'), recall('b')]).toEqual(['a1', 'c3', 'b4']);
});
