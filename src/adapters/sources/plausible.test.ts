import { checkSource, type CheckReport } from '../../domain/imports/check.ts';
import type { EarlierRun } from '../../domain/imports/earlier-runs.ts';
import { columnContracts, contractOf } from './drift.ts';
import { createSourceReader } from './index.ts';
import { createFolder } from './source-files.fixture.ts';

/** Compares damaged files with a complete file of the previous year. */
const COLUMNS = contractOf(columnContracts('ipeds'), 'DRVGR').columns.flatMap((names) => names.split(' '));
const HEADER = COLUMNS.join(',');
const row = (unitId: number, rate = String(unitId % 100)): string =>
  COLUMNS.map((column) => ({ UNITID: unitId, GRRTTOT: rate })[column] ?? '').join(',');
const lines = (rows: readonly string[]): string => [HEADER, ...rows].map((line) => `${line}\n`).join('');
const UNIT_IDS = Array.from({ length: 400 }, (_, at) => 900_001 + at);
const WHOLE = lines(UNIT_IDS.map((unitId) => row(unitId)));

let folder: Awaited<ReturnType<typeof createFolder>>;
let before: EarlierRun;
beforeAll(async () => {
  folder = await createFolder();
  const { tables } = await check('drvgr2023.csv', WHOLE, []);
  const counted = tables.map((table) => ({ ...table, matched: table.read, outside: 0 }));
  before = { id: 7, source: 'ipeds', year: 2023, release: 'final', files: [], tables: counted };
});
afterAll(() => folder.remove());

async function check(name: string, content: string, runs: EarlierRun[]): Promise<CheckReport> {
  await folder.write({ [name]: content });
  const limits = { maxReject: 0.01, allowShrink: 0.05, allowDrift: 0.05 };
  const opened = await createSourceReader().open({ source: 'ipeds', paths: [folder.at(name)] });
  return checkSource(opened, runs, limits);
}

const refusalsOf = async (content: string): Promise<string> => (await check('drvgr2024.csv', content, [before])).refusals.join(' ');
const cutAtLine = (text: string, share: number): string => text.slice(0, text.indexOf('\n', text.length * share) + 1);

it('accepts the next year with slightly fewer institutions', async () => {
  expect(await refusalsOf(lines(UNIT_IDS.slice(9).map((unitId) => row(unitId, unitId % 40 === 0 ? '' : '61'))))).toBe('');
});

it.each([
  ['at the end of a line', cutAtLine(WHOLE, 0.5)],
  ['near its end', cutAtLine(WHOLE, 0.9)],
])('rejects a file cut %s', async (_where, content) => {
  expect(await refusalsOf(content)).toMatch(/the DRVGR table has \d+ rows, where run 7 \(2023\) had 400/);
});

it('rejects a file cut inside a row', async () => {
  await expect(refusalsOf(WHOLE.slice(0, WHOLE.length / 2))).rejects.toMatchObject({ code: 'source.cut-off' });
});

it.each([
  ['emptied', () => '', /400 rows and no values/],
  ['emptied in some rows', (unitId: number) => (unitId % 10 === 0 ? '.' : '50'), /graduationRate \(100\.0 % to \d/],
])('rejects a column that was %s', async (_how, rate, refusal) => {
  expect(await refusalsOf(lines(UNIT_IDS.map((unitId) => row(unitId, rate(unitId)))))).toMatch(refusal);
});

it('rejects a web page and a header without a key column before reading rows', async () => {
  await expect(refusalsOf('<!doctype html><title>404</title>')).rejects.toMatchObject({ code: 'source.web-page' });
  await expect(refusalsOf(WHOLE.replace('UNITID', 'UNIT ID'))).rejects.toMatchObject({ code: 'source.missing-columns' });
});

it('reads a file with a new column and reports it', async () => {
  const widened = WHOLE.split('\n').map((line, at) => (line === '' ? '' : `${line},${at === 0 ? 'GRRTNEW' : '1'}`));
  const { drift, refusals } = await check('drvgr2024.csv', widened.join('\n'), [before]);
  expect([drift.map(({ added }) => added), refusals]).toEqual([[['GRRTNEW']], []]);
});
