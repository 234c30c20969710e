import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { buffer } from 'node:stream/consumers';
import { ZipFile } from 'yazl';
import type { Proof } from './proof.ts';
import { reportText } from './report.ts';
import { runProof } from './run-proof.ts';

const DIRECTORY = 'UNITID,INSTNM,CITY,CYACTIVE,OPENPUBL,DEGGRANT,UGOFFER,SECTOR,DEATHYR,LOCALE,HBCU,WEBADDR,ICLEVEL';
const FILES: Readonly<Record<string, string>> = {
  'hd2024.csv': `\uFEFF${DIRECTORY}
100654,Alabama A & M University,Normal,1,1,1,1,1,-2,12,1,www.aamu.edu/,1
100733,System Office,Tuscaloosa,1,1,1,1,0,-2,13,2,,1
166027,"Harvard, University",Cambridge,1,1,1,1,2,-2,-3,2,https://www.harvard.edu,1
`,
  // The padded edition of the same tables: quoted names, spaces, a dot for a missing number.
  'DRVEF2024.csv': '"UNITID","EFUG","ENRTOT   "\n100654, 5500, 6614\n166027, 8844, .\n',
  'ef2024d.csv':
    'UNITID,XRRFTCTA,RRFTCTA,XRET_PCF,RET_PCF,RRPTCTA,RET_PCP,XSTUFACR,STUFACR\n100654,R,1976,R,65,12,100,P,\n166027,R,20,R,100,,,R,\n',
  'oncampuscrime212223.csv': crimes(),
};

/** Nine students of the second income band: their price is withheld. */
const MERGED = `UNITID,D150_4,D150_4_PELL,NPT4_PUB,NPT41_PUB,NUM41_PUB,NPT42_PUB,NUM42_PUB,CDR3
100654,1284,902,14559,13776,328,15000,9,0
166027,NA,NA,PS,NA,NA,NA,NA,0
`;

/** Two campuses of one college. The second had no students in 2021. */
function crimes(): string {
  const offenses = ['MURD', 'NEG_M', 'RAPE', 'FONDL', 'INCES', 'STATR', 'ROBBE', 'AGG_A', 'BURGLA', 'VEHIC', 'ARSON'];
  const columns = ['21', '22', '23'].flatMap((year) => offenses.map((offense) => offense + year));
  const campus = (id: string, first: string) => [id, '1000', ...columns.map((column) => (column.endsWith('21') ? first : '1'))].join(',');
  return [['UNITID_P', 'Total', ...columns].join(','), campus('100654001', '2'), campus('100654002', '')].join('\n');
}

const RIGHT = {
  name: 'Alabama A & M University',
  location: 'Normal',
  level: 4,
  locale: 'city-midsize',
  isHBCU: true,
  website: 'https://www.aamu.edu',
  size: 5500,
  totalEnrollment: 6614,
  retentionRate: 0.65,
  retentionCohort: 1976,
  crimeIncidentsByYear: { 2021: 22, 2022: 22, 2023: 22 },
  crimeIncidentsTotal: 66,
  crimeRatePer1000: 22,
};
const HARVARD = {
  name: 'Harvard, University',
  level: 4,
  location: 'Cambridge',
  isHBCU: false,
  website: 'https://www.harvard.edu',
  size: 8844,
  retentionCohort: 20,
};

let folder: string;
let server: Server;
interface Shown {
  values: Record<string, unknown>;
  statuses: Record<string, string>;
  years?: Record<string, number>;
}
let colleges: Map<number, Shown>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'proof-'));
  for (const [name, text] of Object.entries(FILES)) await writeFile(path.join(folder, name), text);
  const zip = new ZipFile();
  zip.addBuffer(Buffer.from(MERGED), 'MERGED.csv');
  zip.end();
  await writeFile(path.join(folder, 'MERGED2023_24_PP.csv.zip'), await buffer(zip.outputStream));
  server = createServer((request, response) => {
    const url = new URL(request.url ?? '', 'http://site');
    const json = [...colleges].map(([ipedsUnitId, { values, statuses }]) => ({ ipedsUnitId, valueStatus: statuses, ...values }));
    const one = json.find(({ ipedsUnitId }) => url.pathname === `/api/colleges/slug/${ipedsUnitId}`);
    const years = colleges.get(one?.ipedsUnitId ?? 0)?.years ?? {};
    const provenance = Object.fromEntries(Object.keys(one ?? {}).map((field) => [field, { year: years[field] ?? yearOf(field) }]));
    response.statusCode = one || url.pathname === '/api/colleges' ? 200 : 404;
    response.end(JSON.stringify(one ? { college: one, provenance } : json));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  await rm(folder, { recursive: true });
});

