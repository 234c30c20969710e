/** @jest-environment jsdom */
import { renderPanel } from '../../records/panel.fixture.ts';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { useQueryClient } from '@tanstack/react-query';
import type { Permission } from '../../../api/domain/accounts.ts';
import type { ImportJob } from '../../../api/domain/imports.ts';
import { emitEvent } from '../../../api/events/events.ts';
import type { ServicesOutcome } from '../job-parts.ts';
import { followEvents } from '../../live/follow-events.ts';

const { JobPage } = await import('./JobPage.tsx');

afterEach(cleanup);

const AT = '2026-11-25T10:00:00.000Z';
const JOB: ImportJob = {
  id: 12,
  step: 'detect',
  status: 'running',
  source: null,
  year: null,
  release: null,
  fileNames: ['services.csv'],
  createdBy: 'ada',
  appliedBy: null,
  createdAt: AT,
  updatedAt: AT,
  runId: null,
  message: '',
  files: [{ name: 'services.csv', bytes: 10, stored: 10 }],
  download: null,
  input: null,
  request: null,
  candidates: null,
  outcome: null,
  refusal: null,
  progress: null,
  publishes: false,
  waitsFor: null,
  needsOtherPerson: false,
} as ImportJob;
const CANDIDATE = {
  source: 'services',
  year: null,
  release: null,
  file: 'services.csv',
  header: 'slug,name',
  rows: ['one,One'],
  count: 1,
  fault: null,
} as const;
const OUTCOME: ServicesOutcome = {
  status: 'dry-run',
  message: 'Nothing was changed: this was a dry run.',
  added: 0,
  changed: 1,
  changes: [
    { slug: 'one', name: 'One', isNew: false, fields: [{ field: 'website', before: 'https://a.example/', after: 'https://b.example/' }] },
  ],
};

/** A page of a job on a server that answers with the present state. */
function show(facts: Partial<ImportJob>, permissions: Permission[] = ['read', 'runs.read', 'runs.apply']) {
  const state = { job: { ...JOB, ...facts }, missing: [] as unknown[] };
  const sent: [string, unknown][] = [];
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    if (method !== 'GET') sent.push([(url as string).replace('/api/admin/import-jobs/12/', ''), JSON.parse(body as string)]);
    const read = (path: string): unknown => {
      if (path.includes('bigquery/status')) return { missing: state.missing };
      return path.includes('import-jobs/12') ? state.job : [];
    };
    const text = JSON.stringify(read(url as string));
    const headers = new Headers({ 'Content-Range': 'x */0' });
    return { status: 200, ok: true, statusText: '', headers, text: async () => text } as unknown as Response;
  };
  renderPanel({ '/import-jobs/:id': <Live /> }, '/import-jobs/12', permissions);
  return { state, sent };
}

function Live() {
  const queries = useQueryClient();
  useEffect(() => followEvents(queries, () => undefined), [queries]);
  return <JobPage />;
}

const heading = (name: string) => screen.findByRole('heading', { name });

it('shows the progress of a step as events tell it, and moves the focus to the next step', async () => {
  const { state } = show({ progress: { step: 'reading', table: 'HD', bytesRead: 1_048_576, bytesTotal: 4_194_304 } });
  await screen.findByText('Reading HD: 1.0 MB of 4.0 MB');
  state.job = { ...state.job, progress: { step: 'reading', table: 'HD', bytesRead: 2_097_152, bytesTotal: 4_194_304 } };
  emitEvent({ name: 'import-job.progress', jobId: 12 });
  await screen.findByText('Reading HD: 2.0 MB of 4.0 MB');
  state.job = {
    ...state.job,
    status: 'open',
    source: 'services',
    progress: null,
    candidates: [CANDIDATE],
    updatedAt: '2026-11-25T10:01:00.000Z',
  };
  emitEvent({ name: 'import-job.updated', jobId: 12 });
  await waitFor(async () => expect(document.activeElement).toBe(await heading('What the files are')));
});

it('says what it reads of BigQuery, also the statement', async () => {
  show({ step: 'fetch', fileNames: ['query.csv'], input: { origin: 'a query of BigQuery (query-1a)', sql: 'select 1 as unitid' } });
  await heading('Reading BigQuery');
  screen.getByText(/^Started by ada, .*: a query of BigQuery \(query-1a\)$/);
  fireEvent.click(screen.getByText('The query'));
  await screen.findByText('select 1 as unitid');
});

