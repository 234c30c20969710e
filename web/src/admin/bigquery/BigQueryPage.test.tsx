/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { PUBLISHED, refused, showWarehouse } from './warehouse.fixture.ts';

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
    state.publications = [{ key: sent.at(-1)?.body['key'] as string, status: 'running', message: '' }];
    return undefined;
  };
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('The catalog is being published. You can leave this page meanwhile.');
  state.publications = state.publications.map((run) => ({ ...run, status: 'done' }));
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
    state.publications = [{ key, status: 'failed', message: 'The catalog changed while it was published.' }];
    return undefined;
  };
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('The catalog changed while it was published.');
  state.reply = () => refused(409, 'A publication works already.');
  await waitFor(async () => expect((await button('Publish the catalog')).disabled).toBe(false));
  fireEvent.click(await button('Publish the catalog'));
  await screen.findByText('A publication works already.');
});
