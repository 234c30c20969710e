/** @jest-environment jsdom */
import '../records/panel.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { StaffCase } from '../../api/domain/moderation.ts';

const { fakeCases, renderCases } = await import('./cases.fixture.ts');
const { CaseList } = await import('./CaseList.tsx');
const { CasePage } = await import('./CasePage.tsx');

afterEach(cleanup);

const open = (first: Partial<StaffCase>, permissions?: Parameters<typeof renderCases>[2]) => {
  const server = fakeCases({ subjectId: null, subjectName: null, targetId: 31, ...first });
  renderCases(<CasePage />, '/cases/7', permissions);
  return server;
};
const mine = { status: 'claimed', claimedById: 1, claimedBy: 'ada' } as const;
const named = (name: string) => screen.queryByRole('button', { name });

it.each([
  ['figure', 'Answer the reports', '/data-issues?filter={"collegeId":31}', 'Case 7: figures of a college 31'],
  ['fault', 'Look at the faults', '/service-faults?filter={"serviceId":31}', 'Case 7: entry of a service 31'],
] as const)('a case of the kind %s leads to its reports and has no steps against a person', async (kind, label, href, title) => {
  open({ kind, ...mine });
  const link = await screen.findByRole('link', { name: label });
  expect(decodeURIComponent(link.getAttribute('href') ?? '')).toBe(href);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect([named('Give back') !== null, named('Decide…'), named('Write to this person')]).toEqual([true, null, null]);
  expect(screen.queryByText('Evidence')).toBeNull();
});

describe('a request for access', () => {
  it('leads admins to the account, and can only be declined here', async () => {
    open({ kind: 'access', ...mine }, ['read', 'moderation', 'users']);
    const link = await screen.findByRole('link', { name: 'Give access' });
    expect(link.getAttribute('href')).toBe('/users/31');
    fireEvent.click(screen.getByRole('button', { name: 'Decide…' }));
    expect(within(screen.getByRole('dialog')).getAllByRole('radio')).toHaveLength(1);
    fireEvent.click(screen.getByRole('radio', { name: 'No action' }));
  });

  it('tells staff who cannot give a role who can', async () => {
    open({ kind: 'access', ...mine }, ['read', 'moderation']);
    await screen.findByText(/an admin gives the account a role/);
    expect(screen.queryByRole('link', { name: 'Give access' })).toBeNull();
  });

  it('has one way to write to its person', async () => {
    open({ kind: 'access' });
    fireEvent.click(await screen.findByRole('button', { name: /^Show the evidence/ }));
    await screen.findByText('He wants <b>money</b>');
    expect([named('Write to this person') !== null, named('Write to the sender')]).toEqual([true, null]);
  });
});

it('writes to the sender of a report without a name, once for several attempts', async () => {
  const { state, sent } = open({ kind: 'message', subjectId: 3, subjectName: 'mallory' });
  fireEvent.click(await screen.findByRole('button', { name: /^Show the evidence/ }));
  fireEvent.click(await screen.findByRole('button', { name: 'Write to the sender' }));
  const dialog = within(screen.getByRole('dialog', { name: 'Write to the sender' }));
  const send = dialog.getByRole<HTMLButtonElement>('button', { name: 'Send' });
  expect(send.disabled).toBe(true);
  fireEvent.change(dialog.getByLabelText(/^Message/), { target: { value: ' Which page was it? ' } });
  state.refuse = { status: 503, message: 'Try again' };
  fireEvent.click(send);
  await dialog.findByText(/Try again/);
  state.refuse = undefined;
  fireEvent.click(send);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const [first, second] = sent();
  expect(first).toMatchObject({ path: '/api/admin/cases/7/messages', body: { content: 'Which page was it?', reportId: 1 } });
  expect(second?.body).toEqual(first?.body);
});

it.each([
  ['Mine', '{"isMine":true}'],
  ['Overdue', '{"isOverdue":true}'],
])('the queue shows the part “%s”', async (name, filter) => {
  const { calls } = fakeCases();
  renderCases(<CaseList />, `/cases?filter=${encodeURIComponent(filter)}`);
  await waitFor(() => expect(calls.some(({ query }) => new URLSearchParams(query).get('filter') === filter)).toBe(true));
  const pressed = (await screen.findAllByRole('button')).filter((button) => button.getAttribute('aria-pressed') === 'true');
  expect(pressed.map(({ textContent }) => textContent)).toEqual([name]);
});
