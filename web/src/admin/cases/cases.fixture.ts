import { renderPanel } from '../records/panel.fixture.ts';
import { createElement, type ReactElement } from 'react';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import type { Permission } from '../../api/domain/accounts.ts';
import type { CaseEvidence, StaffCase } from '../../api/domain/moderation.ts';

export const CASE: StaffCase = {
  id: 7,
  version: 3,
  kind: 'message',
  targetId: 40,
  subjectId: 9,
  subjectName: 'mallory',
  status: 'open',
  priority: 60,
  reasons: ['scam', 'threat'],
  reporters: 2,
  hasMinor: true,
  isHidden: false,
  claimedById: null,
  claimedBy: null,
  openedAt: '2026-11-22T10:00:00.000Z',
  dueAt: '2026-11-22T14:00:00.000Z',
  decidedAt: null,
  step: null,
  hasAppeal: false,
  isUndone: false,
  updatedAt: '2026-11-22T10:00:00.000Z',
};

export const EVIDENCE: CaseEvidence = {
  reports: [{ id: 1, reason: 'scam', message: 'He wants <b>money</b>', createdAt: '2026-11-22T10:00:00.000Z' }],
  evidence: [
    {
      takenAt: '2026-11-22T10:00:00.000Z',
      lines: [
        { author: 'ada', text: 'Hello', at: '2026-11-22T09:00:00.000Z', isReported: false },
        { author: 'mallory', text: 'Send me $500', at: '2026-11-22T09:01:00.000Z', isReported: true },
      ],
    },
  ],
  steps: [
    {
      step: 'suspend',
      reasonCode: 'scam',
      note: 'Second time',
      by: 'grace',
      at: '2026-11-22T12:00:00.000Z',
      until: '2026-11-29T12:00:00.000Z',
      undoneAt: null,
      undoNote: null,
      appealText: 'It was not me',
      appealOutcome: 'waiting',
    },
  ],
  formerSteps: 2,
};

interface Call {
  method: string;
  path: string;
  query: string;
  version: string | null;
  body: unknown;
}
type Refusal = { status: number; message: string; errors?: { path: string; message: string }[] };

/** A server with one case. `change` is what a POST changes, unless `refuse` answers instead. */
export function fakeCases(first: Partial<StaffCase> = {}) {
  const state = { record: { ...CASE, ...first }, change: {} as Partial<StaffCase>, refuse: undefined as Refusal | undefined };
  const calls: Call[] = [];
  const answer = ({ method, path }: Call): unknown => {
    if (path === '/api/admin/cases') return [state.record];
    if (/^\/api\/admin\/(audit-log|notes)/.test(path)) return [];
    if (path.endsWith('/evidence')) return EVIDENCE;
    if (method === 'POST') state.record = { ...state.record, ...state.change, version: state.record.version + 1 };
    return state.record;
  };
  globalThis.fetch = async (url, init = {}) => {
    const [path = '', query = ''] = (url as string).split('?');
    const body = typeof init.body === 'string' ? (JSON.parse(init.body) as unknown) : undefined;
    const call: Call = { method: init.method ?? 'GET', path, query, version: new Headers(init.headers).get('If-Match'), body };
    calls.push(call);
    const refused = call.method === 'POST' ? state.refuse : undefined;
    const { status = 200, ...told } = refused ?? {};
    const text = JSON.stringify(refused ? { code: 'refused', ...told } : answer(call));
    const headers = new Headers({ 'Content-Range': 'cases 0-0/1' });
    return { status, ok: status < 300, statusText: '', headers, text: async () => text } as unknown as Response;
  };
  return { state, calls, sent: () => calls.filter(({ method }) => method === 'POST') };
}

const DEFINITIONS = { cases: { name: 'cases', hasEdit: true, hasList: true, options: { read: 'moderation' } } };

/** Renders a page of the panel about cases. The signed-in member of staff has the id 1. */
export function renderCases(page: ReactElement, address: string, permissions: Permission[] = ['read', 'moderation', 'appeals']) {
  const inside = createElement(ResourceDefinitionContextProvider, {
    definitions: DEFINITIONS,
    children: createElement(ResourceContextProvider, { value: 'cases', children: page }),
  });
  return renderPanel({ '/cases': inside, '/cases/:id': inside, '*': createElement('p') }, address, permissions);
}
