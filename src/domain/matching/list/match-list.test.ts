import fc from 'fast-check';
import { aCollege } from '../../colleges/college.fixture.ts';
import { MANY_STUDENTS } from '../../scores/rates.fixture.ts';
import { candidatesOf } from '../candidate.ts';
import { matchColleges, type Match } from '../match.ts';
import { anyAnswers, manyColleges, prioritiesWith } from '../matching.fixture.ts';

describe('the list of a match', () => {
  it('never puts a college that misses a requirement above one that meets all', () => {
    const good = { graduationRate: 0.9, retentionRate: 0.95, ...MANY_STUDENTS };
    const all = candidatesOf([
      aCollege({ id: 1, name: 'Far and good', state: 'VA', ...good }),
      aCollege({ id: 2, name: 'Near and weak', state: 'DC', graduationRate: 0.3, retentionRate: 0.5, ...MANY_STUDENTS }),
      aCollege({ id: 3, name: 'Farther and good', state: 'TX', ...good }),
    ]);
    const { items } = matchColleges(all, { states: ['DC'], must: ['location'], priorities: prioritiesWith({ completion: 3 }) });
    expect(items.map(({ college, rank, score }) => [college.name, rank, score])).toEqual([
      ['Near and weak', 1, 45.6],
      ['Far and good', 2, 76.1],
      ['Farther and good', 3, 56.1],
    ]);
    expect(items.map(({ isBalanced }) => isBalanced)).toEqual([true, false, false]);
  });
  it('picks the balanced ten from all candidates, however far behind', () => {
    const rates = [...Array<number>(30).fill(0.05), ...Array<number>(6).fill(0.6), ...Array<number>(6).fill(0.9)];
    const all = candidatesOf(
      rates.map((rate, index) =>
        aCollege({ id: index + 1, acceptanceRateNum: rate, graduationRate: 0.95 - index / 100, retentionRate: 0.9, ...MANY_STUDENTS }),
      ),
    );
    const { items } = matchColleges(all, { priorities: prioritiesWith({ completion: 3 }) });
    const balanced = items.filter(({ isBalanced }) => isBalanced).map(({ band, rank }) => [band, rank]);
    expect(balanced).toEqual([
      ...[1, 2, 3].map((rank) => ['reach', rank]),
      ...[31, 32, 33, 34].map((rank) => ['target', rank]),
      ...[37, 38, 39].map((rank) => ['likely', rank]),
    ]);
    expect(items.filter(({ isBalanced }) => !isBalanced).map(({ rank }) => rank)).toEqual([4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  });
});

describe('for any colleges and answers', () => {
  const pairs = [manyColleges, anyAnswers] as const;

  it('lists all colleges that meet everything before those that miss a relaxed requirement', () => {
    fc.assert(
      fc.property(...pairs, fc.integer({ min: 1, max: 24 }), (colleges, answers, most) => {
        const { items, relaxed, meeting } = matchColleges(candidatesOf(colleges), answers, { most });
        const missing = items.map(({ misses }) => misses.length > 0);
        expect(missing).toEqual(missing.toSorted((a, b) => Number(a) - Number(b)));
        expect(missing.filter((misses) => !misses).length).toBe(Math.min(meeting, most));
        expect(relaxed).toEqual(expect.arrayContaining(items.flatMap(({ misses }) => misses)));
      }),
    );
  });

  it('lists the balanced ten and the best of the rest, in the order of the whole list', () => {
    fc.assert(
      fc.property(...pairs, fc.integer({ min: 1, max: 24 }), (colleges, answers, most) => {
        const all = candidatesOf(colleges);
        const whole = matchColleges(all, answers, { most: 100 });
        const { items } = matchColleges(all, answers, { most });
        const ids = (list: Match['items']) => list.map(({ college }) => college.id);
        expect(ids(items)).toEqual(ids(whole.items).filter((id) => ids(items).includes(id)));
        expect(items.length).toBe(Math.min(most, whole.items.length));
        const rest = ids(whole.items.filter(({ college }) => !items.some((item) => item.isBalanced && item.college === college)));
        const shown = ids(items.filter(({ isBalanced }) => !isBalanced));
        expect(shown).toEqual(rest.slice(0, shown.length));
        if (most >= 10) expect(items.filter(({ isBalanced }) => isBalanced)).toEqual(whole.items.filter(({ isBalanced }) => isBalanced));
      }),
    );
  });
});
