import { tmpdir } from 'node:os';
import type { Knex } from 'knex';
import { rejectsCsv } from '../../../../domain/runs/rejects-csv.ts';
import { createRuns } from '../../../../domain/runs/runs.use-cases.ts';
import { zipped } from '../../../sources/source-files.fixture.ts';
import { createKnexPorts } from '../../index.ts';
import { collegesIn, differences, type Colleges } from './catalog-content.fixture.ts';
import { createCatalogs, type Delivery } from './damaged-catalog.fixture.ts';
import { withCells } from './damages.fixture.ts';
import { csvOf, PUBLISHED, publishedSheet, sourceOf, workbookOf, type Sheet, type TableName } from './published-files.fixture.ts';

// The rejected rows of a run are a file of their own: repaired, it gives the colleges what the right file would have given them.
const catalogs = createCatalogs(['crime']);
afterAll(() => catalogs.destroy());

const FEW = [17, 101];
const clock = { now: () => new Date('2026-11-21T10:00:00.000Z') };

async function rejectsOf(db: Knex, run: number): Promise<string> {
  const { runs, rollbacks } = createKnexPorts(db).runs;
  const file = await createRuns({ runs, rollbacks, clock }).rejectedFile(run);
  return file ? rejectsCsv(file) : '';
}

/** The colleges without the numbers of their runs. */
async function valuesIn(db: Knex): Promise<Colleges> {
  const isValue = ([key]: [string, string]): boolean => !key.startsWith('source of ') && !key.startsWith('flag of ');
  return new Map([...(await collegesIn(db))].map(([unitId, texts]) => [unitId, Object.fromEntries(Object.entries(texts).filter(isValue))]));
}

it.each<[string, TableName, string, (sheet: Sheet) => Promise<Delivery> | Delivery]>([
  ['a CSV file', 'DRVGR', 'GRRTTOT', (sheet) => ({ [sheet.name]: csvOf(sheet, '\r\n') })],
  ['a file in a zip', 'DRVGR', 'GRRTTOT', async (sheet) => ({ 'DRVGR.zip': await zipped({ [sheet.name]: csvOf(sheet) }) })],
  ['a workbook', 'DRVGR', 'GRRTTOT', async (sheet) => ({ [sheet.name.replace('.csv', '.xlsx')]: await workbookOf(sheet) })],
  ['a file with several rows of a college', 'ONCAMPUSCRIME', 'BURGLA23', (sheet) => ({ [sheet.name]: csvOf(sheet) })],
])('%s: its rejected rows can be repaired and imported', async (_what, table, column, deliver) => {
  const source = sourceOf(table);
  const sheet = publishedSheet(table, PUBLISHED[source].next);
  const right = await catalogs.inCopy('counted', async ({ db, importing }) => {
    await importing(source, { [sheet.name]: csvOf(sheet) });
    return valuesIn(db);
  });
  await catalogs.inCopy('counted', async ({ db, importing }) => {
    const broken = withCells(
      sheet,
      column,
      (text) => `${text}%`,
      (row) => FEW.includes(row),
    );
    const { runId, tables } = await importing(source, await deliver(broken));
    const csv = await rejectsOf(db, runId ?? 0);
    const [header = '', ...rows] = csv.split('\r\n');
    expect(header).toBe(`ALMA_LINE,ALMA_CODE,ALMA_MESSAGE,${sheet.header.join(',')}`);
    expect(rows).toHaveLength(tables[0]?.rejected ?? 0);
    expect(rows.find((row) => row.startsWith(`${FEW[0]! + 2},not-a-number,`))).toContain((sheet.rows[FEW[0]!] ?? []).slice(0, 2).join(','));
    expect(csv).not.toContain(tmpdir());
    expect(differences(await valuesIn(db), right)).not.toEqual([]);

    const repaired = await importing(source, { [sheet.name]: csv.replaceAll('%', '') }, { allowShrink: 1 });
    expect(repaired).toMatchObject({ status: 'succeeded', rejects: [], drift: [] });
    expect(differences(await valuesIn(db), right)).toEqual([]);
  });
});
