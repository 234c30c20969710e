import './jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { MemoryRouter, useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { ApiError, createClient, type Call, type EndpointKey } from '../api/client.ts';
import type { SignedIn, User } from '../api/domain/accounts.ts';
import { createQueries, SiteContext, type Site } from '../api/site.ts';
import { dismissToast, shownToasts } from './toast.ts';

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

/** A session of a new user. */
export const ADA: SignedIn = { token: 't', user: aUser({ emailVerified: false }) };

export type Answer = (call: Call) => unknown;
export type Answers = Partial<Record<EndpointKey, Answer>>;

interface Options {
  address?: string;
  /** Stub responses by endpoint, or one function for all endpoints. All other calls fail. */
  answers?: Answers | Answer;
  /** Fills the query cache before the first render. */
  seed?: (site: Site) => void;
}

/** Renders a page at an address with a stubbed API. `sent` are the calls that change something. */
export function renderPage(page: ReactNode, { address = '/', answers = {}, seed }: Options = {}) {
  for (const { id } of shownToasts()) dismissToast(id);
  const calls: Call[] = [];
  const sent: Call[] = [];
  const api = createClient(async (call) => {
    calls.push(call);
    if (call.method !== 'GET') sent.push(call);
    const answer = typeof answers === 'function' ? answers : answers[call.key];
    if (!answer) throw new ApiError(404, `No answer to ${call.key}`);
    return answer(call);
  });
  const queries = createQueries();
  const site: Site = { api, queries, publicUrl: 'https://alma.example', onServer: false, structuredData: [] };
  seed?.(site);
  let location = { pathname: '', search: '', state: undefined as unknown };
  let navigate: NavigateFunction = () => undefined;
  function Router() {
    location = useLocation();
    navigate = useNavigate();
    return null;
  }
  const inside = createElement(MemoryRouter, { initialEntries: [address] }, createElement(Router), page);
  const { container } = render(
    createElement(SiteContext, { value: site }, createElement(QueryClientProvider, { client: queries }, inside)),
  );
  return {
    calls,
    sent,
    site,
    queries,
    container,
    location: () => location,
    here: () => location.pathname + location.search,
    bodies: () => sent.map(({ body }) => body),
    go: (to: string) => act(() => void navigate(to)),
    back: () => act(() => void navigate(-1)),
  };
}

/** Rejects a call as the server does. `fields` are messages by input name. */
export function refuse(status: number, message: string, fields: Record<string, string> = {}, code = ''): never {
  throw new ApiError(
    status,
    message,
    code,
    Object.entries(fields).map(([path, text]) => ({ path, message: text })),
  );
}

export const field = (name: string | RegExp) => screen.getByLabelText<HTMLInputElement>(name);
export function type(name: string | RegExp, value: string): void {
  const element = field(name);
  if (element instanceof HTMLSelectElement || element.type === 'range') fireEvent.change(element, { target: { value } });
  else fireEvent.input(element, { target: { value } });
}
export const button = (name: string | RegExp) => screen.getByRole<HTMLButtonElement>('button', { name, hidden: true });
export const press = (name: string | RegExp) => fireEvent.click(button(name));
export const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href') ?? '';

/** The error message of an input; undefined if it is valid. */
export function errorAt(name: string | RegExp): string | undefined {
  const input = field(name);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = (input.getAttribute('aria-describedby') ?? '').split(' ');
  return document.getElementById(ids.at(-1) ?? '')?.textContent;
}

/** Title, description and tone of each toast on screen. */
export const toastTexts = () => shownToasts().map(({ title, description, tone }) => [title, description, tone]);
export const lastToast = () => shownToasts().at(-1);
