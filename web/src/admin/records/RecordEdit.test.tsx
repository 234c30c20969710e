/** @jest-environment jsdom */
import './panel.fixture.ts';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Row } from './panel.fixture.ts';

const { BAMA, fakeNicknames, renderPanel } = await import('./panel.fixture.ts');
const { RefreshButton } = await import('react-admin');
const { columnsOf } = await import('./list/columns.ts');
const { RecordEdit } = await import('./RecordEdit.tsx');
const { RecordList } = await import('./RecordList.tsx');

const { Column } = columnsOf<'nicknames'>();

afterEach(cleanup);

const edit = (permissions?: Parameters<typeof renderPanel>[2]) =>
  renderPanel(
    { '/nicknames/:id': <RecordEdit<'nicknames'> title={({ id }) => `Nickname ${id}`} />, '*': <p>Elsewhere</p> },
    '/nicknames/7',
    permissions,
  );
const list = (permissions?: Parameters<typeof renderPanel>[2]) =>
  renderPanel(
    {
      '*': (
        <RecordList<'nicknames'> title="Nicknames" bulkFields={['basis', 'checked']} hasTrash canCreate>
          <Column source="kind" />
        </RecordList>
      ),
    },
    '/nicknames',
    permissions,
  );
const server = (...rows: Partial<Row>[]) => fakeNicknames(rows.map((row) => ({ ...BAMA, ...row })));
const type = async (label: string | RegExp, value: string) => fireEvent.change(await screen.findByLabelText(label), { target: { value } });
const press = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the form of a record', () => {
  it('is made of the contract', async () => {
    server({});
    edit();
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nickname 7');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Checked/)).value).toBe('2026-11-22');
    expect(screen.getByLabelText(/^Checked/).closest('.MuiFormControl-root')?.textContent).toContain('*');
    expect(screen.getByLabelText<HTMLInputElement>('Name').required).toBe(false);
    expect(screen.getByLabelText(/^Kind/).textContent).toBe('College');
    expect(screen.getByText('100751')).toBeTruthy();
  });

  it('sends only the changed fields with the version and the reason, and only if there are any', async () => {
    const { sent } = server({});
    edit();
    await screen.findByLabelText('Name');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Save' }).disabled).toBe(true);
    await type('Name', 'Alabama');
    await type(/^Reason/, 'asked by the college');
    await press('Save');
    await screen.findByText('Saved');
    const body = { changes: { name: 'Alabama' }, reason: 'asked by the college' };
    expect(sent).toEqual([{ method: 'PATCH', path: '/api/admin/nicknames/7', version: '"3"', body }]);
    await type('Name', 'Tide');
    await press('Save');
    await waitFor(() => expect(sent[1]).toMatchObject({ version: '"4"', body: { changes: { name: 'Tide' } } }));
  });

  it('shows the messages of the server at their fields', async () => {
    const { state, fail } = server({});
    state.refuse = () =>
      fail(400, 'request.invalid', 'Check the values', [{ path: 'changes.name', message: 'Another entry has this name' }]);
    edit();
    await type('Name', 'Taken');
    await press('Save');
    await screen.findByText('Another entry has this name');
    expect(screen.getByLabelText('Name').getAttribute('aria-invalid')).toBe('true');
  });

  it('says what to do when the version is missing', async () => {
    const { state, fail } = server({});
    state.refuse = () => fail(428, 'record.version-required', 'If-Match');
    edit();
    await type('Name', 'Alabama');
    await press('Save');
    await screen.findByText(/Reload the page/);
  });

  it('is read-only without the permission, and in the Trash', async () => {
    server({});
    const { unmount } = edit(['read']);
    await screen.findByText(/Your account cannot change it/);
    expect(screen.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Checked/).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: /Save|Delete|Revert/ })).toBeNull();
    unmount();
    server({ deletedAt: '2026-11-01T00:00:00.000Z' });
    edit();
    await screen.findByText(/in the Trash/);
    expect(screen.getByLabelText<HTMLInputElement>('Name').disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Restore' })).toBeTruthy();
  });

  it('shows who changed what, with old and new values', async () => {
    const { state } = server({});
    const entry = { id: 1, at: '2026-11-22T10:00:00.000Z', actor: 'user 1', actorName: 'grace', resource: 'nicknames', recordId: '7' };
    state.timeline = [{ ...entry, event: 'record-changed', before: { name: null }, after: { name: 'Tide' }, reason: 'typo' }];
    edit();
    const item = await screen.findByRole('listitem');
    expect(item.textContent).toMatch(/^Record changed by grace.*Reason: typoNameempty → TideRevert to before$/);
  });
});

