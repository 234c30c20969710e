import { syntheticColleges } from '../scores/synthetic-colleges.fixture.ts';
import { findSmallFirst } from './first-ranks.ts';

const COLLEGES = syntheticColleges().map((college, index) => (index % 3 === 0 ? { ...college, size: 499 } : college));

it('finds no small college among the first ranks of the pages', () => {
  expect(findSmallFirst(COLLEGES)).toEqual([]);
});

it('finds them where the gate is off', () => {
  const found = findSmallFirst(COLLEGES, { all: true });
  const pages = new Set(found.map(({ what }) => / of (list|state|preset) /.exec(what)?.[1]));
  expect([...pages].sort()).toEqual(['list', 'preset', 'state']);
  expect(found[0]?.what).toMatch(/^rank \d+ of list \w+, [-a-z]+, with \d+ undergraduates$/);
  expect(found.every(({ college }) => (college.size ?? 0) < 500)).toBe(true);
});
