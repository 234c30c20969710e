import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { importFiles, sizes } from '../../src/adapters/http/testing/runs.fixture.ts';
import { HD2020_FIELDS, HD2020_ROWS } from '../../src/adapters/bigquery/fake/hd2020.fixture.ts';
import { startFakeGoogle } from '../../src/adapters/bigquery/fake/google.fixture.ts';
import { aDirectoryRow } from '../../src/domain/imports/supplied.fixture.ts';
import { TABLES } from '../../src/domain/warehouse/tables.ts';
import { becomes } from '../../src/testing/eventually.fixture.ts';
import { violationsOf } from './axe.fixture.ts';
import { startPeople } from './people.fixture.ts';
import { startSite } from './site.fixture.ts';
import { startVisits, type Visit } from './visit.fixture.ts';

/** The warehouse in the panel: from the first publication to the list of runs. */
/** More rows than a page shows, of a small catalog. */
const MANY = 'select a.id from value_sources a cross join value_sources b cross join value_sources c';
const ENDLESS = 'with recursive r as (select 1 as n union all select n + 1 from r) select count(*) from r';
const TABLE = 'bigquery-public-data.nces_ipeds.hd2020';
const NARROW = { width: 360, height: 780 };
const GB = 1_000_000_000;

/** What a person does on the page, whatever the engine is. */
const stepsOn = (page: Page) => {
  const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const links = page.getByRole('navigation', { name: 'BigQuery' });
  return {
    press,
    answer: page.getByRole('table', { name: 'Answer' }),
    sideways: () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
    goTo: (name: 'Saved queries' | 'Runs') => links.getByRole('link', { name }).click(),
    publish: async (): Promise<void> => {
      await press('Publish the catalog');
      await page.getByText('The catalog is published.').waitFor({ timeout: 120_000 });
    },
    check: async (sql: string, says: string | RegExp): Promise<void> => {
      await page.getByLabel('SELECT statement').fill(sql);
      await press('Check');
      await page.getByText(says).waitFor();
    },
    /** The file with all rows, as text. */
    download: async (): Promise<string> => {
      const [file] = await Promise.all([page.waitForEvent('download'), press('Download all rows (CSV)')]);
      return readFile(await file.path(), 'utf8');
    },
  };
};

/** The last runs, the oldest first. */
const runsOf = async ({ site: { db } }: Visit, most: number): Promise<string[]> => {
  const rows = await db('warehouse_runs').orderBy('id', 'desc').limit(most).select<{ kind: string; status: string }[]>('kind', 'status');
  return rows.map(({ kind, status }) => `${kind} ${status}`).reverse();
};

async function openAs(accountType: string, visit: Visit, { newPerson }: ReturnType<typeof startPeople>): Promise<Page> {
  const { page } = await newPerson(visit.site.url, 'Ada', accountType);
  visit.watch(page);
  await page.goto(`${visit.site.url}/admin/bigquery`);
  return page;
}

describe('with DuckDB', () => {
  const visit = startVisits('panel');
  const people = startPeople(visit);

  it('publishes, checks, runs, draws, saves, cancels, and lists what was run', async () => {
    const page = await openAs('admin', visit, people);
    const { press, answer, sideways, goTo, publish, check, download } = stepsOn(page);
    await page.getByRole('button', { name: 'Publish the catalog' }).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await publish();

    await page.getByLabel('Start with').selectOption({ label: 'How old the shown values are: files by year and source' });
    await press('Check');
    await page.getByText(/^SELECT from value_sources[.] Reads at most .* without a charge[.]/).waitFor();
    await press('Run');
    await answer.getByRole('cell', { name: 'ipeds' }).first().waitFor();
    await page.getByText('Chart of two columns').click();
    await page.getByRole('list', { name: 'colleges by source' }).getByRole('listitem').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    expect([await sideways(), await violationsOf(page, { rules: ['target-size', 'scrollable-region-focusable'] })]).toEqual([0, []]);

    expect((await download()).split(/\r?\n/)[0]).toBe('source,file_year,shown_values,fields,colleges');
    await press('Save this query');
    await page.getByLabel('Title').fill('Ages of the values');
    expect(await violationsOf(page)).toEqual([]);
    await press('Save');
    await page.getByLabel('Title').waitFor({ state: 'detached' });

    await check(ENDLESS, /^SELECT[.] /);
    await press('Run');
    visit.expectFault(/status of 410/);
    await press('Cancel');
    await page.getByText('The query was canceled.').waitFor();

    await goTo('Saved queries');
    await page.getByText('Ages of the values').first().waitFor();
    expect([await sideways(), await violationsOf(page)]).toEqual([0, []]);
    await goTo('Runs');
    await page.getByText('Canceled: The query was canceled.').waitFor();
    await page.getByText('Publication').first().waitFor();
    expect([await sideways(), await violationsOf(page)]).toEqual([0, []]);
    await becomes(() => runsOf(visit, 4), ['publish done', 'query done', 'file done', 'query canceled']);
  }, 180_000);

  it.each(['staff', 'viewer'])(
    'is no page for %s',
    async (accountType) => {
      const page = await openAs(accountType, visit, people);
      await page.getByRole('heading', { level: 1, name: 'No access' }).waitFor();
      expect(await page.getByRole('link', { name: /BigQuery|Saved queries|Warehouse runs/ }).count()).toBe(0);
    },
    60_000,
  );
});

