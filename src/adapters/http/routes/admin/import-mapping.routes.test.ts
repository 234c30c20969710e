import type { WireOf } from '../../../../contracts/endpoint.ts';
import type { jobCalls } from '../../../../contracts/admin/imports/jobs.calls.ts';
import { aDirectoryRow } from '../../../../domain/imports/supplied.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { importFiles, sizes } from '../../testing/runs.fixture.ts';

/** Imports in the panel of files whose columns are named or written otherwise. */
type Job = WireOf<(typeof jobCalls)['importJob']> & { message: string; errors?: { field: string; message: string }[] };

let app: DatabaseApp;
let token: string;
beforeAll(async () => {
  app = await startDatabaseApp();
  const registered = await app.register();
  token = registered.token;
  await app.db('users').where({ id: registered.user.id }).update({ account_type: 'admin' });
  await importFiles(app.db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024);
});
afterAll(() => app.close());

async function send(method: string, rest: string, body?: unknown): Promise<{ status: number; job: Job }> {
  const answer = await app.call(method, `/api/admin/import-jobs${rest}`, body, token);
  return { status: answer.status, job: (await answer.json()) as Job };
}

const details = async (id: number): Promise<Job> => (await send('GET', `/${id}/details`)).job;
const work = () => app.useCases.jobWork.work();

async function detected(name: string, content: string): Promise<Job> {
  const { job } = await send('POST', '', { files: [{ name, bytes: content.length }] });
  const headers = { 'Content-Type': 'application/octet-stream', Authorization: `Bearer ${token}` };
  await fetch(`${app.url}/api/admin/import-jobs/${job.id}/files/0/parts/0`, { method: 'PUT', headers, body: content });
  await work();
  return details(job.id);
}

function mappingOf({ candidates }: Job) {
  const found = candidates?.find(({ source }) => source === 'scorecard');
  return found && 'mapping' in found ? found.mapping : undefined;
}
const csvOf = (price: string) => `UNITID,NPT4 PUB,CDR3,COLOR\n1,${price},0.01,red\n2,15559,0.02,none\n`;
const MAPPING = [{ table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NPT4 PUB', notReported: ['none'] }], ignored: ['COLOR'] }];

async function applied(name: string, content: string, mapping = MAPPING): Promise<Job> {
  const { id } = await detected(name, content);
  await send('POST', `/${id}/check`, { source: 'scorecard', mapping });
  await work();
  await send('POST', `/${id}/apply`, {});
  await work();
  return details(id);
}

it('suggests a renamed column, checks the mapping at its place, applies it, and keeps it with the run', async () => {
  const job = await detected('MERGED2021_22_PP.csv', csvOf('14559'));
  expect(mappingOf(job)).toMatchObject({ earlier: null, files: [{ file: 'MERGED2021_22_PP.csv', table: 'INSTITUTION', since: null }] });
  const [choice] = mappingOf(job)?.files[0]?.choices ?? [];
  expect(choice?.suggestions).toContainEqual({
    column: 'NPT4_PUB',
    from: 'NPT4 PUB',
    confidence: 'sure',
    reason: 'The names differ only in spaces or signs.',
  });
  expect(choice?.proposal).toEqual({ table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'NPT4 PUB' }] });

  const wrong = [
    {
      table: 'INSTITUTION',
      columns: [
        { column: 'NPT4_PUB', from: 'NPT4 PUB' },
        { column: 'FIRST_GEN', from: 'GONE' },
      ],
    },
  ];
  const refused = await send('POST', `/${job.id}/check`, { source: 'scorecard', mapping: wrong });
  expect([refused.status, refused.job.message]).toEqual([400, 'No file of INSTITUTION has a column GONE.']);
  expect(JSON.stringify(refused.job)).toContain('mapping.0.columns.1.from');
  expect((await details(job.id)).step).toBe('detect');

  const done = await applied('MERGED2021_22_PP.csv', csvOf('14559'));
  expect(done).toMatchObject({ status: 'done' });
  const run = await app.db('import_runs').where({ id: done.runId }).first<{ mapping: unknown }>('mapping');
  expect(run.mapping).toEqual(MAPPING);
  expect(await app.db('colleges').where({ ipeds_unit_id: 1 }).pluck('net_price_public')).toEqual([14_559]);
  const log = await app.call('GET', `/api/admin/import-runs/${done.runId ?? 0}/log`, undefined, token);
  expect(await log.json()).toMatchObject({ mapping: MAPPING });
});

it('offers it for the next file, named, and says what has changed since the last run', async () => {
  const next = await detected('MERGED2022_23_PP.csv', 'UNITID,NPT4 PUB,CDR3,COLOR,NEWS\n1,none,x,red,1\n2,15560,y,red,2\n');
  const [file] = mappingOf(next)?.files ?? [];
  const [choice] = file?.choices ?? [];
  expect(mappingOf(next)?.earlier).toMatchObject({ year: 2021, by: next.createdBy });
  expect(choice?.proposal).toEqual(MAPPING[0]);
  expect(choice?.suggestions[0]?.reason).toBe(`It was confirmed in the import of 2021 by ${next.createdBy}.`);
  expect(file?.since).toMatchObject({
    year: 2021,
    added: ['NEWS'],
    missing: [],
    changed: [
      { name: 'NPT4 PUB', from: 'number', to: 'text' },
      { name: 'CDR3', from: 'number', to: 'text' },
    ],
  });
});

it('a file that is no table as it is becomes one by a sure name, and the person chooses where nothing is sure', async () => {
  const ADM = 'UNITID,ADMCON1,ADMCON2,APPLCN,ADM SSN\n1,1,2,900,450\n2,1,2,800,200\n';
  const job = await detected('adm2023.csv', ADM);
  expect(job.candidates).toMatchObject([
    { source: 'ipeds', year: 2023, fault: null, tables: [{ table: 'ADM' }], mapping: { files: [{ table: 'ADM' }] } },
  ]);
  const guess = await detected('prices.csv', 'UNITID,PRICE\n1,14559\n2,15559\n');
  const scorecard = guess.candidates?.find(({ source }) => source === 'scorecard');
  expect(scorecard).toMatchObject({ tables: [], mapping: { files: [{ table: null }] } });
  expect(scorecard?.fault?.message).toContain('no scorecard table');
  const mapping = [{ table: 'INSTITUTION', columns: [{ column: 'NPT4_PUB', from: 'PRICE' }] }];
  await send('POST', `/${guess.id}/check`, { source: 'scorecard', year: 2030, mapping });
  await work();
  expect(await details(guess.id)).toMatchObject({ step: 'check', status: 'open', outcome: { status: 'dry-run', mapping } });
});

it('a file without any known column is refused as before', async () => {
  const job = await detected('colors.csv', 'NAME,COLOR\na,red\n');
  expect(job).toMatchObject({ status: 'refused', candidates: null });
});
