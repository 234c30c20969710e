import type { FileFaults } from '../src/domain/imports/rows/fault-groups.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { NO_COUNTS, type ImportReport } from '../src/domain/imports/import-run.ts';
import type { Imports } from '../src/domain/imports/imports.use-cases.ts';
import { mergingOf } from '../src/domain/imports/import-progress.ts';
import type { ImportRequest } from '../src/domain/imports/import-request.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal, type Outcome as Said } from './terminal.fixture.ts';

const FAULT: FileFaults = {
  file: '/data/HD2024.zip!hd2024.csv',
  code: 'bad',
  variable: null,
  rows: 2,
  first: 9,
  last: 10,
  message: 'Bad.',
  text: null,
  isCommon: false,
};

const REPORT: ImportReport = {
  source: 'ipeds',
  year: 2024,
  release: 'provisional',
  obtainedFrom: null,
  matchedBy: null,
  actor: 'tester',
  startedAt: new Date('2026-11-21T10:00:00.000Z'),
  mergedFrom: new Date('2026-11-21T10:00:00.500Z'),
  finishedAt: new Date('2026-11-21T10:00:01.250Z'),
  runId: 7,
  status: 'succeeded',
  counts: { ...NO_COUNTS, inserted: 3791, updated: 12, closed: 1 },
  diff: null,
  tables: [{ file: '/data/HD2024.zip!hd2024.csv', table: 'HD', read: 6073, matched: 3791, outside: 2281, rejected: 1, folded: 0 }],
  unused: [{ file: '/data/drvf2024.csv', reason: 'Alma does not use the DRVF table' }],
  drift: [
    {
      file: '/data/HD2024.zip!hd2024.csv',
      table: 'HD',
      missing: ['CSA'],
      added: ['ONE', 'TWO', 'THREE', 'FOUR', 'FIVE'],
      isExtract: false,
    },
  ],
  rejects: [{ file: '/data/HD2024.zip!hd2024.csv', line: 9, unitId: null, code: 'bad', message: 'UNITID is not a number', raw: 'x' }],
  faults: [
    { ...FAULT, rows: 1, last: 9, message: 'UNITID is not a number', isCommon: true },
    { ...FAULT, code: 'not-a-number', variable: 'APPLCN', rows: 1931, last: 1957, text: 'n/a' },
  ],
  notes: [{ file: '/data/HD2024.zip!hd2024.csv', line: 12, unitId: 900_002, code: 'stray-quote', message: 'A cell has unescaped quotes.' }],
  files: [],
  message: '',
};

interface Outcome extends Said {
  requests: ImportRequest[];
  closed: number;
}

/** Runs a command line with use cases that return `answer`. */
async function alma(
  args: string,
  answer: () => Promise<ImportReport> = () => Promise.resolve(REPORT),
  others: object = {},
): Promise<Outcome> {
  const { terminal, outcome: said } = recordingTerminal();
  const outcome: Outcome = Object.assign(said, { requests: [], closed: 0 });
  const imports: Imports = {
    import(request) {
      outcome.requests.push(request);
      request.onProgress?.({ step: 'reading', table: 'HD', bytesRead: 10, bytesTotal: 20 });
      for (const part of ['match', 'write', 'finish'] as const) request.onProgress?.(mergingOf(part));
      return answer();
    },
    findApplied: () => Promise.resolve(undefined),
    failUnread: () => Promise.reject(new Error('Another test covers a failed download.')),
    check: () => Promise.reject(new Error('Another test covers the command check.')),
    exportCatalog: (directory) =>
      Promise.resolve({ colleges: 3791, files: [{ file: `${directory}/catalog.csv.gz`, bytes: 508_047, sha256: 'x' }] }),
  };
  // Other tests cover the other commands with real databases.
  const useCases = { imports, ...others } as Application['useCases'];
  const close = async () => {
    outcome.closed += 1;
  };
  await runCli(args === '' ? [] : args.split(' '), {
    start: async () => ({ useCases, close }),
    examine: () => Promise.resolve([]),
    database: { migrate: () => Promise.resolve([]), grantServing: () => Promise.resolve() },
    terminal,
  });
  return outcome;
}

const USER_COMMANDS = ['create', 'promote', 'list', 'disable', 'enable', 'reset-password'];

const refusing = (kind: DomainError['kind'], code: string) => () => Promise.reject(new DomainError(kind, code, 'Refused.'));

describe('help', () => {
  it.each([
    '--help',
    'audit list --help',
    'check --help',
    'doctor --help',
    'import --help',
    'import definitions --help',
    'import occupations --help',
    'catalog closures --help',
    'catalog export --help',
    'catalog nicknames --help',
    'database grant --help',
    'database migrate --help',
    'locks set --help',
    'match --help',
    'rank --help',
    'runs --help',
    'runs rollback --help',
    'schedule --help',
    'scores recompute --help',
    'services check --help',
    'services import --help',
    'sources --help',
    'user --help',
    'verify --help',
    ...USER_COMMANDS.map((name) => `user ${name} --help`),
  ])('of "%s"', async (args) => {
    const { out, exitCode } = await alma(args);

    expect(out).toMatchSnapshot();
    expect(exitCode).toBe(0);
  });
});