describe('with BigQuery', () => {
  let google: Awaited<ReturnType<typeof startFakeGoogle>>;
  beforeAll(async () => void (google = await startFakeGoogle()));
  afterAll(() => google.close());

  /** Two colleges are enough: `with DuckDB` has the whole catalog. */
  const visit = startVisits(() =>
    startSite({
      async prepare({ db }) {
        await importFiles(db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024);
        return google.environment;
      },
    }),
  );
  const people = startPeople(visit);

  it('publishes through faults, says what a statement costs, runs it, refuses what is too large, and lists what was run', async () => {
    const { service } = google;
    const page = await openAs('admin', visit, people);
    const { press, answer, goTo, publish, check, download } = stepsOn(page);
    await page.getByText('Project alma-test, dataset alma, in US').waitFor();
    await page.getByText('Google BigQuery, live. Queries may cost money.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    for (const fault of ['busy', 'lost'] as const) service.breakNext(/upload/, fault);
    await publish();
    expect(service.jobs.count('load')).toBe(TABLES.length);

    visit.expectFault(/status of 422/);
    await check('drop table colleges', 'Only one SELECT statement can run here. The engine calls this one DROP_TABLE.');
    await check(MANY, /^SELECT from value_sources[.] Reads at most .* kB; billed as 10[.]5 MB, under \$0[.]01 on demand[.] Columns: id/);
    await press('Run');
    await page.getByText('The first 1,000 rows. The file has all of them.').waitFor();
    await answer.getByRole('cell').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    const [head, ...rows] = (await download()).trimEnd().split(/\r?\n/);
    const [published = ''] = service.tables.names('value_sources');
    const { numRows } = (await service.tables.get(published)) as { numRows: string };
    expect([head, rows.length]).toEqual(['id', Number(numRows) ** 3]);

    service.tables.patch(published, { bytes: 12 * GB });
    await check('select field from value_sources', /Reads at most 12 GB; billed as 12 GB, \$0[.]07 on demand[.]/);
    await press('Run');
    await page.getByText('The query reads 12 GB; at most 10 GB are allowed.').waitFor();
    service.tables.patch(published, { bytes: 0 });

    await goTo('Runs');
    await page.getByText(MANY).first().waitFor();
    await page.getByText('Publication').first().waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await becomes(() => runsOf(visit, 3), ['publish done', 'query done', 'file done']);
  }, 180_000);

  it('imports a table, from the form to what its rows are', async () => {
    await google.service.tables.share(TABLE, { fields: HD2020_FIELDS, rows: HD2020_ROWS });
    const { page } = await people.newPerson(visit.site.url, 'Grace', 'admin');
    visit.watch(page);
    await page.goto(`${visit.site.url}/admin/data-integration/import`);
    const form = page.getByRole('region', { name: 'From BigQuery' });
    await form.getByLabel('What to import').selectOption('query');
    await form.getByLabel('SELECT statement').waitFor();
    await form.getByLabel('What to import').selectOption('table');
    visit.expectFault(/status of 400/);
    await form.getByLabel('Table', { exact: true }).fill('bigquery-public-data.nces_ipeds.hd1999');
    await form.getByRole('button', { name: 'Read this table' }).click();
    await form.getByText(/^BigQuery has no table/).waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await page.setViewportSize(NARROW);
    await becomes(() => stepsOn(page).sideways(), 0);
    await form.getByLabel('Table', { exact: true }).fill(TABLE);
    await form.getByRole('button', { name: 'Read this table' }).click();
    await page.getByRole('heading', { name: 'What the files are' }).waitFor({ timeout: 120_000 });
    await page.getByText('One table of IPEDS was found.').waitFor();
    expect(await violationsOf(page)).toEqual([]);
    await becomes(() => runsOf(visit, 1), ['file done']);
  }, 180_000);
});
