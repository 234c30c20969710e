import { readFile } from 'node:fs/promises';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startPeople } from './people.fixture.ts';
import { startVisits } from './visit.fixture.ts';

/** The warehouse in the panel: from the first publication to the list of runs. */
const visit = startVisits('panel');
const { newPerson } = startPeople(visit);

const ENDLESS = 'with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r';
const NARROW = { width: 360, height: 780 };

async function openAs(accountType: string) {
  const { page } = await newPerson(visit.site.url, 'Ada', accountType);
  visit.watch(page);
  await page.goto(`${visit.site.url}/admin/bigquery`);
  return page;
}

it('publishes, checks, runs, draws, saves, cancels, and lists what was run', async () => {
  const page = await openAs('admin');
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const sideways = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  await page.getByRole('button', { name: 'Publish the catalog' }).waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await press('Publish the catalog');
  await page.getByText('The catalog is published.').waitFor({ timeout: 120_000 });

  await page.getByLabel('Start with').selectOption({ label: 'How old the shown values are: files by year and source' });
  await press('Check');
  await page.getByText(/^SELECT from value_sources[.] Reads at most .* without a charge[.]/).waitFor();
  await press('Run');
  const answer = page.getByRole('table', { name: 'Answer' });
  await answer.getByRole('cell', { name: 'ipeds' }).first().waitFor();
  await page.getByText('Chart of two columns').click();
  await page.getByRole('list', { name: 'colleges by source' }).getByRole('listitem').first().waitFor();
  expect(await violationsOf(page)).toEqual([]);
  await page.setViewportSize(NARROW);
  expect([await sideways(), await violationsOf(page, { rules: ['target-size', 'scrollable-region-focusable'] })]).toEqual([0, []]);

  const [file] = await Promise.all([page.waitForEvent('download'), press('Download all rows (CSV)')]);
  const text = await readFile(await file.path(), 'utf8');
  expect(text.split(/\r?\n/)[0]).toBe('source,file_year,shown_values,fields,colleges');
  await press('Save this query');
  await page.getByLabel('Title').fill('Ages of the values');
  expect(await violationsOf(page)).toEqual([]);
  await press('Save');
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.getByLabel('SELECT statement').fill(ENDLESS);
  await press('Check');
  await page.getByText(/^SELECT[.] /).waitFor();
  await press('Run');
  visit.expectFault(/status of 410/);
  await press('Cancel');
  await page.getByText('The query was canceled.').waitFor();

  const links = page.getByRole('navigation', { name: 'BigQuery' });
  await links.getByRole('link', { name: 'Saved queries' }).click();
  await page.getByText('Ages of the values').first().waitFor();
  expect([await sideways(), await violationsOf(page)]).toEqual([0, []]);
  await links.getByRole('link', { name: 'Runs' }).click();
  await page.getByText('Canceled: The query was canceled.').waitFor();
  await page.getByText('Publication').first().waitFor();
  expect([await sideways(), await violationsOf(page)]).toEqual([0, []]);
  const rows = visit.site.db('warehouse_runs').orderBy('id').select<{ kind: string; status: string }[]>('kind', 'status');
  await becomes(
    async () => (await rows).map(({ kind, status }) => `${kind} ${status}`).slice(-4),
    ['publish done', 'query done', 'file done', 'query canceled'],
  );
}, 180_000);

it.each(['staff', 'viewer'])(
  'is no page for %s',
  async (accountType) => {
    const page = await openAs(accountType);
    await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor();
    expect(await page.getByRole('link', { name: /BigQuery|Saved queries|Warehouse runs/ }).count()).toBe(0);
  },
  60_000,
);
