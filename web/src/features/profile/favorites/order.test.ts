import fc from 'fast-check';
import { aFavorite, aList } from '../profile.fixture.ts';
import { groupsOf, reordered } from './groups.ts';

const ids = (favorites: readonly { collegeId: number }[]) => favorites.map(({ collegeId }) => collegeId);

describe('the groups', () => {
  it('start with favorites without a list, then non-empty lists, by position and then newest first', () => {
    const favorites = [
      aFavorite(1),
      aFavorite(2),
      aFavorite(3, { listId: 7, position: 1 }),
      aFavorite(4, { listId: 7, position: 0 }),
      aFavorite(5, { listId: 99 }),
    ];
    const groups = groupsOf(favorites, [aList(7, 'Near'), aList(8, 'Far')]);
    expect(groups.map(({ list, favorites: held }) => [list?.name, ids(held)])).toEqual([
      [undefined, [5, 2, 1]],
      ['Near', [4, 3]],
    ]);
  });
});

describe('a move', () => {
  const group = fc.uniqueArray(fc.record({ id: fc.integer({ min: 1, max: 50 }), position: fc.integer({ min: 0, max: 9 }) }), {
    selector: ({ id }) => id,
    minLength: 1,
    maxLength: 20,
  });

  it('puts the college at the target position and keeps the order of the others', () => {
    fc.assert(
      fc.property(group, fc.nat(), fc.nat(), (given, from, to) => {
        const favorites = given.map(({ id, position }) => aFavorite(id, { position }));
        const [before] = groupsOf(favorites, []);
        const ordered = before?.favorites ?? [];
        const college = ordered[from % ordered.length]?.collegeId ?? 0;
        const target = ordered[to % ordered.length]?.collegeId ?? 0;
        const places = new Map(reordered(ordered, college, target).map((one) => [one.collegeId, one.position]));
        const [after] = groupsOf(
          favorites.map((one) => ({ ...one, position: places.get(one.collegeId) ?? one.position })),
          [],
        );
        const others = ids(ordered).filter((id) => id !== college);
        expect(ids(after?.favorites ?? [])).toEqual(others.toSpliced(ids(ordered).indexOf(target), 0, college));
      }),
    );
  });

  it('changes two positions in an ordered list', () => {
    const ordered = [4, 3, 2, 1].map((id, position) => aFavorite(id, { position }));
    expect(reordered(ordered, 3, 4)).toEqual([
      { collegeId: 3, position: 0 },
      { collegeId: 4, position: 1 },
    ]);
  });

  it('to an unknown target changes nothing', () => {
    expect(reordered([aFavorite(1)], 1, 2)).toEqual([]);
    expect(reordered([aFavorite(1)], 2, 1)).toEqual([]);
  });
});
