import { createKnexPorts } from '../../src/adapters/knex/index.ts';
import { createImports } from '../../src/domain/imports/imports.use-cases.ts';
import { fakeSource } from '../../src/domain/imports/supplied.fixture.ts';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The ledger of imports in the panel, on a site of its own: an import and its rollback lock the whole catalog. */
const visit = startVisits('own');
const AUBURN = 100_858;
let people = 0;
/** Each import has a year of its own, and is rolled back: a second run of a test finds the catalog as the first did. */
let year = 2029;
const runs: number[] = [];
afterEach(async () => {
  const { rollbacks } = createKnexPorts(visit.site.db).runs;
  for (const id of runs.splice(0))
    await rollbacks.rollback({ id, by: 'the test', at: new Date(), isDryRun: false, reason: 'The test is over' });
});

/** Signs a new person of a role in, before the next page is opened. */
async function signIn(accountType: string): Promise<string> {
  people += 1;
  const username = `engineer_${people}`;
  const form = { firstName: 'Ada', lastName: 'Lovelace', username, email: `${username}@example.edu`, password: 'a quiet blue teapot' };
  const answer = await visit.page.request.post(`${visit.site.url}/api/auth/register`, { data: { ...form, acceptsAgreement: true } });
  const { token, user } = (await answer.json()) as { token: string; user: { id: number } };
  await visit.site.db('users').where({ id: user.id }).update({ account_type: accountType });
  await visit.context.addInitScript((text) => localStorage.setItem('auth_token', text), token);
  return token;
}

const sizeOfAuburn = async () => (await visit.site.db('colleges').where({ ipeds_unit_id: AUBURN }).first<{ size: number }>('size')).size;

/** Imports one figure of one college, for another year with each call. Returns the id of the run. */
async function importSize(size: number): Promise<number> {
  year += 1;
  const reader = fakeSource(
    [
      {
        table: 'X',
        rows: [{ unitId: AUBURN, values: { size } }],
        rejects: [{ line: 3, unitId: 7, code: 'bad', message: 'the size is no number', raw: '7,many' }],
      },
    ],
    { year },
  );
  const imports = createImports({ ...createKnexPorts(visit.site.db).imports, reader, clock: { now: () => new Date() } });
  const limits = { allowShrink: 1, allowDrift: 1, maxReject: 1 };
  const { runId } = await imports.import({ source: 'ipeds', paths: ['x'], actor: 'nightly', ...limits });
  runs.push(runId ?? 0);
  return runId ?? 0;
}

it('goes from the cards to a run, its changes and its rollback, by keyboard', async () => {
  const { page } = visit;
  await signIn('admin');
  const before = await sizeOfAuburn();
  const run = await importSize(7);
  const enter = async (name: string | RegExp, role: 'link' | 'tab' | 'button') => {
    await page.getByRole(role, { name, exact: true }).focus();
    await page.keyboard.press('Enter');
  };

  await visit.open('/admin/data-integration');
  await page
    .getByRole('list', { name: 'Sources' })
    .getByText(/^npm run cli -- import ipeds /)
    .waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enter(`Run ${run}`, 'link');

  await page.getByRole('heading', { level: 1, name: `Run ${run}: IPEDS ${year}` }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await enter('Changes', 'tab');
  const largest = page.getByRole('table', { name: 'Changed by more than half' });
  await becomes(() => largest.getByRole('row').nth(1).innerText(), expect.stringMatching(/Auburn University\s+\D*\d+,\d{3}\s+7\s+−100%/));
  expect(await violationsOf(page)).toEqual([]);
  await enter('Rejected rows (1)', 'tab');
  await page.getByRole('cell', { name: 'the size is no number' }).waitFor();
  expect(await page.getByRole('list', { name: 'Rejected rows by fault' }).innerText()).toMatch(/^x\d+\.csv: .*the size is no number/);
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: `Download the rows of x${year}.csv` }).click(),
  ]);
  expect(file.suggestedFilename()).toBe(`rejects-of-run-${run}.csv`);

  await enter('Roll back', 'button');
  const dialog = page.getByRole('dialog', { name: `Roll back run ${run}: IPEDS ${year}` });
  await dialog.getByText('restore 1 value of 1 college to what they were before the run').waitFor();
  expect([await violationsOf(page), await sizeOfAuburn()]).toEqual([[], 7]);
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await dialog.getByText('Give a reason.').waitFor();
  await dialog.getByLabel(/^Reason/).fill('The file is of another college');
  await dialog.getByRole('button', { name: 'Roll back' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText(/^Rolled back by engineer_\d+ at /).waitFor();
  expect([await page.getByRole('button', { name: 'Roll back' }).count(), await sizeOfAuburn()]).toEqual([0, before]);
}, 120_000);

it('keeps a failed import on the overview until an admin acknowledges it, and opens every page of the console', async () => {
  const { page } = visit;
  await signIn('admin');
  const failed = { source: 'crime', year: 2022, release: 'not-stated', status: 'failed', started_at: new Date(), actor: 'cron' };
  const message = 'Oncampuscrime222324.xls: the column UNITID_P is missing.';
  const [row] = await visit.site
    .db('import_runs')
    .insert({ ...failed, message })
    .returning<{ id: number }[]>('id');
  const run = row?.id ?? 0;
  await visit.open('/admin');
  const notice = page.getByRole('group', { name: `Run ${run}` });
  await notice.getByText(message).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await notice.getByRole('button', { name: `Acknowledge run ${run}` }).click();
  await notice.waitFor({ state: 'detached' });

  await page.setViewportSize({ width: 360, height: 780 });
  await visit.open(`/admin/import-runs/${run}/show`);
  await page.getByText(/^\w{3} \d+, \d{4}.* by engineer_\d+$/).waitFor();
  const links = page.getByRole('navigation', { name: 'Data integration' });
  for (const [link, shown] of [
    ['Compare runs', page.getByText('Choose two runs.')],
    ['Locked fields', page.getByText('There are no records yet.')],
    ['Coverage', page.getByRole('row', { name: /^Graduation rate \d+%/ })],
    ['Lineage', page.getByText('Choose a college and a field.')],
    ['Schedules', page.getByText(/kind: CronJob/)],
  ] as const) {
    await links.getByRole('link', { name: link }).click();
    await shown.first().waitFor();
    const sideways = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect([link, await violationsOf(page), sideways]).toEqual([link, [], 0]);
  }
}, 120_000);

it('shows a viewer the run, and lets them roll back nothing', async () => {
  const { page } = visit;
  const token = await signIn('viewer');
  const run = await importSize(8);
  await visit.open(`/admin/import-runs/${run}/show?tab=changes`);
  await page.getByRole('table', { name: 'Changed by more than half' }).waitFor();
  expect(await page.getByRole('button', { name: 'Roll back' }).count()).toBe(0);
  const headers = { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' };
  const address = `${visit.site.url}/api/admin/import-runs/${run}/rollback`;
  const refused = await page.request.post(address, { headers, data: { reason: 'x' } });
  expect([refused.status(), await sizeOfAuburn()]).toEqual([403, 8]);
}, 120_000);
