import { createCatalogs } from './damaged-catalog.fixture.ts';
import { csvOf, PUBLISHED, publishedSheet, sourceOf, type TableName } from './published-files.fixture.ts';

// The generated files are right: an import of each brings every value of its colleges into the catalog.
type Cell = (column: string) => string;
const over =
  (column: string, divisor = 1) =>
  (cell: Cell): number | null =>
    cell(column) === '' || cell(column) === 'PS' ? null : Number(cell(column)) / divisor;
const first =
  (...columns: readonly string[]) =>
  (cell: Cell): number =>
    Number(columns.map(cell).find((text) => text !== ''));
const crimes = (cell: Cell): number =>
  ['21', '22', '23'].flatMap((year) => OFFENSES.map((offense) => Number(cell(offense + year)))).reduce((sum, count) => sum + count, 0);
const OFFENSES = 'MURD NEG_M RAPE FONDL INCES STATR ROBBE AGG_A BURGLA VEHIC ARSON'.split(' ');

/** A column of the colleges, and its value from the cells of a row. */
const VALUES: Readonly<Record<TableName, readonly [column: string, valueOf: (cell: Cell) => unknown]>> = {
  HD: ['name', (cell) => cell('INSTNM')],
  IC: ['open_admission', (cell) => cell('OPENADMP') === '1'],
  ADM: ['acceptance_rate_num', (cell) => Number(cell('ADMSSN')) / Number(cell('APPLCN'))],
  'EF-D': ['retention_cohort', (cell) => Math.max(Number(cell('RRFTCTA')), Number(cell('RRPTCTA')))],
  DRVEF: ['size', over('EFUG')],
  DRVGR: ['pell_graduation_rate', over('PGGRRTT', 100)],
  COST: ['annual_cost', first('CINSON', 'CINSOFF')],
  SFA: ['percent_pell_grant', over('UPGRNTP', 100)],
  DRVF: ['research_expense_per_student', first('F1RSRCFT', 'F2RSRCFT', 'F3RSRCFT')],
  ONCAMPUSCRIME: ['crime_incidents_total', crimes],
  INSTITUTION: ['median_debt', over('GRAD_DEBT_MDN')],
  'HERD-BY-UNITID': ['research_funding_total', over('RD_ALL_R_D_EXPENDITURES', 0.001)],
  INSTLEVEL: ['men_athletes', over('UNDUP_CT_PARTIC_MEN')],
  CCIHE2025: ['carnegie_classification', (cell) => cell('IC2025NAME')],
};

const catalogs = createCatalogs(['crime', 'scorecard', 'research', 'athletics']);
afterAll(() => catalogs.destroy());

it.each(Object.keys(VALUES) as TableName[])('the %s table is imported whole', async (table) => {
  const [column, valueOf] = VALUES[table];
  const { header, rows, name } = publishedSheet(table, PUBLISHED[sourceOf(table)].next);
  const places = new Map(header.map((each, at) => [each.toUpperCase(), at]));
  const supplied = rows.map((row): [number, unknown] => {
    const cell: Cell = (wanted) => row[places.get(wanted) ?? -1] ?? '';
    return [Number((row[0] ?? '').slice(0, 6)), valueOf(cell)];
  });
  await catalogs.inCopy('counted', async ({ db, importing }) => {
    const { status, rejects, drift } = await importing(sourceOf(table), { [name]: csvOf({ name, header, rows }) });
    expect([status, rejects, drift]).toEqual(['succeeded', [], []]);
    const colleges = await db('colleges').select<{ ipeds_unit_id: number; value: unknown }[]>('ipeds_unit_id', { value: column });
    const stored = new Map(
      colleges.map(({ ipeds_unit_id, value }) => [ipeds_unit_id, /^\d+$/.test(String(value)) ? Number(value) : value]),
    );
    const known = supplied.filter(([unitId]) => stored.has(unitId));
    expect(known.length).toBeGreaterThan(100);
    expect(known.map(([unitId]) => [unitId, stored.get(unitId)])).toEqual(known);
  });
});
