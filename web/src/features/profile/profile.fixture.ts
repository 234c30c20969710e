import { aUser, renderPage, type Answers } from '../../lib/page.fixture.ts';
import type { ReactNode } from 'react';
import type { SavedRanking } from '../../api/domain/rankings.ts';
import type { CountedSearch } from '../../api/domain/search.ts';

export { button, errorAt, field, lastToast, press, refuse, type } from '../../lib/page.fixture.ts';
export { aFavorite, aList } from '../../entities/favorites/favorites.fixture.ts';
export { aUser, type Answers };

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
