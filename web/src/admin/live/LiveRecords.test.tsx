/** @jest-environment jsdom */
import '../records/panel.fixture.ts';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { useMe } from '../me.ts';
import { emitEvent } from '../../api/events/events.ts';
import type { Permission } from '../../api/domain/accounts.ts';
import type { StaffCase } from '../../api/domain/moderation.ts';

const { CASE, renderCases } = await import('../cases/cases.fixture.ts');
const { CaseList } = await import('../cases/CaseList.tsx');
const { CasePage } = await import('../cases/CasePage.tsx');
const { CaseCards } = await import('../dashboard/CaseCards.tsx');
const { MessagesLink } = await import('./MessagesLink.tsx');
const { OpenCases } = await import('./OpenCases.tsx');
const { useLiveRecords } = await import('./use-live-records.ts');

afterEach(cleanup);

/** A server with one case, its counts, and unread messages. */
function fakeServer() {
  const state = { record: { ...CASE }, counts: { open: 2, overdue: 1 }, unread: { unread: 1, requests: 1 } };
  const asked: string[] = [];
  const answers: Record<string, () => unknown> = {
    '/api/admin/case-counts': () => state.counts,
    '/api/messages/unread-count': () => state.unread,
    '/api/admin/cases': () => [state.record],
    '/api/admin/cases/7': () => state.record,
  };
  globalThis.fetch = async (url) => {
    const [path = ''] = (url as string).split('?');
    asked.push(path);
    const text = JSON.stringify(answers[path]?.() ?? []);
    const headers = new Headers({ 'Content-Range': 'cases 0-0/1' });
    return {
      status: 200,
      ok: true,
      statusText: '',
      headers,
      text: async () => text,
      json: async () => JSON.parse(text) as unknown,
    } as Response;
  };
  return { state, asked, count: (path: string) => asked.filter((one) => one === path).length };
}

function Live({ page }: { page: 'list' | 'case' | 'bar' }) {
  const { permissions } = useMe();
  useLiveRecords();
  if (page === 'bar') {
    return (
      <>
        <MessagesLink />
        {permissions.includes('moderation') && <OpenCases />}
        <ul>
          <CaseCards />
        </ul>
      </>
    );
  }
  return page === 'list' ? <CaseList /> : <CasePage />;
}

const changedByGrace: Partial<StaffCase> = { status: 'claimed', claimedById: 2, claimedBy: 'grace', version: 4 };

it('the page of a case shows what another moderator did, and says so once', async () => {
  const { state } = fakeServer();
  renderCases(<Live page="case" />, '/cases/7');
  await screen.findByRole('button', { name: 'Claim' });
  Object.assign(state.record, changedByGrace);
  emitEvent({ name: 'case.updated', caseId: 7 });
  emitEvent({ name: 'case.updated', caseId: 7 });
  await screen.findByText('Claimed. Claimed by grace');
  expect((await screen.findAllByText(/This case has changed/)).length).toBe(1);
});

it('the page of a case says nothing about the own change', async () => {
  const { count } = fakeServer();
  renderCases(<Live page="case" />, '/cases/7');
  await screen.findByRole('button', { name: 'Claim' });
  const before = count('/api/admin/cases/7');
  emitEvent({ name: 'case.updated', caseId: 7 });
  await waitFor(() => expect(count('/api/admin/cases/7')).toBe(before + 1));
  expect(screen.queryByText(/This case has changed/)).toBeNull();
});

it('the list is fetched again once for a burst of changes, and after missed events', async () => {
  const { state, count } = fakeServer();
  renderCases(<Live page="list" />, '/cases');
  await screen.findByRole('link', { name: 'View case 7' });
  const before = count('/api/admin/cases');
  Object.assign(state.record, { subjectName: 'eve' });
  for (const caseId of [1, 2, 3]) emitEvent({ name: 'case.updated', caseId });
  await screen.findByText('eve');
  expect(count('/api/admin/cases')).toBe(before + 1);
  Object.assign(state.record, { subjectName: 'oscar' });
  emitEvent({ name: 'reset' });
  await screen.findByText('oscar');
});

it('the counts follow cases and messages', async () => {
  const { state } = fakeServer();
  renderCases(<Live page="bar" />, '/cases');
  expect((await screen.findByRole('link', { name: 'Messages (2 unread)' })).getAttribute('href')).toBe('/messages');
  const [open, overdue] = [await screen.findByRole('link', { name: 'Open cases' }), screen.getByRole('link', { name: 'Overdue cases' })];
  expect([open, overdue].map((link) => decodeURIComponent(link.getAttribute('href') ?? ''))).toEqual([
    '/cases?filter={"status":"open"}',
    '/cases?filter={"isOverdue":true}',
  ]);
  state.counts = { open: 5, overdue: 0 };
  state.unread = { unread: 0, requests: 0 };
  emitEvent({ name: 'case.updated', caseId: 9 });
  emitEvent({ name: 'message.read', conversationId: 1, upTo: 3 });
  await screen.findByRole('link', { name: 'Messages' });
  await waitFor(() => expect(screen.getAllByText('5').length).toBe(2));
});

it('the counts of cases are not asked without the permission', async () => {
  const { asked } = fakeServer();
  renderCases(<Live page="bar" />, '/cases', ['read'] satisfies Permission[]);
  await screen.findByRole('link', { name: 'Messages (2 unread)' });
  expect(screen.queryByRole('link', { name: 'Open cases' })).toBeNull();
  expect(asked).not.toContain('/api/admin/case-counts');
});
