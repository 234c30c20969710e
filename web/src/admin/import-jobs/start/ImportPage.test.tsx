/** @jest-environment jsdom */
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import type { Permission } from '../../../api/domain/accounts.ts';
import { renderPanel } from '../../records/panel.fixture.ts';

const { ImportPage } = await import('./ImportPage.tsx');

afterEach(cleanup);

const TABLE = 'bigquery-public-data.nces_ipeds.hd2020';
const ALL: Permission[] = ['read', 'runs.read', 'runs.apply', 'bigquery'];

interface Reply {
  status: number;
  body: unknown;
}
const CREATED: Reply = { status: 201, body: { id: 12 } };

/** The page on a server whose warehouse has this status. `reply` answers a new job. */
function show(warehouse: object, { permissions = ALL, reply = CREATED } = {}) {
  const sent: unknown[] = [];
  const asked: string[] = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const path = (url as string).replace(/^.*\/api\/admin\//, '').replace(/[?].*$/, '');
    if (method === 'GET') asked.push(path);
    else sent.push([path, JSON.parse(body as string)]);
    const answer = method === 'GET' ? { status: 200, body: path === 'bigquery/status' ? warehouse : [] } : reply;
    const text = JSON.stringify(answer.body);
    const headers = new Headers({ 'Content-Range': 'x */0' });
    return { status: answer.status, ok: answer.status < 300, statusText: '', headers, text: async () => text } as unknown as Response;
  };
  renderPanel({ '/data-integration/import': <ImportPage /> }, '/data-integration/import', permissions);
  return { sent, asked };
}

const LIVE = { engine: 'bigquery', missing: [] };
const form = () => screen.findByRole('region', { name: 'From BigQuery' });
const write = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('starts an import of a table', async () => {
  const { sent } = show(LIVE);
  expect((await form()).textContent).toContain(TABLE);
  write('Table', ` ${TABLE} `);
  press('Read this table');
  await waitFor(() => expect(sent).toEqual([['import-jobs', { bigquery: { table: TABLE } }]]));
});

it('starts an import of a query', async () => {
  const { sent } = show(LIVE);
  await form();
  write('What to import', 'query');
  write('SELECT statement', `select * from \`${TABLE}\``);
  press('Run this query');
  await waitFor(() => expect(sent).toEqual([['import-jobs', { bigquery: { query: `select * from \`${TABLE}\`` } }]]));
});

it('shows a refusal beside the field, and keeps the text', async () => {
  const message = 'BigQuery has no table a.b.c.';
  const { sent } = show(LIVE, { reply: { status: 400, body: { code: 'warehouse.no-table', message } } });
  await form();
  press('Read this table');
  const field = screen.getByLabelText<HTMLInputElement>('Table');
  const described = () => document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent;
  expect([described(), sent]).toEqual([`Write project.dataset.table, for example ${TABLE}.`, []]);
  write('Table', 'a.b.c');
  press('Read this table');
  await screen.findByText(message);
  expect([described(), field.value, field.getAttribute('aria-invalid')]).toEqual([message, 'a.b.c', 'true']);
});

it.each<[string, object, Permission[]]>([
  ['the warehouse is on this machine', { engine: 'duckdb', missing: [] }, ALL],
  ['BigQuery lacks something', { engine: 'bigquery', missing: [{ what: 'There are no credentials.', how: '' }] }, ALL],
  ['the person may not query', LIVE, ['read', 'runs.read', 'runs.apply']],
  ['the person may not import', LIVE, ['read', 'runs.read', 'bigquery']],
])('is not offered where %s', async (_case, warehouse, permissions) => {
  const { asked } = show(warehouse, { permissions });
  await screen.findByText('There are none.');
  if (permissions === ALL) await waitFor(() => expect(asked).toContain('bigquery/status'));
  expect(screen.queryByRole('region', { name: 'From BigQuery' })).toBeNull();
});
