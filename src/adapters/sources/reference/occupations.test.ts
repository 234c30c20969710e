import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { DomainError } from '../../../domain/shared/domain-error.ts';
import { linksText, outlookText, wagesText } from './occupation-files.fixture.ts';
import { occupationReader } from './occupations.ts';

const LINKS = linksText([
  ['01.0000', '19-1011', 'Animal Scientists'],
  ['51.3801', '29-1141', 'Registered Nurses'],
]);
const WAGES = wagesText([
  ['29-1141', '97550', '3379720'],
  ['29-0000', '80000', '9000000', { O_GROUP: 'major' }],
  ['27-2011', '*', '**'],
  ['29-1242', '#', '20000'],
]);
const OUTLOOK = outlookText([
  ['29-1141', '4.9', '189.1', "Bachelor's degree"],
  ['29-0000', '7', '2000', '—', 'Summary'],
  ['11-1031', '-3.4', '—', '—'],
  ['', '', '', '', ''],
]);

let folder: string;
beforeEach(async () => (folder = await mkdtemp(path.join(tmpdir(), 'alma-occupations-'))));
afterEach(() => rm(folder, { recursive: true }));

interface Given {
  links?: string | undefined;
  wages?: string | Buffer | undefined;
  outlook?: string | undefined;
  /** The name of the file of wages. */
  name?: string;
  others?: Record<string, string>;
}

async function read({ name = 'national_M2025_dl.csv', others = {}, ...texts }: Given = {}) {
  const { links, wages, outlook } = { links: LINKS, wages: WAGES, outlook: OUTLOOK, ...texts };
  const files: Record<string, string | Buffer | undefined> = { 'crosswalk.csv': links, [name]: wages, 'outlook.csv': outlook, ...others };
  for (const [file, text] of Object.entries(files)) if (text !== undefined) await writeFile(path.join(folder, file), text);
  return occupationReader.read([folder]);
}

it('reads the three tables of a folder, and knows missing values from numbers', async () => {
  const { files, links, wages, outlook } = await read();
  expect(files.map(({ table, edition, rows }) => [table, edition, rows])).toEqual([
    ['links', '2020 and 2018', 2],
    ['wages', 'May 2025', 3],
    ['outlook', '2024–34', 2],
  ]);
  expect(links.map(({ cip, soc }) => [cip, soc])).toEqual([
    ['01.0000', '19-1011'],
    ['51.3801', '29-1141'],
  ]);
  expect(wages.map(({ soc, medianWage, isWageTopCoded, employment }) => [soc, medianWage, isWageTopCoded, employment])).toEqual([
    ['29-1141', 97_550, false, 3_379_720],
    ['27-2011', null, false, null],
    ['29-1242', null, true, 20_000],
  ]);
  expect(outlook.map(({ soc, growthPercent, openings, entryEducation }) => [soc, growthPercent, openings, entryEducation])).toEqual([
    ['29-1141', 4.9, 189_100, "Bachelor's degree"],
    ['11-1031', -3.4, null, null],
  ]);
  expect(outlook[0]?.title).toBe('Outlook of 29-1141');
});

it('reads the nation alone', async () => {
  const rows = [
    ['29-1141', '97550', '3379720'],
    ['29-1141', '120000', '300000', { AREA_TYPE: '2' }],
    ['29-1141', '99000', '2000', { I_GROUP: 'sector' }],
  ] as const;
  expect((await read({ wages: wagesText(rows) })).wages).toMatchObject([{ medianWage: 97_550 }]);
});

it('reads a code of a spreadsheet as a text', async () => {
  expect((await read({ links: LINKS.replace('01.0000', '"=""01.0000"""') })).links[0]?.cip).toBe('01.0000');
});

it.each<[string, Given, string, RegExp]>([
  ['a missing table', { outlook: undefined }, 'source.missing-table', /^table 1\.2 of the Employment Projections is missing/],
  ['a table given twice', { others: { 'copy.csv': LINKS } }, 'source.repeated-table', /are both the crosswalk/],
  ['a file of another kind', { others: { 'x.csv': 'UNITID,NAME\n1,a\n' } }, 'source.nothing-usable', /x\.csv is none of the files/],
  ['a file that is no table', { others: { 'x.txt': 'a' } }, 'source.nothing-usable', /x\.txt cannot be used/],
  ['a missing column', { wages: WAGES.replace('TOT_EMP', 'JOBS') }, 'source.missing-columns', /without these columns: employment/],
  ['a repeated column', { wages: WAGES.replace('AREA,', 'A_MEDIAN,') }, 'source.repeated-columns', /medianWage/],
  ['a name without a year', { name: 'wages.csv' }, 'source.year-unknown', /Keep the published name/],
  ['another classification', { links: LINKS.replace('CIP2020Code', 'CIP2010Code') }, 'source.year-conflict', /CIP 2010 and SOC 2018/],
  ['a damaged number', { wages: WAGES.replace('97550', '97,550') }, 'import.too-many-rejects', /line 2:/],
  ['a wage as an hour', { wages: WAGES.replace('97550', '46.9') }, 'import.too-many-rejects', /"46\.9" is not a number from 5000/],
  ['a code that lost its zero', { links: LINKS.replace('29-1141', '29-114') }, 'import.too-many-rejects', /is not a code of an occupation/],
  ['a program as a number', { links: LINKS.replace('51.3801', '51.38') }, 'import.too-many-rejects', /"51\.38" is not a code of a program/],
  ['a row that stands twice', { outlook: OUTLOOK.replaceAll('11-1031', '29-1141') }, 'import.too-many-rejects', /29-1141 stands twice/],
  ['a file that broke off', { wages: WAGES.slice(0, -40) }, 'source.cut-off', /ends inside line 5/],
  ['a header alone', { wages: WAGES.slice(0, WAGES.indexOf('\n') + 1) }, 'source.no-rows', /no rows/],
  ['a web page', { wages: '<!DOCTYPE html><html></html>' }, 'source.web-page', /is a web page/],
  ['an empty file', { wages: '' }, 'source.empty', /is empty/],
  ['a file of NUL bytes', { wages: Buffer.alloc(500) }, 'source.nul-bytes', /NUL/],
])('refuses %s', async (_name, given, code, message) => {
  const error = await read(given).catch((thrown: unknown) => thrown);
  expect(error).toMatchObject({ code });
  expect((error as DomainError).message).toMatch(message);
});
