import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { Favorite, FavoriteList } from '../../api/domain/favorites.ts';

/** Higher ids are newer. */
export const aFavorite = (collegeId: number, overrides: Partial<Favorite> = {}): Favorite => ({
  id: collegeId,
  collegeId,
  createdAt: `2026-05-01T12:00:${String(collegeId).padStart(2, '0')}.000Z`,
  note: '',
  status: 'considering',
  major: null,
  listIds: [],
  position: 0,
  college: cardOf(aCollege({ id: collegeId, name: `College ${collegeId}` })),
  ...overrides,
});

export const aList = (id: number, name: string, shareToken: string | null = null): FavoriteList => ({
  id,
  name,
  shareToken,
  createdAt: '2026-05-01T12:00:00.000Z',
});
