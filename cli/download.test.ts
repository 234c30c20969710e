import { NO_COUNTS, type ImportReport } from '../src/domain/imports/import-run.ts';
import type { ImportRequest } from '../src/domain/imports/import-request.ts';
import type { DownloadReport, DownloadRequest } from '../src/domain/downloads/downloads.use-cases.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal } from './terminal.fixture.ts';

const url = 'https://nces.ed.gov/ipeds/datacenter/data/';
const DOWNLOAD: DownloadReport = {
  source: 'ipeds',
  year: 2024,
  files: [
    { file: 'HD2024.zip', url: `${url}HD2024.zip`, outcome: 'new', bytes: 1_100_000, sha256: 'a' },
    { file: 'IC2024.zip', url: `${url}IC2024.zip`, outcome: 'changed', bytes: 380_000, sha256: 'b' },
    { file: 'ADM2024.zip', url: `${url}ADM2024.zip`, outcome: 'absent', bytes: 0, sha256: null },
  ],
  paths: ['/data/downloads/ipeds/2024/HD2024.zip', '/data/downloads/ipeds/2024/IC2024.zip'],
};

const when = new Date('2026-11-21T10:00:00.000Z');
const REPORT: Partial<ImportReport> = {
  source: 'ipeds',
  year: 2024,
  release: 'provisional',
  actor: 'tester',
  startedAt: when,
  finishedAt: when,
  runId: null,
  status: 'unchanged',
  counts: NO_COUNTS,
  tables: [],
  drift: [],
  unused: [],
  rejects: [],
  faults: [],
  notes: [],
  files: [],
  message: 'Run 7 has applied these files already.',
};

async function alma(args: string, answer: () => Promise<DownloadReport> = () => Promise.resolve(DOWNLOAD)) {
  const { terminal, outcome } = recordingTerminal();
  const downloaded: DownloadRequest[] = [];
  const imported: ImportRequest[] = [];
  const failed: ImportRequest[] = [];
  const imports = {
    import(request: ImportRequest) {
      imported.push(request);
      return Promise.resolve(REPORT as ImportReport);
    },
    failUnread(error: Error, request: ImportRequest) {
      failed.push(request);
      return Promise.reject(error);
    },
  };
  const downloads = {
    download(request: DownloadRequest) {
      downloaded.push(request);
      for (const { file, bytes, outcome } of DOWNLOAD.files) {
        request.onProgress?.({ file, bytes: 10, outcome: null });
        request.onProgress?.({ file, bytes, outcome });
      }
      return answer();
    },
  };
  const useCases = { imports, downloads } as unknown as Application['useCases'];
  await runCli(args.split(' '), { start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }), terminal });
  return { ...outcome, downloaded, imported, failed };
}

describe('import --download', () => {
  it('imports downloaded files and prints the outcome of each', async () => {
    const { downloaded, imported, err, exitCode } = await alma('import ipeds --download --year latest --refresh --dry-run');
    expect(downloaded).toMatchObject([{ source: 'ipeds', year: 'latest', refresh: true }]);
    expect(imported).toMatchObject([{ source: 'ipeds', paths: DOWNLOAD.paths, year: 2024, dryRun: true }]);
    expect(exitCode).toBe(0);
    expect(err).toBe(
      [
        'HD2024.zip: downloaded (1,100,000 bytes)',
        'IC2024.zip: downloaded; it differs from the last download: a new release (380,000 bytes)',
        'ADM2024.zip: not published',
        'ipeds 2024: 2 files',
        '',
      ].join('\n'),
    );
  });

  it('prints only JSON with --json, including the downloaded files', async () => {
    const { out, err, downloaded } = await alma('import ipeds --download --year 2024 --json');
    expect(downloaded).toMatchObject([{ year: 2024, refresh: false }]);
    expect(JSON.parse(out)).toMatchObject({ status: 'unchanged', download: DOWNLOAD.files });
    expect(err).toBe('');
  });

  it.each([
    ['refused', 'download.private-address', 1],
    ['unavailable', 'download.too-slow', 1],
    ['not-found', 'download.not-published', 1],
    ['invalid', 'download.by-hand', 2],
    ['invalid', 'download.no-such-year', 2],
    ['busy', 'download.busy', 75],
  ] as const)('exits after a failure of kind %s, code %s with %d, and imports nothing', async (kind, code, expected) => {
    const failing = () => Promise.reject(new DomainError(kind, code, 'Not fetched.'));
    const text = await alma('import ipeds --download --year 2024', failing);
    expect(text).toMatchObject({ exitCode: expected, imported: [], failed: [{ source: 'ipeds', year: 2024, isWatched: false }] });
    expect(text.err).toContain('Not fetched.');
    const json = await alma('import ipeds --download --year 2024 --json', failing);
    expect(JSON.parse(json.out)).toMatchObject({ error: { code } });
  });

  it.each([
    'import ipeds --download',
    'import ipeds --download --year 2024 --file HD2024.zip',
    'import ipeds --download --year 2024 --dir a',
    'import ipeds --download https://nces.ed.gov/HD2024.zip --year 2024',
    'import ipeds --dir a --year latest',
    'import ipeds --dir a --refresh',
    'import ipeds --download --year newest',
  ])('"%s" exits with 2 before a download', async (args) => {
    expect(await alma(args)).toMatchObject({ exitCode: 2, downloaded: [], imported: [] });
  });
});
