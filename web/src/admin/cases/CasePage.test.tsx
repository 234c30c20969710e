/** @jest-environment jsdom */
import '../records/panel.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';

const { fakeCases, renderCases } = await import('./cases.fixture.ts');
const { CaseList } = await import('./CaseList.tsx');
const { CasePage } = await import('./CasePage.tsx');

afterEach(cleanup);

const open = (permissions?: Parameters<typeof renderCases>[2]) => renderCases(<CasePage />, '/cases/7', permissions);
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
const buttons = async () => {
  const group = (await screen.findByRole('heading', { name: 'What to do' })).parentElement!;
  return within(group)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);
};
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const dialogButton = (name: string) => within(screen.getByRole('dialog')).getByRole<HTMLButtonElement>('button', { name });

describe('the queue', () => {
  it('starts with open cases by priority, in words', async () => {
    const { calls } = fakeCases();
    renderCases(<CaseList />, '/cases');
    const row = (await screen.findByRole('link', { name: 'View case 7' })).closest('tr')!;
    expect(row.textContent).toMatch(/60.*Message.*Scam, Threat.*2.*Minor.*Open.*Late by .*Opened .* ago.*mallory/);
    const query = new URLSearchParams(calls.find(({ path }) => path === '/api/admin/cases')?.query);
    expect([query.get('sort'), query.get('filter')]).toEqual(['["priority","DESC"]', '{"status":"open"}']);
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
  });

  it('has quick filters that say which one is on', async () => {
    const { calls } = fakeCases();
    renderCases(<CaseList />, `/cases?filter=${encodeURIComponent('{"hasAppeal":true}')}`);
    await waitFor(() => expect(calls.some(({ query }) => new URLSearchParams(query).get('filter') === '{"hasAppeal":true}')).toBe(true));
    expect((await screen.findByRole('button', { name: 'Appeals' })).getAttribute('aria-pressed')).toBe('true');
    expect(screen.getByRole('button', { name: 'Open' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('the actions', () => {
  it('claim a case for the version on the page, and then decide it', async () => {
    const { state, sent } = fakeCases();
    state.change = { status: 'claimed', claimedById: 1, claimedBy: 'ada' };
    open();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Case 7: message of mallory');
    expect(await buttons()).toEqual(['Claim', 'Write to this person']);
    await press('Claim');
    await press('Decide…');
    expect(sent()).toMatchObject([{ path: '/api/admin/cases/7/claim', version: '"3"', body: {} }]);
    expect(dialogButton('Decide').disabled).toBe(true);
    fireEvent.click(screen.getByRole('radio', { name: 'Suspend the account' }));
    type(/^Reason/, 'scam');
    type(/^Note for staff/, ' Asked for money ');
    expect(dialogButton('Decide').disabled).toBe(true);
    type(/^Days/, '14');
    state.refuse = { status: 400, message: 'Check the values', errors: [{ path: 'days', message: 'Too long' }] };
    fireEvent.click(dialogButton('Decide'));
    await screen.findByText('Too long');
    expect(screen.getByLabelText(/^Days/).getAttribute('aria-invalid')).toBe('true');
    state.refuse = undefined;
    state.change = { status: 'decided', step: 'suspend', decidedAt: '2026-11-22T12:00:00.000Z' };
    fireEvent.click(dialogButton('Decide'));
    await screen.findByRole('button', { name: 'Take back the step…' });
    const body = { step: 'suspend', reasonCode: 'scam', note: 'Asked for money', days: 14 };
    expect(sent().at(-1)).toMatchObject({ path: '/api/admin/cases/7/decide', version: '"4"', body });
  });

  it('load the case again when another moderator was faster', async () => {
    const { state } = fakeCases();
    open();
    state.refuse = { status: 409, message: 'Outdated' };
    await screen.findByRole('button', { name: 'Claim' });
    state.record = { ...state.record, status: 'claimed', claimedById: 2, claimedBy: 'grace', version: 4 };
    await press('Claim');
    await screen.findByText('Another moderator changed this case. It was loaded again.');
    await screen.findByText('Claimed. Claimed by grace');
    expect(await buttons()).toEqual(['Let it wait', 'Give back', 'Write to this person']);
  });

  it('give a case back or let it wait', async () => {
    const { state, sent } = fakeCases({ status: 'claimed', claimedById: 1, claimedBy: 'ada' });
    state.change = { status: 'waiting', claimedById: null, claimedBy: null };
    open();
    await press('Let it wait');
    await screen.findByRole('button', { name: 'Claim' });
    expect(sent()[0]).toMatchObject({ path: '/api/admin/cases/7/release', body: { isWaiting: true } });
  });

  it('take a step back, and decide an appeal with the permission', async () => {
    const { state, sent } = fakeCases({ status: 'decided', step: 'hide', hasAppeal: true, decidedAt: '2026-11-22T12:00:00.000Z' });
    const { unmount } = open(['read', 'moderation']);
    expect(await buttons()).toEqual(['Take back the step…', 'Write to this person']);
    unmount();
    open();
    await press('Decide the appeal…');
    fireEvent.click(screen.getByRole('radio', { name: 'Refuse the appeal' }));
    type(/^Note for staff/, 'It was clear');
    state.refuse = { status: 403, message: 'Another member of staff has to decide about this appeal.' };
    fireEvent.click(dialogButton('Decide the appeal'));
    await within(screen.getByRole('dialog')).findByText(/Another member of staff has to decide/);
    state.refuse = undefined;
    state.change = { hasAppeal: false };
    fireEvent.click(dialogButton('Decide the appeal'));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Decide the appeal…' })).toBeNull());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent().at(-1)).toMatchObject({ path: '/api/admin/cases/7/appeal', body: { isGranted: false, note: 'It was clear' } });
    await press('Take back the step…');
    type(/^Note for staff/, 'A mistake');
    fireEvent.click(dialogButton('Take back'));
    await waitFor(() => expect(sent().at(-1)).toMatchObject({ path: '/api/admin/cases/7/undo', body: { note: 'A mistake' } }));
  });
});

it('shows the evidence only when asked, as plain text, with the reported line marked by a word', async () => {
  const { calls } = fakeCases();
  open();
  const show = await screen.findByRole('button', { name: 'Show the evidence (this look is recorded)' });
  const looks = () => calls.filter(({ path }) => path.endsWith('/evidence')).length;
  expect([looks(), screen.queryByText('Send me $500')]).toEqual([0, null]);
  fireEvent.click(show);
  const line = (await screen.findByText('Send me $500')).closest('li')!;
  expect(within(line).getByText('Reported')).toBeTruthy();
  expect(within(screen.getByText('Hello').closest('li')!).queryByText('Reported')).toBeNull();
  expect(screen.getByText('He wants <b>money</b>')).toBeTruthy();
  for (const text of [/Second time/, /It was not me/, /ended with a step: 2/]) expect(screen.getByText(text)).toBeTruthy();
  expect(looks()).toBe(1);
  fireEvent.click(screen.getByRole('button', { name: 'Hide the evidence' }));
  expect(screen.queryByText('Send me $500')).toBeNull();
});