describe('two changes of one record', () => {
  async function meet(mine: Record<string, string>, theirs: Partial<Row>) {
    const { sent, state } = server({});
    edit();
    await screen.findByLabelText('Name');
    Object.assign(state.rows[0]!, theirs, { version: 4 });
    for (const [label, value] of Object.entries(mine)) await type(new RegExp(`^${label}`), value);
    await press('Save');
    return { sent, state, dialog: within(await screen.findByRole('dialog')) };
  }

  it('asks for each field that both changed, keeps what others changed, and saves over the new version', async () => {
    const { sent, state, dialog } = await meet({ Name: 'Mine' }, { name: 'Theirs', checked: '2026-01-01' });
    const group = within(dialog.getByRole('group', { name: 'Name' }));
    expect(group.getAllByRole('radio').map((radio) => radio.parentElement?.textContent)).toEqual(['Yours: Mine', 'Theirs: Theirs']);
    expect(dialog.getByText('Checked: 2026-11-22 → 2026-01-01')).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Save these values' }));
    await dialog.findByText('Choose a value for each field first.');
    expect(sent).toHaveLength(1);
    fireEvent.click(group.getByRole('radio', { name: /Yours/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save these values' }));
    await screen.findByText('Saved');
    expect(sent[1]).toMatchObject({ version: '"4"', body: { changes: { name: 'Mine' } } });
    expect(state.rows[0]).toMatchObject({ name: 'Mine', checked: '2026-01-01', version: 5 });
    expect(screen.getByLabelText<HTMLInputElement>(/^Checked/).value).toBe('2026-01-01');
  });

  it('keeps the form when the user cancels, and takes the values of others without a call', async () => {
    const { sent, dialog } = await meet({ Name: 'Mine' }, { name: 'Theirs' });
    fireEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
    await press('Save');
    const again = within(await screen.findByRole('dialog'));
    fireEvent.click(again.getByRole('radio', { name: /Theirs/ }));
    fireEvent.click(again.getByRole('button', { name: 'Save these values' }));
    await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Theirs'));
    expect(sent).toHaveLength(2);
  });

  it('asks again when the record changes while the user chooses', async () => {
    const { state, sent, dialog } = await meet({ Name: 'Mine' }, { name: 'Theirs' });
    Object.assign(state.rows[0]!, { name: 'Newest', version: 5 });
    fireEvent.click(dialog.getByRole('radio', { name: /Yours/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Save these values' }));
    const newest = await dialog.findByRole('radio', { name: 'Theirs: Newest' });
    expect((newest as HTMLInputElement).checked).toBe(false);
    expect(state.rows[0]).toMatchObject({ name: 'Newest' });
    expect(sent).toHaveLength(2);
  });
});

it('keeps what the user entered when the record is fetched again', async () => {
  const { state, sent } = server({});
  renderPanel({ '*': <p />, '/nicknames/:id': <RecordEdit title={() => 'Nickname'} aside={<RefreshButton />} /> }, '/nicknames/7');
  await screen.findByLabelText('Name');
  Object.assign(state.rows[0]!, { name: 'Theirs', version: 4 });
  await press('Refresh');
  await waitFor(() => expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Theirs'));
  await type('Name', 'Mine');
  Object.assign(state.rows[0]!, { name: 'Newest', version: 5 });
  await press('Refresh');
  await screen.findByText(/This record has changed/);
  expect(screen.getByLabelText<HTMLInputElement>('Name').value).toBe('Mine');
  await press('Save');
  await screen.findByRole('radio', { name: 'Theirs: Newest' });
  expect(sent).toMatchObject([{ version: '"4"' }]);
});

describe('the list', () => {
  it('names the check box and the link of each row, and offers no writing to readers', async () => {
    server({}, { id: 8, name: 'Cal' });
    const { unmount } = list();
    expect(await screen.findByRole('checkbox', { name: 'Select Bama' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Edit Cal' }).getAttribute('href')).toBe('/nicknames/8');
    unmount();
    list(['read']);
    expect(await screen.findByRole('link', { name: 'View Cal' })).toBeTruthy();
    expect(screen.queryByRole('checkbox', { name: /Select/ })).toBeNull();
    expect(screen.queryByRole('button', { name: /Export/ })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Create' })).toBeNull();
  });

  it('counts the rows of a bulk change, and asks again when the number has changed', async () => {
    const { sent, state } = server({}, { id: 8 });
    list();
    for (const box of await screen.findAllByRole('checkbox', { name: 'Select Bama' })) fireEvent.click(box);
    await press('Change…');
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(await dialog.findByRole('button', { name: 'Preview' }));
    await dialog.findByText('Choose a field to change.');
    fireEvent.click(dialog.getByRole('checkbox', { name: 'Change Checked' }));
    fireEvent.change(await dialog.findByLabelText(/^Checked/), { target: { value: '2026-05-05' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Preview' }));
    await dialog.findByText(/Change 2 nicknames\? Nothing has changed yet/);
    expect(sent.map(({ body }) => body)).toEqual([{ ids: [7, 8], action: 'change', changes: { checked: '2026-05-05' }, dryRun: true }]);
    state.rows.pop();
    fireEvent.click(dialog.getByRole('button', { name: 'Change 2 nicknames' }));
    await dialog.findByText(/changed from 2 to 1/);
    expect(state.rows[0]?.['checked']).toBe('2026-11-22');
    fireEvent.click(await dialog.findByRole('button', { name: 'Change 1 nickname' }));
    await waitFor(() => expect(state.rows[0]?.['checked']).toBe('2026-05-05'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
});
