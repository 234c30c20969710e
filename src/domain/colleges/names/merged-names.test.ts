import { aCollege } from '../college.fixture.ts';
import { mergedNamesOf } from './merged-names.ts';

const college = (ipedsUnitId: number, name: string, successorUnitId: number | null = null) =>
  aCollege({ ipedsUnitId, name, successorUnitId, operatingStatus: successorUnitId === null ? 'open' : 'merged' });

const found = (...colleges: Parameters<typeof mergedNamesOf>[0]) =>
  mergedNamesOf(colleges).map(({ texts, unitIds, basis }) => [...texts, ...unitIds, basis]);

it('gives the name of a merged college to the college that it is a part of now', () => {
  expect(found(college(1, 'Ash College', 2), college(2, 'Beech College', 3), college(3, 'Forest University'))).toEqual([
    ['Ash College', 3, 'merged'],
    ['Beech College', 3, 'merged'],
  ]);
  expect(found(college(3, 'Forest University'))).toEqual([]);
});

it('ends where two colleges name each other as successor', () => {
  expect(found(college(1, 'Ash College', 2), college(2, 'Beech College', 1))).toHaveLength(2);
});