it('says for whom a job waits', async () => {
  show({ step: 'check', status: 'waiting', waitsFor: 'Waits for the import of ipeds 2024 by grace.' });
  expect((await screen.findByText('Waits for the import of ipeds 2024 by grace.')).getAttribute('role')).toBe('status');
});

it('a file of services needs no choice before its dry run', async () => {
  const { sent } = show({ status: 'open', source: 'services', candidates: [CANDIDATE] });
  await screen.findByText(/a file of student services with one row/);
  fireEvent.click(screen.getByRole('button', { name: 'Start the dry run' }));
  await waitFor(() => expect(sent).toEqual([['check', { source: 'services' }]]));
});

it('a dry run of services shows values before and after, and is applied after a question', async () => {
  const { sent } = show({
    step: 'check',
    status: 'open',
    source: 'services',
    request: { source: 'services' },
    candidates: [CANDIDATE],
    outcome: OUTCOME,
  });
  const table = await screen.findByRole('table', { name: 'One, before and after' });
  expect(table.textContent).toBe('FieldBeforeAfterWebsitehttps://a.example/https://b.example/');
  expect(screen.queryByRole('button', { name: 'Change the choices' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Apply this import' }));
  const dialog = await screen.findByRole('dialog', { name: 'Apply the import of Student services?' });
  expect(dialog.textContent).toContain('Services changed: 1');
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await waitFor(() => expect(sent).toEqual([['apply', {}]]));
});

describe('the publication after an import', () => {
  const figures = (permissions?: Permission[]) => {
    const outcome = {
      status: 'dry-run',
      message: '',
      counts: {},
      tables: [],
      unused: [],
      drift: [],
      faults: [],
      notes: [],
      diff: null,
      looks: [],
    };
    const request = { source: 'ipeds', year: 2024 };
    return show(
      { step: 'check', status: 'open', source: 'ipeds', year: 2024, request, outcome } as unknown as Partial<ImportJob>,
      permissions,
    );
  };
  const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Apply this import' }));
  const CHOICE = 'Publish the catalog to the warehouse afterwards';
  const PUBLISHER: Permission[] = ['read', 'runs.read', 'runs.apply', 'bigquery'];

  it('is a choice', async () => {
    const { sent } = figures(PUBLISHER);
    await open();
    const choice = await screen.findByRole<HTMLInputElement>('checkbox', { name: CHOICE });
    expect(choice.checked).toBe(false);
    fireEvent.click(choice);
    fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(sent).toEqual([['apply', { publish: true }]]));
  });

  it.each([
    ['the person may not publish', undefined, []],
    ['no engine is ready', PUBLISHER, [{ what: 'The warehouse is switched off.', how: '' }]],
  ])('is not offered where %s', async (_case, permissions, missing) => {
    const { state, sent } = figures(permissions);
    state.missing = missing;
    await open();
    fireEvent.click(await screen.findByRole('button', { name: 'Apply' }));
    await waitFor(() => expect(sent).toEqual([['apply', {}]]));
    expect(screen.queryByRole('checkbox', { name: CHOICE })).toBeNull();
  });
});

it('a refusal names the lines, and offers the dry run again', async () => {
  const refusal = {
    code: 'services.rows',
    message: 'Some rows cannot be read.',
    faults: [{ path: 'Line 2, website', message: 'An address' }],
    remedies: [],
  };
  show({ step: 'check', status: 'refused', source: 'services', request: { source: 'services' }, candidates: [CANDIDATE], refusal });
  await heading('The dry run was refused');
  expect(screen.getByRole('list', { name: 'Faults' }).textContent).toBe('Line 2, website: An address');
  expect(screen.getByRole('button', { name: 'Repeat the dry run' })).toBeTruthy();
});

it('applied services stay visible, with the way to take a change back', async () => {
  show({
    step: 'apply',
    status: 'done',
    source: 'services',
    appliedBy: 'grace',
    message: '0 services are new, 1 changed.',
    outcome: OUTCOME,
  });
  await heading('The import is applied');
  expect(screen.getByText('Applied by grace.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'service' }).getAttribute('href')).toBe('/services');
  expect(screen.getByRole('table', { name: 'One, before and after' })).toBeTruthy();
});

it('people who may not apply see the steps without their buttons', async () => {
  show({ step: 'check', status: 'open', source: 'services', request: { source: 'services' }, candidates: [CANDIDATE], outcome: OUTCOME }, [
    'read',
    'runs.read',
  ]);
  await screen.findByRole('table', { name: 'One, before and after' });
  expect(screen.queryByRole('button', { name: /Apply|Cancel/ })).toBeNull();
});
