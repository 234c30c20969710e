import fc from 'fast-check';
import { aFavorite } from './favorites.fixture.ts';
import { inOrder, reordered } from './order.ts';

const ids = (favorites: readonly { collegeId: number }[]) => favorites.map(({ collegeId }) => collegeId);

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
        const ordered = favorites.toSorted(inOrder);
        const college = ordered[from % ordered.length]?.collegeId ?? 0;
        const target = ordered[to % ordered.length]?.collegeId ?? 0;
        const places = new Map(reordered(ordered, college, target).map((one) => [one.collegeId, one.position]));
        const after = favorites.map((one) => ({ ...one, position: places.get(one.collegeId) ?? one.position })).toSorted(inOrder);
        const others = ids(ordered).filter((id) => id !== college);
        expect(ids(after)).toEqual(others.toSpliced(ids(ordered).indexOf(target), 0, college));
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
