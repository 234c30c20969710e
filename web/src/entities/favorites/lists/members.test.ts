import { aFavorite, aList } from '../favorites.fixture.ts';
import { listOfExactly, sharedListName, withMembers } from './members.ts';

it('adds colleges to a list and removes them from it, once', () => {
  const before = [aFavorite(1, { listIds: [7, 8] }), aFavorite(2), aFavorite(3, { listIds: [7] })];
  const listIds = (change: Parameters<typeof withMembers>[2]) => withMembers(before, 7, change).map((one) => one.listIds);
  expect(listIds({ add: [1, 2] })).toEqual([[7, 8], [7], [7]]);
  expect(listIds({ remove: [1, 2] })).toEqual([[8], [], [7]]);
});

describe('the list to share', () => {
  const [one, two, three] = [aFavorite(1, { listIds: [7, 8, 9] }), aFavorite(2, { listIds: [7, 8, 9] }), aFavorite(3, { listIds: [9] })];
  const all = [one, two, three];
  const lists = [aList(7, 'A'), aList(8, 'B', 'token'), aList(9, 'C')];

  it('holds exactly the chosen colleges: the open one, else a shared one, else any', () => {
    expect(listOfExactly(lists, all, [one, two], 7)?.id).toBe(7);
    expect(listOfExactly(lists, all, [one, two], undefined)?.id).toBe(8);
    expect(listOfExactly(lists, all, all, 7)?.id).toBe(9);
    expect(listOfExactly(lists, all, [one], 7)).toBeUndefined();
    expect(listOfExactly(lists, all, [two, three], 9)).toBeUndefined();
  });

  it('otherwise has a new name', () => {
    const day = new Date(2026, 10, 26);
    expect(sharedListName(lists, day)).toBe('Shared on November 26');
    expect(sharedListName([aList(1, 'shared on november 26'), aList(2, 'Shared on November 26 (2)')], day)).toBe(
      'Shared on November 26 (3)',
    );
  });
});
