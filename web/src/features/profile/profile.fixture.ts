import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { cardOf } from '../../../../src/adapters/http/answer/views.ts';
import { aCollege } from '../../../../src/domain/colleges/college.fixture.ts';
import { ApiError, createClient, type Call, type EndpointKey } from '../../api/client.ts';
import type { Favorite, FavoriteList, SavedRanking, User } from '../../api/domain.ts';
import { createQueries, SiteContext, type Site } from '../../api/site.ts';
import { dismissToast, shownToasts } from '../../lib/toast.ts';

export const aUser = (overrides: Partial<User> = {}): User => ({
  id: 1,
  username: 'ada',
  email: 'ada@example.edu',
  firstName: 'Ada',
  lastName: 'Lovelace',
  accountType: 'student',
  profilePicture: null,
  bio: null,
  emailVerified: true,
  createdAt: '2026-03-01T12:00:00.000Z',
  ...overrides,
});

/** The later the number, the newer. */
export const aFavorite = (collegeId: number, overrides: Partial<Favorite> = {}): Favorite => ({
  id: collegeId,
  collegeId,
  createdAt: `2026-05-01T12:00:${String(collegeId).padStart(2, '0')}.000Z`,
  note: '',
  status: 'considering',
  listId: null,
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

export type Answers = Partial<Record<EndpointKey, (call: Call) => unknown>>;

/** Refuses a call as the server does. */
export function refuse(status: number, message: string, fields: Record<string, string> = {}, code = ''): never {
  throw new ApiError(
    status,
    message,
    code,
    Object.entries(fields).map(([path, text]) => ({ path, message: text })),
  );
}

const USUAL: Answers = {
  'profile.account': () => ({ pendingEmail: null, usernameChangeableAt: null }),
  'profile.sessions': () => [],
  'favorites.list': () => [],
  'favorites.lists': () => [],
  'savedRankings.list': () => [],
  'matching.sessions': () => [],
};

/** Shows something of the dashboard in front of a server that answers as told; `sent` are the calls that change something. */
export function show(what: ReactNode, { answers = {}, address = '/profile' }: { answers?: Answers; address?: string } = {}) {
  for (const { id } of shownToasts()) dismissToast(id);
  const sent: Call[] = [];
  const api = createClient(async (call) => {
    if (call.method !== 'GET') sent.push(call);
    const answer = answers[call.key] ?? USUAL[call.key];
    if (!answer) throw new ApiError(404, `No answer to ${call.key}`);
    return answer(call);
  });
  const queries = createQueries();
  const site: Site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  let location = { pathname: '', search: '', state: undefined as unknown };
  function Whereabouts() {
    location = useLocation();
    return null;
  }
  const around = (inside: ReactNode) =>
    createElement(SiteContext, { value: site }, createElement(QueryClientProvider, { client: queries }, inside));
  render(around(createElement(MemoryRouter, { initialEntries: [address] }, what, createElement(Whereabouts))));
  return { sent, site, queries, location: () => location, bodies: () => sent.map(({ body }) => body) };
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export const type = (name: string | RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
/** The text that explains what is wrong with an input. */
export const faultAt = (name: string | RegExp) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .filter((id) => id.endsWith('-error'))
    .map((id) => document.getElementById(id)?.textContent)
    .join('');
/** What is handed over as files from now on. */
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

export const lastToast = () => shownToasts().at(-1);