const yearOf = (field: string): number => (/^(crime|netPrice|(graduation|pellGraduation)Cohort)/.test(field) ? 2023 : 2024);

beforeEach(() => {
  const price = { netPricePublic: 14559, netPricesByIncome: { '0-30000': 13776 }, netPriceStudents: { '0-30000': 328, '30001-48000': 9 } };
  const cohorts = { graduationCohort: 1284, pellGraduationCohort: 902 };
  colleges = new Map<number, Shown>([
    [100654, { values: { ...RIGHT, ...price, ...cohorts }, statuses: {} }],
    [166027, { values: HARVARD, statuses: { retentionRate: 'suppressed' } }],
  ]);
});

async function proof(all = false): Promise<Proof> {
  const { port } = server.address() as AddressInfo;
  return runProof({ data: folder, site: `http://127.0.0.1:${port}`, all }, () => undefined);
}

function change(college: number, values: Record<string, unknown>, statuses: Record<string, string> = {}): void {
  const known = colleges.get(college);
  colleges.set(college, { values: { ...known?.values, ...values }, statuses: { ...known?.statuses, ...statuses } });
}

it('finds the same figures in the files and on the site', async () => {
  const found = await proof();
  expect(found.differences).toEqual([]);
  expect(found.counts.exact).toBeGreaterThan(20);
  expect(found.byField.get('size')).toEqual({ exact: 2, 'both missing': 0, differ: 0 });
  expect(found.byField.get('netPricePublic')).toEqual({ exact: 1, 'both missing': 1, differ: 0 });
  expect(found.unchecked).toEqual(expect.arrayContaining(['avgSAT', 'medianDebt', 'researchFundingTotal', 'carnegieClassification']));
});

it.each<[string, Record<string, unknown>, Record<string, string>, string]>([
  ['a wrong number', { size: 5501 }, {}, 'size of 100654: expected 5500, got 5501 (reported)'],
  ['a lost number', { size: null }, {}, 'size of 100654: expected 5500, got null (not-reported)'],
  ['a percent for a fraction', { retentionRate: 65 }, {}, 'retentionRate of 100654: expected 0.65, got 65 (reported)'],
  ['a wrong code', { locale: 'city-small' }, {}, 'locale of 100654: expected "city-midsize", got "city-small" (reported)'],
  ['a lost campus', { crimeIncidentsTotal: 55 }, {}, 'crimeIncidentsTotal of 100654: expected 66, got 55 (reported)'],
  ['a wrong band', { netPricesByIncome: { '0-30000': 1 } }, {}, 'got {"0-30000":1} (reported)'],
  ['a wrong status', {}, { retentionRate: 'imputed' }, 'retentionRate of 100654: 0.65 is right, its status is imputed instead of reported'],
])('reports %s', async (_what, values, statuses, told) => {
  change(100654, values, statuses);
  const text = reportText(await proof());
  expect(text).toContain(told);
});

it('reports a rate of too few students, and a value under a wrong year', async () => {
  change(166027, { retentionRate: 1 });
  colleges.set(100654, { values: RIGHT, statuses: {}, years: { size: 2023 } });
  const text = reportText(await proof());
  expect(text).toContain('retentionRate of 166027: expected null, got 1 (suppressed)');
  expect(text).toContain('size of 100654: 5500 is right, its year is 2023 instead of 2024');
});

it('reports listed offices, colleges that the list lacks, and colleges without a page', async () => {
  colleges.set(100733, { values: { name: 'System Office', location: 'Tuscaloosa' }, statuses: {} });
  colleges.delete(166027);
  const text = reportText(await proof(true));
  expect(text).toContain('list of 100733: it is listed, but is no open college with undergraduates');
  expect(text).toContain('page of 166027: the site does not have this college');
  expect(text).not.toContain('page of 100654');
});
