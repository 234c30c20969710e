import { aUser, renderPage, type Answers } from '../../lib/page.fixture.ts';
import type { ReactNode } from 'react';
import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import type { CountedSearch, Favorite, FavoriteList, SavedRanking } from '../../api/domain.ts';

export { button, errorAt, field, lastToast, press, refuse, type } from '../../lib/page.fixture.ts';
export { aUser, type Answers };

/** Higher ids are newer. */
export const aFavorite = (collegeId: number, overrides: Partial<Favorite> = {}): Favorite => ({
  id: collegeId,
  collegeId,
  createdAt: `2026-05-01T12:00:${String(collegeId).padStart(2, '0')}.000Z`,
  note: '',
  status: 'considering',
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

export const aRanking = (id: number, overrides: Partial<SavedRanking> = {}): SavedRanking => ({
  id,
  name: `Ranking ${id}`,
  query: '',
  shareToken: null,
  createdAt: '2026-05-01T12:00:00.000Z',
  updatedAt: '2026-05-01T12:00:00.000Z',
  ...overrides,
});

export const aSearch = (id: number, overrides: Partial<CountedSearch> = {}): CountedSearch => ({
  id,
  name: `Search ${id}`,
  query: '',
  createdAt: '2026-05-01T12:00:00.000Z',
  updatedAt: '2026-05-01T12:00:00.000Z',
  count: 12,
  ...overrides,
});

const EMPTY: Answers = {
  'profile.account': () => ({ pendingEmail: null, usernameChangeableAt: null }),
  'profile.sessions': () => [],
  'secondStep.secondStep': () => ({
    isOn: false,
    since: null,
    hasApp: false,
    passkeys: [],
    passkeyFault: null,
    recoveryCodes: 0,
    dueAt: null,
  }),
  'profile.facts': () => null,
  'favorites.list': () => [],
  'favorites.lists': () => [],
  'savedRankings.list': () => [],
  'savedSearches.list': () => [],
  'matching.sessions': () => [],
  'myServices.mine': () => ({ saved: [], listed: [], reviews: [] }),
  'messages.unreadCount': () => ({ unread: 0, requests: 0, roommates: 0 }),
  'messages.settings': () => ({ hasEmails: true, showsTyping: true }),
  'messages.blocked': () => [],
  'reports.own': () => [],
  'reports.notices': () => [],
};

/** Renders a part of the profile with empty data and these responses. */
export const show = (part: ReactNode, { answers = {}, address = '/profile' }: { answers?: Answers; address?: string } = {}) =>
  renderPage(part, { address, answers: { ...EMPTY, ...answers } });

/** Collects the files that are downloaded from now on. */
export function watchDownloads(): { name: string; blob: Blob }[] {
  const files: { name: string; blob: Blob }[] = [];
  let last: Blob | undefined;
  URL.createObjectURL = (blob) => {
    last = blob as Blob;
    return 'blob:here';
  };
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    if (last) files.push({ name: this.download, blob: last });
  };
  return files;
}
