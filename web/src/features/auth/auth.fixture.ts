import '../../lib/jsdom-router.fixture.ts';
import { QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { createElement, type ComponentType } from 'react';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { ApiError, createClient, type Call, type FieldError } from '../../api/client.ts';
import type { SignedIn } from '../../api/domain.ts';
import { createQueries, SiteContext } from '../../api/site.ts';
import { shownToasts } from '../../lib/toast.ts';

export const ADA: SignedIn = {
  token: 't',
  user: {
    id: 1,
    username: 'ada',
    email: 'ada@example.edu',
    firstName: 'Ada',
    lastName: 'Lovelace',
    accountType: 'student',
    profilePicture: null,
    bio: null,
    emailVerified: false,
    createdAt: '2026-01-01T00:00:00.000Z',
  },
};

type Answers = Partial<Record<Call['key'], (call: Call) => unknown>>;

/** A page at an address over an API that answers as said; everything else it is asked fails. */
export function open(Page: ComponentType, address: string, answers: Answers = {}) {
  const calls: Call[] = [];
  const api = createClient(async (call) => {
    calls.push(call);
    const answer = answers[call.key];
    if (!answer) throw new ApiError(0, `Nobody answers ${call.key}`);
    return answer(call);
  });
  const queries = createQueries();
  const site = { api, queries, publicUrl: '', onServer: false, structuredData: [] };
  let here = '';
  function Here() {
    const { pathname, search } = useLocation();
    here = pathname + search;
    return null;
  }
  const inside = createElement(QueryClientProvider, { client: queries }, createElement(Here), createElement(Page));
  render(createElement(MemoryRouter, { initialEntries: [address] }, createElement(SiteContext, { value: site }, inside)));
  return { calls, site, here: () => here };
}

export const refuse = (status: number, message: string, code = '', errors: FieldError[] = []) => {
  throw new ApiError(status, message, code, errors);
};

export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const fill = (label: string, text: string) => {
  fireEvent.input(field(label), { target: { value: text } });
};
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** What an input is said to be wrong with. */
export const faultAt = (label: string): string | undefined => {
  const input = field(label);
  if (input.getAttribute('aria-invalid') !== 'true') return undefined;
  const [id = ''] = (input.getAttribute('aria-describedby') ?? '').split(' ').slice(-1);
  return document.getElementById(id)?.textContent;
};
export const told = () => shownToasts().map(({ title, description, tone }) => [title, description, tone]);
