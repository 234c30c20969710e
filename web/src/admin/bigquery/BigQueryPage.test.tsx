/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PUBLISHED, refused, runOf, showWarehouse } from './warehouse.fixture.ts';

afterEach(cleanup);

const button = (name: string) => screen.findByRole<HTMLButtonElement>('button', { name });

it('without an engine it names the command to run, and offers neither a publication nor a query', async () => {
  showWarehouse({
    missing: [{ what: 'The optional package @duckdb/node-api is not installed.', how: 'npm install @duckdb/node-api' }],
    shown: null,
    versions: [],
  });
  const list = await screen.findByRole('list', { name: 'What is missing' });
  expect(list.textContent).toBe('The optional package @duckdb/node-api is not installed. npm install @duckdb/node-api');
  expect(screen.getByRole('link', { name: 'the data page' }).getAttribute('href')).toBe('/data');
  expect([screen.queryByRole('button', { name: 'Publish the catalog' }), screen.queryByLabelText('SELECT statement')]).toEqual([
    null,
    null,
  ]);
});

it('before the first publication it offers only that, says that it runs, and then shows the editor', async () => {
  const { state, sent } = showWarehouse({ shown: null, versions: [], isCurrent: false });
  await screen.findByText('Nothing yet');
  expect(screen.queryByLabelText('SELECT statement')).toBeNull();
  state.reply = () => {
    state.publications = [runOf({ key: sent.at(-1)?.body['key'] as string, status: 'waiting' })];
    return undefined;
  };
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('The catalog is being published. You can leave this page meanwhile.');
  await screen.findByText('It waits for its process, which starts within seconds.');
  const change = (facts: object) => (state.publications = state.publications.map((run) => ({ ...run, ...facts })));
  change({ status: 'running', progress: { table: 'history', rows: 120_000 } });
  await screen.findByText('history: 120,000 rows');
  change({ status: 'done', progress: null });
  Object.assign(state.status, { shown: PUBLISHED, versions: [PUBLISHED], isCurrent: true });
  await screen.findByLabelText('SELECT statement');
  expect(screen.getByText('The catalog is published.').getAttribute('role')).toBe('status');
  expect(screen.getByText(/^Data version 2026-11-25[.]1, .*: 3,693 rows, 732 kB$/)).toBeTruthy();
});

it('says that the published catalog is outdated, and why a publication failed', async () => {
  const { state, sent } = showWarehouse({ isCurrent: false });
  await screen.findByText('The catalog has changed since. Publish it again to query the present figures.');
  state.reply = () => {
    const key = sent.at(-1)?.body['key'] as string;
    state.publications = [runOf({ key, status: 'failed', message: 'The catalog changed while it was published.' })];
    return undefined;
  };
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('The catalog changed while it was published.');
  state.reply = () => refused(409, 'A publication works already.');
  await waitFor(async () => expect((await button('Publish the catalog')).disabled).toBe(false));
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('A publication works already.');
});

it('shows a publication that another process does, also after a reload, and one that was lost', async () => {
  const { state } = showWarehouse({ isCurrent: false });
  state.publications = [runOf({ status: 'running', progress: { table: 'colleges', rows: 40 } })];
  await screen.findByText('colleges: 40 rows');
  expect((await button('Publish the catalog')).disabled).toBe(true);
  state.publications = [runOf({ status: 'lost' })];
  await screen.findByText('The process of the publication has ended early. Publish again: what is loaded stays.');
  expect((await button('Publish the catalog')).disabled).toBe(false);
});
