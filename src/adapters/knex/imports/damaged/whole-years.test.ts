import { accepted, refused, type DamageCase, type Deliver } from './damage-cases.fixture.ts';
import { cutAt, firstHalf, mapNumber, withCells } from './damages.fixture.ts';
import { FIRST_YEAR } from './population.fixture.ts';
import { csvOf, PUBLISHED, publishedSheet, type Sheet, type TableName } from './published-files.fixture.ts';
import { testDamages } from './test-damages.fixture.ts';

// All tables of a collection in one run, one of them damaged; and former years, which change the history only.
const { tables, next } = PUBLISHED.ipeds;
const NAME = 'drvgr2025.csv';
const asFractions = (sheet: Sheet): Sheet => withCells(sheet, 'GRRTTOT', (text) => mapNumber(text, (value) => value / 100));

/** Every table of the next year, and what replaces the graduation rates. */
const withAll =
  (damaged: (sheet: Sheet) => Sheet | string): Deliver =>
  (sheet) => {
    const made = damaged(sheet);
    const others = tables.map((table: TableName) => publishedSheet(table, next));
    return { ...Object.fromEntries(others.map((each) => [each.name, csvOf(each)])), [NAME]: typeof made === 'string' ? made : csvOf(made) };
  };
const all = (what: string, change: (sheet: Sheet) => Sheet | string, code: string | RegExp, ...says: readonly RegExp[]): DamageCase => ({
  ...refused(`${what}, among all tables`, 'DRVGR', change, code, ...says),
  deliver: withAll(change),
});
const former = (given: DamageCase): DamageCase => ({
  ...given,
  what: `${given.what}, as a former year`,
  year: FIRST_YEAR - 1,
  request: { historyOnly: true },
});
const same = (sheet: Sheet): Sheet => sheet;

testDamages(
  [],
  [
    { ...accepted('all tables', 'DRVGR', same, { like: withAll(same) }), deliver: withAll(same) },
    all('fractions for percents', asFractions, 'import.too-much-change', /drvgr2025\.csv/, /graduationRate/),
    all('cut at a line end at 97 %', (sheet) => cutAt(0.97, 'at a line end', csvOf(sheet)), 'import.too-few-rows', /drvgr2025\.csv/),
    all('half of the rows', firstHalf, 'import.too-few-rows', /drvgr2025\.csv/),
    all('a web page', () => '<html>404</html>', 'source.web-page', /drvgr2025\.csv/),
    all('tabs between cells', (sheet) => csvOf(sheet).replaceAll(',', '\t'), 'source.header', /drvgr2025\.csv/, /tabs/),
    former(
      accepted('the published file', 'DRVGR', same, {
        likeRequest: { historyOnly: true },
        unchanged: ({ rows }) => rows.map(([unitId]) => Number(unitId)),
      }),
    ),
    former(refused('half of the rows', 'DRVGR', firstHalf, 'import.too-few-rows', /drvgr2023\.csv/)),
    former(refused('fractions for percents', 'DRVGR', asFractions, 'import.too-much-change', /graduationRate/)),
  ],
);
