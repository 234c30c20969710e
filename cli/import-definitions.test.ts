import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { seed } from '../seeds/03_definitions.ts';
import { createTestDatabase, type TestDatabase } from '../src/adapters/knex/testing/database.fixture.ts';
import { definitionsText } from '../src/adapters/sources/reference/definition-file.fixture.ts';
import { readMajorWords } from '../src/adapters/system/majors.ts';
import { join } from '../src/bootstrap.ts';
import { readConfig } from '../src/config.ts';
import { runCli } from './program.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const { majors } = readMajorWords();
const NURSE = '51.3801';

let folder: string;
let database: TestDatabase;
beforeAll(async () => {
  [folder, database] = await Promise.all([mkdtemp(path.join(tmpdir(), 'alma-import-definitions-')), createTestDatabase()]);
});
afterAll(() => Promise.all([database.destroy(), rm(folder, { recursive: true })]));
beforeEach(async () => {
  for (const table of ['program_definitions', 'definition_files', 'data_versions']) await database.db(table).delete();
});

/** Runs the command with a use case on the database. */
async function definitions(...args: string[]) {
  const { useCases } = join(database.db, readConfig({ NODE_ENV: 'test', ALMA_DATA_DIR: folder }));
  const { terminal, outcome } = recordingTerminal();
  const start = () => Promise.resolve({ useCases, close: () => useCases.warehouse.close() });
  await runCli(['import', 'definitions', ...args], { start, terminal });
  return { ...outcome, of: (cip: string) => useCases.definitions.of(cip) };
}

/** Writes a file into a folder of its own, and imports it. */
async function importing(text: string, { name = 'CIPCode2020.csv', args = [] as string[] } = {}) {
  const file = path.join(await mkdtemp(path.join(folder, 'file-')), name);
  await writeFile(file, text);
  return definitions(file, ...args);
}

/** All codes of the vocabulary as the published file has them; `nurse` is the definition of registered nursing. */
const whole = (nurse = 'A program  that prepares nurses.'): string =>
  definitionsText([
    ...majors.titles.map((cip): [string, string, string] => {
      const title = `${majors.titleOf(cip) ?? ''}.`;
      if (cip === NURSE) return [cip, title, nurse];
      return [cip, title, cip.length === 5 ? `Instructional content is defined in code ${cip}01.` : `What ${cip} teaches.`];
    }),
    ['21', 'RESERVED.', 'Reserved for use by Statistics Canada. These CIP codes are not valid for IPEDS reporting.'],
    ['19.00', 'Work and Family Studies.', 'Moved from 19.00 to 19.10'],
  ]);

const stored = () => database.db('program_definitions').orderBy('cip').select<{ cip: string; definition: string }[]>('cip', 'definition');
const versions = () => database.db('data_versions').pluck<string[]>('reason');

it('imports the definitions of families and programs that colleges report, and the same file once', async () => {
  const { out, err, exitCode, of } = await importing(whole(), { args: ['--obtained-from', 'a copy'] });
  expect([exitCode, err]).toEqual([0, '']);
  expect(out).toContain('All titles are those of the file.\nThey replace all stored definitions.');
  expect((await stored()).map(({ cip }) => cip)).toEqual(majors.titles.filter((cip) => cip.length !== 5));
  expect(await of(NURSE)).toMatchObject({
    title: majors.titleOf(NURSE),
    text: 'A program that prepares nurses.',
    source: { edition: '2020', obtainedFrom: 'a copy' },
  });
  expect(await of('51.38')).toBeNull();
  expect((await importing(whole())).out).toContain('Nothing changed: this file is applied already.');
  expect(await versions()).toEqual(['import definitions']);
});

it('a dry run names other titles and writes nothing', async () => {
  const text = whole().replace(`${majors.titleOf(NURSE) ?? ''}.`, 'Nursing in General.');
  const { out, exitCode } = await importing(text, { args: ['--dry-run'] });
  expect(exitCode).toBe(0);
  expect(out).toMatch(/51\.3801 +Registered Nursing\/Registered Nurse +Nursing in General\n/);
  expect(await stored()).toEqual([]);
});

it('a file that cannot be used changes nothing', async () => {
  await importing(whole());
  const before = await stored();
  const changed = whole('Another definition.');
  const damaged: [text: string, name: string, code: number, message: string][] = [
    [changed.split('\r\n').slice(0, 900).join('\r\n'), 'CIPCode2020.csv', 3, 'codes that colleges report, such as'],
    [changed.replace(',51.3801,', ',nursing,'), 'CIPCode2020.csv', 3, '"nursing" is not a code of a program.'],
    [changed.replace(',51.3801,', ',51.3802,'), 'CIPCode2020.csv', 3, '51.3802 stands twice.'],
    [changed.replace('CIPTitle', 'Name'), 'CIPCode2020.csv', 4, 'without these columns: title'],
    [changed, 'CIPCode2010.csv', 2, 'is of 2010. Alma needs'],
    [changed, 'codes.csv', 2, 'does not say its year'],
    ['a,b\r\n1,2\r\n', 'CIPCode2020.csv', 1, 'is not the Classification of Instructional Programs'],
  ];
  for (const [text, name, code, message] of damaged) {
    const { exitCode, err } = await importing(text, { name });
    expect([message, exitCode, err]).toEqual([message, code, expect.stringContaining(message)]);
  }
  expect(await stored()).toEqual(before);
});

it('two imports at the same time end as one', async () => {
  const both = await Promise.all([importing(whole()), importing(whole())]);
  expect(both.filter(({ out }) => out.includes('applied already'))).toHaveLength(1);
  expect(await versions()).toHaveLength(1);
});

it('the seed loads once: an emptied table stays empty', async () => {
  await seed(database.db);
  const rows = await stored();
  expect(rows.length).toBeGreaterThan(1_600);
  expect(rows.find(({ cip }) => cip === NURSE)?.definition).toMatch(/^A program that .*providing care for sick, disabled/);
  await database.db('program_definitions').delete();
  await seed(database.db);
  expect(await stored()).toEqual([]);
});