describe('import', () => {
  it('prints the outcome of every table and college', async () => {
    const { out, err, exitCode, closed } = await alma('import ipeds --dir /data');

    expect(out).toMatchInlineSnapshot(`
     "ipeds 2024, provisional

     Table  File                    Rows  Colleges  Outside  Rejected
     HD     HD2024.zip!hd2024.csv  6,073     3,791    2,281         1

     Colleges: 3,791 added, 12 changed, 0 unchanged.
     1 closed, 0 merged into another, 0 no longer listed.

     Rejected rows:
       HD2024.zip!hd2024.csv, line 9: UNITID is not a number
       HD2024.zip!hd2024.csv: APPLCN: not a number, 1,931 rows, lines 9–1957, for example Bad.

     Rows read with a note:
       HD2024.zip!hd2024.csv, line 12: A cell has unescaped quotes.

     New and missing columns:
       HD2024.zip!hd2024.csv: 1 missing (CSA); 5 new (ONE, TWO, THREE, FOUR, …)

     Unused files and columns:
       drvf2024.csv: Alma does not use the DRVF table

     Done in 1.3 s, reading 0.5 s and merging 0.8 s (run 7).
     "
    `);
    expect(err.split('\n')).toEqual([
      'reading HD',
      'merging, step 1 of 9: finding the colleges of the rows',
      'merging, step 8 of 9: writing the colleges',
      'merging, step 9 of 9: finishing the run',
      '',
    ]);
    expect({ exitCode, closed }).toEqual({ exitCode: 0, closed: 1 });
  });

  it('passes its options to the use case', async () => {
    const { requests } = await alma(
      'import ipeds --dir a b --file c.zip --year 2023 --release final --dry-run --max-reject 2.5% --allow-shrink 0.1 --allow-drift 7% --only-fields size,avgSAT --limit 20 --force --history --obtained-from archive.org --matched-by name',
    );

    expect(requests).toEqual([
      expect.objectContaining({
        source: 'ipeds',
        paths: ['a', 'b', 'c.zip'],
        year: 2023,
        release: 'final',
        dryRun: true,
        maxReject: 0.025,
        allowShrink: 0.1,
        allowDrift: 0.07,
        onlyFields: ['size', 'avgSAT'],
        limit: 20,
        force: true,
        historyOnly: true,
        obtainedFrom: 'archive.org',
        matchedBy: 'name',
      }),
    ]);
  });

  it('omits options that were not given', async () => {
    const { requests } = await alma('import scorecard --file c.csv');

    expect(requests[0]).toMatchObject({
      source: 'scorecard',
      dryRun: false,
      force: false,
      historyOnly: false,
    });
    const options = ['year', 'onlyFields', 'limit', 'maxReject', 'allowShrink', 'allowDrift', 'obtainedFrom', 'matchedBy'];
    for (const option of options) expect(requests[0]).not.toHaveProperty(option);
  });

  it('prints only JSON with --json', async () => {
    const { out, err } = await alma('import ipeds --dir /data --json');

    expect(JSON.parse(out)).toMatchObject({ status: 'succeeded', runId: 7, counts: { inserted: 3791 } });
    expect(err).toBe('');
  });

  it('prints a refusal as JSON with --json', async () => {
    const { out, exitCode } = await alma('import ipeds --dir /data --json', refusing('busy', 'import.busy'));

    expect(JSON.parse(out)).toEqual({ error: { code: 'import.busy', message: 'Refused.', faults: [] } });
    expect(exitCode).toBe(75);
  });

  it('names the options that let a refused import pass', async () => {
    const refused = () =>
      Promise.reject(new DomainError('conflict', 'import.older-release', 'Too old.', [], undefined, ['history', 'force', 'allow-shrink']));
    const sentences =
      'Too old. Use --history to import it as a former year. Use --force to import it anyway. ' +
      'Use --allow-shrink with a share above the missing part, such as --allow-shrink 0.1, to permit it.';

    expect((await alma('import ipeds --dir /data', refused)).err).toContain(sentences);
    const { out } = await alma('import ipeds --dir /data --json', refused);
    expect(JSON.parse(out)).toEqual({ error: { code: 'import.older-release', message: sentences, faults: [] } });
  });

  it.each<[DomainError['kind'], string, number]>([
    ['busy', 'import.busy', 75],
    ['invalid', 'import.too-many-rejects', 3],
    ['invalid', 'import.too-much-shrink', 3],
    ['invalid', 'import.too-few-rows', 3],
    ['invalid', 'import.too-few-values', 3],
    ['invalid', 'import.too-much-change', 3],
    ['invalid', 'import.unknown-field', 2],
    ['invalid', 'source.missing-columns', 4],
    ['invalid', 'source.not-found', 2],
    ['invalid', 'source.zip-damaged', 1],
    ['conflict', 'import.older-release', 1],
  ])('exits after a refusal of kind %s, code %s with %d', async (kind, code, expected) => {
    const { err, exitCode, closed } = await alma('import ipeds --dir /data', refusing(kind, code));

    expect(exitCode).toBe(expected);
    expect(err).toContain('Refused.');
    expect(closed).toBe(1);
  });

  it('exits with 1 after a cancellation', async () => {
    const cancelled = () => Promise.resolve<ImportReport>({ ...REPORT, status: 'cancelled', message: 'The run was cancelled.' });

    expect(await alma('import ipeds --dir /data', cancelled)).toMatchObject({ exitCode: 1, closed: 1 });
  });

  describe('with --publish', () => {
    const PUBLISHED = { status: 'published', version: 'v1', dataVersion: '2026-11-21.1', tables: [], forgotten: [] };
    const warehouse = (publishNow: () => Promise<unknown>, requireUsable = () => Promise.resolve()) => {
      return { colleges: { refresh: () => Promise.resolve() }, warehouse: { publishNow, requireUsable } };
    };
    const run = (args: string, others: object) => alma(`import ipeds --dir /data --publish${args}`, undefined, others);

    it('publishes the catalog after the import', async () => {
      const others = warehouse(() => Promise.resolve(PUBLISHED));
      expect(await run('', others)).toMatchObject({
        exitCode: 0,
        out: expect.stringContaining('Published data version 2026-11-21.1') as string,
      });
      expect(JSON.parse((await run(' --json', others)).out)).toMatchObject({ status: 'succeeded', publication: PUBLISHED });
    });

    it.each([
      [new DomainError('conflict', 'warehouse.publishing', 'It is being published already.'), 'warehouse.publishing'],
      [new Error('the disk is full'), null],
    ])('a publication that fails leaves the import and its exit code as they are: %s', async (error, code) => {
      const others = warehouse(() => Promise.reject(error));
      const { exitCode, out, err } = await run('', others);
      expect([exitCode, out.includes('3,791')]).toEqual([0, true]);
      expect(err).toContain(`The import is applied, but the catalog is not published: ${error.message} To publish it, run:`);
      expect(JSON.parse((await run(' --json', others)).out)).toMatchObject({
        status: 'succeeded',
        publication: { status: 'failed', code, message: error.message },
      });
    });

    it('imports nothing where nothing can be published, and publishes nothing after a cancellation', async () => {
      const off = () => Promise.reject(new DomainError('unavailable', 'warehouse.not-usable', 'The warehouse is off.'));
      const never = () => Promise.reject(new Error('not after a cancellation'));
      expect(await run('', warehouse(never, off))).toMatchObject({
        exitCode: 1,
        requests: [],
        err: expect.stringContaining('is off') as string,
      });
      const cancelled = () => Promise.resolve<ImportReport>({ ...REPORT, status: 'cancelled', message: '' });
      expect(await alma('import ipeds --dir /data --publish', cancelled, warehouse(never))).toMatchObject({
        exitCode: 1,
        err: expect.not.stringContaining('not published') as string,
      });
      expect(await run(' --dry-run', warehouse(never))).toMatchObject({ exitCode: 2, requests: [] });
    });
  });

  it('rethrows an unknown error after closing', async () => {
    await expect(alma('import ipeds --dir /data', () => Promise.reject(new TypeError('a bug')))).rejects.toThrow('a bug');
  });
});

