import fc from 'fast-check';
import { FAVORITE_STATUSES } from '../../../api/domain/favorites.ts';
import { aFavorite } from '../profile.fixture.ts';
import { filterHref, isShown, readFilter, type FavoriteFilter } from './filter.ts';

it('round-trips every filter through the address', () => {
  const list = fc.oneof(fc.constant('none' as const), fc.integer({ min: 1, max: 2_147_483_647 }));
  const filters = fc.record({ list, status: fc.constantFrom(...FAVORITE_STATUSES) }, { requiredKeys: [] });
  fc.assert(
    fc.property(filters, (filter) => {
      const known = Object.fromEntries(Object.entries(filter)) as FavoriteFilter;
      const address = filterHref(known);
      expect(new URLSearchParams(address.split('?')[1]).get('tab')).toBe('favorites');
      expect(readFilter(address.slice('/profile'.length))).toEqual(known);
    }),
  );
});

it.each(['?list=x', '?list=-1', '?list=01', '?status=maybe', '?list=&status='])('ignores malformed filters: %s', (search) => {
  expect(readFilter(search)).toEqual({});
});

it.each([
  [{}, true],
  [{ list: 7 }, true],
  [{ list: 5 }, true],
  [{ list: 8 }, false],
  [{ list: 'none' }, false],
  [{ status: 'applied' }, true],
  [{ list: 7, status: 'denied' }, false],
] as const)('%j shows an applied college of list 7: %s', (filter, expected) => {
  expect(isShown(aFavorite(1, { listIds: [5, 7], status: 'applied' }), filter)).toBe(expected);
});
