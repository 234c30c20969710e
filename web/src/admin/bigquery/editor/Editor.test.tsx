/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { answerOf, refused, showWarehouse } from '../warehouse.fixture.ts';

afterEach(cleanup);

const statement = () => screen.findByLabelText<HTMLTextAreaElement>('SELECT statement');
const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const write = async (sql: string) => fireEvent.change(await statement(), { target: { value: sql } });
const PASSED = 'SELECT from colleges. Reads at most 732 kB, without a charge. Columns: one (INTEGER).';

/** Checks a statement and waits until it may run. */
async function check(sql: string): Promise<void> {
  await write(sql);
  fireEvent.click(button('Check'));
  await screen.findByText(PASSED);
}

it('runs a statement only after a check of the same text', async () => {
  const { state, sent } = showWarehouse();
  await write('select 1 as one');
  expect(button('Run').disabled).toBe(true);
  await check('select 1 as one');
  await write('select 2 as one');
  expect([button('Run').disabled, screen.queryByText(PASSED)]).toEqual([true, null]);
  await check('select 2 as one');
  state.reply = () => ({ status: 200, body: answerOf(['one'], [[2]]) });
  fireEvent.click(button('Run'));
  expect((await screen.findByRole('table', { name: 'Answer' })).textContent).toBe('one2');
  expect(sent.map(({ path, body }) => [path, body['sql']])).toEqual([
    ['bigquery/plan', 'select 1 as one'],
    ['bigquery/plan', 'select 2 as one'],
    ['bigquery/runs', 'select 2 as one'],
  ]);
  await write('select 3 as one');
  await screen.findByText('This is the answer to the statement before your changes.');
});

it('shows why the engine refuses a statement, which then cannot run', async () => {
  const { state } = showWarehouse();
  await write('drop table colleges');
  state.reply = () => refused(422, 'Only one SELECT statement can run here. The engine calls this one DROP.');
  fireEvent.click(button('Check'));
  await screen.findByText('Only one SELECT statement can run here. The engine calls this one DROP.');
  expect(button('Run').disabled).toBe(true);
});

it('cancels the run that works, and no other', async () => {
  const { state, sent } = showWarehouse();
  await check('select 1 as one');
  let end: ((reply: ReturnType<typeof refused>) => void) | undefined;
  const running = new Promise<ReturnType<typeof refused>>((resolve) => (end = resolve));
  state.reply = (path) => (path === 'bigquery/runs' ? running : { status: 204, body: {} });
  fireEvent.click(button('Run'));
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe(`bigquery/runs/${String(sent.at(-2)?.body['key'])}/cancel`));
  end?.(refused(410, 'The query was canceled.'));
  await screen.findByText('The query was canceled.');
  expect([screen.queryByRole('button', { name: 'Cancel' }), button('Run').disabled]).toEqual([null, false]);
});

it('the menu names the chosen example until the statement is changed', async () => {
  showWarehouse();
  const menu = await screen.findByLabelText<HTMLSelectElement>('Start with');
  await screen.findByRole('option', { name: 'Colleges by state' });
  fireEvent.change(menu, { target: { value: 'states' } });
  expect([menu.value, (await statement()).value]).toEqual(['states', 'select state, count(*) from colleges group by 1']);
  await write('select 1');
  expect(menu.value).toBe('');
});

it('saves a query under a title, for the person alone or for everyone', async () => {
  const { sent } = showWarehouse();
  await write(' select 1 as one ');
  const saveAs = async (title: string, isShared: boolean) => {
    fireEvent.click(await screen.findByRole('button', { name: 'Save this query' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
    await screen.findByText('Write a title.');
    fireEvent.change(screen.getByLabelText('Title'), { target: { value: title } });
    if (isShared) fireEvent.click(screen.getByRole('checkbox'));
    fireEvent.click(button('Save'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  await saveAs('Mine', false);
  await saveAs('Ours', true);
  expect(sent).toEqual([
    { path: 'bigquery-queries', body: { title: 'Mine', sql: 'select 1 as one', isShared: false } },
    { path: 'bigquery-queries', body: { title: 'Ours', sql: 'select 1 as one', isShared: true } },
  ]);
});
