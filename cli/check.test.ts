import type { CheckReport, CheckRequest } from '../src/domain/imports/check.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const REPORT: CheckReport = {
  source: 'ipeds',
  year: 2024,
  release: 'final',
  tables: [
    {
      file: '/data/ADM2024.zip!adm2024_rv.csv',
      table: 'ADM',
      year: 2024,
      encoding: 'windows-1252',
      directory: false,
      read: 2001,
      rejected: 1,
      folded: 0,
      rowsWithoutUnitId: 0,
      fields: [
        { field: 'avgSAT', variable: 'SATVR50 + SATMT50', period: 'fall 2024' },
        { field: 'aliases', variable: 'IALIAS', period: '2024-25' },
      ],
      filled: { avgSAT: 1000, aliases: 2000 },
      samples: [{ line: 2, unitId: 900_001, values: [null, ['x'.repeat(80)]], statuses: 'sr' }],
    },
  ],
  drift: [{ file: '/data/ADM2024.zip!adm2024_rv.csv', table: 'ADM', missing: [], added: ['SATNEW'], isExtract: false }],
  unused: [{ file: '/data/notes.txt', reason: 'it is not a CSV or zip file' }],
  rejects: [{ file: '/data/ADM2024.zip!adm2024_rv.csv', line: 9, unitId: null, code: 'bad', message: '"x" is not a UNITID.', raw: 'x,1' }],
  faults: [
    {
      file: '/data/ADM2024.zip!adm2024_rv.csv',
      code: 'bad-unitid',
      variable: null,
      rows: 1,
      first: 9,
      last: 9,
      message: '"x" is not a UNITID.',
      text: 'x',
      isCommon: true,
    },
  ],
  notes: [
    {
      file: '/data/ADM2024.zip!adm2024_rv.csv',
      line: 12,
      unitId: 900_002,
      code: 'known-error',
      message: 'ACTCM25: 2 counts as not reported.',
    },
  ],
  refusals: [],
};

async function check(args: string, answer: () => Promise<CheckReport> = () => Promise.resolve(REPORT)) {
  const { terminal, outcome } = recordingTerminal();
  const requests: CheckRequest[] = [];
  const imports = {
    check(request: CheckRequest) {
      requests.push(request);
      request.onProgress?.('ADM');
      return answer();
    },
  };
  const useCases = { imports } as unknown as Application['useCases'];
  await runCli(['check', ...args.split(' ')], { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return { ...outcome, requests };
}

it('prints the content of files', async () => {
  const { out, err, exitCode } = await check('ipeds --dir /data');
  expect(out).toMatchInlineSnapshot(`
   "ipeds 2024, final

   Table  File                        Text          Year   Rows  Joined  No UNITID  Rejected
   ADM    ADM2024.zip!adm2024_rv.csv  windows-1252  2024  2,001       0          0         1

   ADM, rows with a value:
     avgSAT: 50.0 %  SATVR50 + SATMT50
     aliases: 100.0 %  IALIAS
     900001, line 2:
       avgSAT = none [suppressed]
       aliases = ["xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx… [reported]

   Would be rejected:
     ADM2024.zip!adm2024_rv.csv, line 9: "x" is not a UNITID.

   Would be read with a note:
     ADM2024.zip!adm2024_rv.csv, line 12: ACTCM25: 2 counts as not reported.

   New and missing columns:
     ADM2024.zip!adm2024_rv.csv: 1 new (SATNEW)

   Unused files and columns:
     notes.txt: it is not a CSV or zip file

   An import would accept these files. Nothing was written.
   "
  `);
  expect([err, exitCode]).toEqual(['reading ADM\n', 0]);
});

it('prints only JSON with --json, with samples by field', async () => {
  const { out, err } = await check('ipeds --dir /data --json');
  expect(JSON.parse(out)).toMatchObject({
    source: 'ipeds',
    refusals: [],
    drift: [{ added: ['SATNEW'] }],
    tables: [{ table: 'ADM', samples: [{ line: 2, unitId: 900_001, fields: { avgSAT: { value: null, status: 'suppressed' } } }] }],
  });
  expect(err).toBe('');
});

it('passes its options to the use case', async () => {
  const { requests } = await check(
    'crime --dir a --file b.csv --year 2022 --release final --max-reject 0 --allow-shrink 10% --allow-drift 0.2',
  );
  expect(requests).toMatchObject([
    { source: 'crime', paths: ['a', 'b.csv'], year: 2022, release: 'final', maxReject: 0, allowShrink: 0.1, allowDrift: 0.2 },
  ]);
});

it('exits with the code of the import', async () => {
  const refused = { ...REPORT, refusals: ['adm.csv: the ADM table has 10 rows, where run 7 (2024) had 2000.'] };
  const over = await check('ipeds --dir /data', () => Promise.resolve(refused));
  expect(over.exitCode).toBe(3);
  expect(over.out).toContain('An import would be refused:\n  adm.csv: the ADM table has 10 rows');
  const drifted = () =>
    Promise.reject(new DomainError('invalid', 'source.missing-columns', 'a.csv is a HD table without these columns: UNITID.'));
  expect(await check('ipeds --dir /data', drifted)).toMatchObject({
    exitCode: 4,
    err: expect.stringContaining('without these columns: UNITID') as string,
  });
  const json = await check('ipeds --dir /data --json', drifted);
  expect([json.exitCode, JSON.parse(json.out)]).toMatchObject([4, { error: { code: 'source.missing-columns' } }]);
});
