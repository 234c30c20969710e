import '../../lib/jsdom-router.fixture.ts';
import { render } from '@testing-library/react';
import { createElement, type ReactElement } from 'react';
import { AdminContext, Notification, ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import type { Permission } from '../../api/domain/accounts.ts';
import type { ResourceName } from '../../api/panel-contracts.ts';
import { createDataProvider } from '../data-provider/data-provider.ts';
import { MeContext } from '../me.ts';
import { themeOf } from '../theme/theme.ts';
import { i18nProvider } from '../words.ts';

export type Row = Record<string, unknown> & { id: number; version: number };

interface Sent {
  method: string;
  path: string;
  version: string | null;
  body: Record<string, unknown> | undefined;
}

export const BAMA: Row = {
  id: 7,
  version: 3,
  texts: ['Bama'],
  unitIds: [100_751],
  kind: 'college',
  name: null,
  basis: 'team-or-campus-use',
  checked: '2026-11-22',
  deletedAt: null,
};

/** jsdom has no `Response`. */
function answerOf(json: unknown, { status = 200, headers = {} }: { status?: number; headers?: Record<string, string> } = {}): Response {
  const text = JSON.stringify(json);
  return { status, ok: status < 300, statusText: '', headers: new Headers(headers), text: async () => text } as unknown as Response;
}

export const fakeNicknames = (rows: Row[]) => fakeRecords('nicknames', rows);

/** A server with records of one resource in memory that follows the wire: versions, conflicts, bulk counts. `refuse` answers the next writes instead. */
export function fakeRecords(name: ResourceName, rows: Row[]) {
  const sent: Sent[] = [];
  const state = { rows, timeline: [] as object[], refuse: undefined as undefined | ((call: Sent) => Response | undefined) };
  const fail = (status: number, code: string, message: string, errors?: object[]) =>
    answerOf({ message, code, ...(errors && { errors }) }, { status });
  const bulk = ({ body = {} }: Sent): Response => {
    const ids = body['ids'] as number[] | undefined;
    const chosen = state.rows.filter(({ id }) => ids?.includes(id) ?? true);
    if (body['dryRun'] === true) return answerOf({ count: chosen.length });
    if (body['expected'] !== chosen.length) return fail(409, 'records.count-changed', 'The number of records has changed.');
    for (const row of chosen) Object.assign(row, body['changes'], { version: row.version + 1 });
    return answerOf({ count: chosen.length });
  };
  const write = (call: Sent, row: Row): Response => {
    if (call.version === null) return fail(428, 'record.version-required', 'Send If-Match.');
    if (call.version !== `"${row.version}"`) return fail(409, 'record.outdated', 'The record has changed.');
    Object.assign(row, call.method === 'PATCH' ? (call.body?.['changes'] as object) : { deletedAt: '2026-11-22T00:00:00.000Z' });
    row.version += 1;
    return answerOf(row);
  };
  const answer = (call: Sent): Response => {
    const [, , , resource, id] = call.path.split('/');
    if (resource === 'audit-log') return answerOf(state.timeline);
    if (resource !== name) return answerOf([], { headers: { 'Content-Range': 'records */0' } });
    if (id === 'bulk') return bulk(call);
    const row = state.rows.find((one) => String(one.id) === id);
    if (call.method === 'GET' && id === undefined) {
      return answerOf(state.rows, { headers: { 'Content-Range': `${name} 0-24/${state.rows.length}` } });
    }
    if (!row) return fail(404, 'record.not-found', 'There is no such record.');
    return call.method === 'GET' ? answerOf(row) : write(call, row);
  };
  globalThis.fetch = async (url, init = {}) => {
    const headers = new Headers(init.headers);
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as Record<string, unknown>) : undefined;
    const call: Sent = { method: init.method ?? 'GET', path: (url as string).split('?')[0] ?? '', version: headers.get('If-Match'), body };
    if (call.method !== 'GET') sent.push(call);
    return (call.method === 'GET' ? undefined : state.refuse?.(call)) ?? answer(call);
  };
  return { sent, state, fail };
}

const ME = { id: 1, username: 'ada', firstName: 'Ada', lastName: 'Lovelace' };

/** Renders pages of the panel at an address: those of the resource in its first part. `pages` are elements by path. */
export function renderPanel(pages: Record<string, ReactElement>, address: string, permissions: Permission[] = ['read', 'catalog']) {
  const [, name = ''] = address.split('/');
  const definitions = { [name]: { name, hasEdit: true, hasList: true, hasCreate: true, options: { write: 'catalog' } } };
  const around = (page: ReactElement) =>
    createElement(
      MeContext,
      { value: { permissions, user: ME, secondStep: null } },
      createElement(
        AdminContext,
        { dataProvider: createDataProvider({ tokenOf: () => 'token' }), i18nProvider, theme: themeOf('light') },
        createElement(ResourceDefinitionContextProvider, {
          definitions,
          children: [
            createElement(ResourceContextProvider, { key: 'page', value: name, children: page }),
            createElement(Notification, { key: 'messages' }),
          ],
        }),
      ),
    );
  const routes = Object.entries(pages).map(([path, page]) => ({ path, element: around(page) }));
  const router = createMemoryRouter(routes, { initialEntries: [address] });
  return { ...render(createElement(RouterProvider, { router })), router };
}