describe('an invalid command line', () => {
  it.each([
    'import',
    'import ipeds',
    'import nonsense --dir a',
    'import ipeds --dir a --year 24',
    'import ipeds --dir a --max-reject 200%',
    'import ipeds --dir a --release later',
    'import ipeds --dir a --limit 10',
    'import ipeds --dir a --dry-run --limit none',
    'import ipeds --dir a --only-fields size,,avgSAT',
    'import ipeds --dir a --allow-drift much',
    'check',
    'check ipeds',
    'check ipeds --dir a --dry-run',
    'import ipeds --dir a --unknown',
    'user create',
    'user create --email unknown --username ada --first-name Ada --last-name Lovelace',
    'user create --email ada@example.edu --username a! --first-name Ada --last-name Lovelace',
    'user create --email ada@example.edu --username ada --first-name Ada --last-name Lovelace --role king',
    'user create --email ada@example.edu --username ada --first-name Ada --last-name Lovelace --password secret123',
    'user create --email ada@example.edu --username ada --first-name Ada --last-name Lovelace',
    'user promote ada@example.edu',
    'user promote ada --role staff',
    'user disable ada',
    'user list --limit 0',
    'user list --limit many',
    'user reset-password ada@example.edu',
    'unknown',
  ])('"%s" exits with 2 before the application starts', async (args) => {
    const { exitCode, err, closed, requests } = await alma(args);

    expect({ exitCode, closed, requests }).toEqual({ exitCode: 2, closed: 0, requests: [] });
    expect(err).toMatch(/^error: /);
  });
});

describe('catalog export', () => {
  it('prints the written files', async () => {
    const { out, exitCode } = await alma('catalog export --dir seeds');

    expect(out).toBe('3,791 colleges\n  seeds/catalog.csv.gz  508,047 bytes\n');
    expect(exitCode).toBe(0);
  });
});
