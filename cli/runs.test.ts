import { NO_HISTORY } from '../src/domain/imports/history-diff.ts';
import type { HistoryDiff } from '../src/domain/imports/run-diff.ts';
import { NO_COUNTS } from '../src/domain/imports/import-run.ts';
import type { Locks } from '../src/domain/corrections/locks.use-cases.ts';
import type { RunDiff } from '../src/domain/imports/run-diff.ts';
import type { RollbackOutcome, RunDetail } from '../src/domain/runs/runs.ports.ts';
import type { StoredReject } from '../src/domain/runs/rejected-files.ts';
import type { Runs } from '../src/domain/runs/runs.use-cases.ts';
import { DomainError } from '../src/domain/shared/domain-error.ts';
import { runCli } from './program.ts';
import type { Application } from './with-application.ts';
import { recordingTerminal, type Outcome } from './terminal.fixture.ts';

const RUN: RunDetail = {
  id: 12,
  source: 'ipeds',
  year: 2024,
  release: 'provisional',
  obtainedFrom: 'a third-party copy of the published file',
  matchedBy: 'name and state',
  mapping: [{ table: 'ADM', columns: [{ column: 'ADMSSN', from: 'ADMITTED', notReported: ['n/a'] }], ignored: ['NOTES'] }],
  status: 'succeeded',
  startedAt: new Date('2026-11-21T10:00:00.000Z'),
  finishedAt: new Date('2026-11-21T10:00:09.000Z'),
  mergedFrom: new Date('2026-11-21T10:00:03.000Z'),
  history: null,
  actor: 'ada',
  message: '',
  counts: { inserted: 2, updated: 1_500, unchanged: 20, closed: 3, merged: 0, unlisted: 0, recorded: 9_000 },
  tables: [{ file: '/data/ADM2024.zip!adm2024.csv', table: 'ADM', read: 1_967, matched: 1_900, outside: 60, rejected: 7, folded: 0 }],
  files: [{ file: '/data/ADM2024.zip!adm2024.csv', table: 'ADM', bytes: 9, sha256: 'abc' }],
  remarks: {
    faults: [],
    notes: [{ file: 'adm2024.csv', line: 9, unitId: 5, code: 'padded', message: 'The row has one cell less than the header.' }],
    drift: [{ file: 'adm2024.csv', table: 'ADM', missing: ['SATVR25'], added: ['NOTES'], isExtract: false }],
    unused: [{ file: 'readme.txt', reason: 'not a table' }],
  },
  keptRejects: 7,
  acknowledgedAt: null,
  acknowledgedBy: null,
};

const DIFF: RunDiff = {
  inserted: { count: 2, first: [{ unitId: 5, name: 'New College' }] },
  updated: 1_500,
  unchanged: 20,
  fields: [
    { field: 'avgSAT', changed: 3, gained: 1, lost: 0, receiptOnly: 1_400 },
    { field: 'zip', changed: 0, gained: 0, lost: 0, receiptOnly: 1_500 },
  ],
  largest: [{ unitId: 1, name: 'Ash', field: 'annualCost', before: 10_000, after: 4_000, relative: 0.6 }],
  anomalies: {
    count: 1,
    first: [{ unitId: 1, name: 'Ash', field: 'annualCost', before: 10_000, after: 4_000, relative: 0.6 }],
    byField: { annualCost: 1 },
  },
  vanished: { count: 1, first: [{ unitId: 2, name: 'Beech', became: 'closed' }] },
  locked: { count: 1, first: [{ unitId: 3, name: 'Cedar', field: 'size', staff: 7, supplied: 9 }] },
  history: null,
};

const ROLLBACK: RollbackOutcome = {
  runId: 12,
  status: 'rolled-back',
  restored: 1_500,
  values: 9_000,
  removed: 1,
  kept: { count: 1, first: [{ unitId: 5, name: 'New College', because: 'wanted' }] },
  history: NO_HISTORY,
  importAgain: [14],
};

const HISTORY: HistoryDiff = {
  gained: 0,
  changed: 1_480,
  lost: 2,
  receiptOnly: 59_568,
  largest: [{ unitId: 1, name: 'Ash', field: 'retentionRate', year: 2022, before: 0.51, after: 0.67, relative: 0.31 }],
};
const HISTORY_TEXT = `History: 1,480 values changed, 0 gained, 2 lost, 59,568 from another source only.
Largest changes of the history:
  Ash (1), Retention rate, 2022: 51% → 67% (+31 %)`;

const REJECT: StoredReject = { file: '/data/a.csv', line: 9, key: null, code: 'bad', message: 'UNITID is not a number', raw: '=1+1,"x"' };

interface Given {
  runs?: Partial<Runs>;
  locks?: Partial<Locks>;
}

/** Runs a command line with use cases that know only run 12. */
async function alma(args: string | string[], given: Given = {}): Promise<Outcome> {
  const { terminal, outcome } = recordingTerminal();
  const known =
    <T>(value: T) =>
    (id: number) =>
      id === 12 ? Promise.resolve(value) : missing(id);
  const runs: Partial<Runs> = {
    list: () => Promise.resolve([RUN]),
    show: known(RUN),
    diff: known(DIFF),
    rejects: known([REJECT]),
    rollback: (id, { dryRun }) => known<RollbackOutcome>({ ...ROLLBACK, status: dryRun ? 'dry-run' : 'rolled-back' })(id),
    ...given.runs,
  };
  // Other tests cover the other commands.
  const useCases = { runs, locks: given.locks } as Application['useCases'];
  await runCli(typeof args === 'string' ? args.split(' ') : args, {
    start: () => Promise.resolve({ useCases, close: () => Promise.resolve() }),
    terminal,
  });
  return outcome;
}

const missing = (id: number) => Promise.reject(new DomainError('not-found', 'run.not-found', `There is no run ${id}.`));

describe('runs', () => {
  it('lists runs', async () => {
    const asked: unknown[] = [];
    const list: Runs['list'] = (filter) => {
      asked.push(filter);
      return Promise.resolve([RUN]);
    };

    expect((await alma('runs list --source ipeds --limit 5', { runs: { list } })).out).toMatchInlineSnapshot(`
     "Run  Started (UTC)     Source  Year  Release      Status     Changes
     12   2026-11-21 10:00  ipeds   2024  provisional  succeeded  2 added, 1,500 changed, 3 gone
     "
    `);
    expect(asked).toEqual([{ source: 'ipeds', most: 5 }]);
    const forHistory = { ...RUN, counts: { ...NO_COUNTS, unchanged: 9, recorded: 3_144 } };
    expect((await alma('runs list', { runs: { list: () => Promise.resolve([forHistory]) } })).out).toContain(
      '3,144 rows stored for the history',
    );
    const counted = { ...forHistory, history: { changed: 1_480, lost: 3, gained: 12_000, receiptOnly: 9 } };
    expect((await alma('runs list', { runs: { list: () => Promise.resolve([counted]) } })).out).toContain(
      '3,144 rows stored for the history, 1,483 of its values changed, 12,000 gained',
    );
    expect(JSON.parse((await alma('runs list --json')).out)).toMatchObject([{ id: 12 }]);
    expect((await alma('runs list', { runs: { list: () => Promise.resolve([]) } })).out).toBe('No runs.\n');
  });

  it('shows a run', async () => {
    expect((await alma('runs show 12')).out).toMatchInlineSnapshot(`
     "Run 12: ipeds 2024, provisional
     succeeded, started 2026-11-21 10:00 UTC by ada, took 9.0 s, reading 3.0 s and merging 6.0 s
     2 added, 1,500 changed, 3 gone
     Files obtained from: a third-party copy of the published file
     Matched by: name and state

     Table  File                      Rows  Colleges  Outside  Rejected
     ADM    ADM2024.zip!adm2024.csv  1,967     1,900       60         7

     Columns:
       ADM: ADMSSN is read from the column ADMITTED.
       ADM: in ADMSSN, "n/a" means not reported.
       ADM: NOTES is ignored.

     Rows read with a note:
       adm2024.csv, line 9: The row has one cell less than the header.

     New and missing columns:
       adm2024.csv: 1 missing (SATVR25); 1 new (NOTES)

     Unused files and columns:
       readme.txt: not a table

     Files:
       ADM2024.zip!adm2024.csv  abc

     7 rejected rows are stored: runs rejects 12
     "
    `);
  });

  it('prints the changes of a run', async () => {
    expect((await alma('runs diff 12')).out).toMatchInlineSnapshot(`
     "Colleges: 2 added, 1,500 changed, 20 unchanged.

     Field   Changed  Gained  Lost  Source only
     avgSAT        3       1     0        1,400
     zip           0       0     0        1,500

     Added (the first 1 of 2):
       New College (5)

     Largest changes:
       Ash (1), Sticker price: $10,000 → $4,000 (−60 %)

     Changed by more than half, 1 annualCost:
       Ash (1), Sticker price: $10,000 → $4,000 (−60 %)

     No longer open:
       Beech (2): closed

     Locked by staff with another value:
       Cedar (3), size: 7 stays, the imported value is 9
     "
    `);
    expect(JSON.parse((await alma('runs diff 12 --json')).out)).toEqual(DIFF);

    const diff = () => Promise.resolve({ ...DIFF, history: HISTORY });
    expect((await alma('runs diff 12', { runs: { diff } })).out).toContain(HISTORY_TEXT);
  });

  it('prints rejected rows, and their file with line, code and message in front', async () => {
    expect((await alma('runs rejects 12')).out).toBe('a.csv, line 9: UNITID is not a number\n');
    const rejectedFile = () => Promise.resolve({ file: 'a.csv', header: 'UNITID,"Name"', rejects: [REJECT] });
    expect((await alma('runs rejects 12 --csv', { runs: { rejectedFile } })).out).toBe(
      'ALMA_LINE,ALMA_CODE,ALMA_MESSAGE,UNITID,"Name"\r\n9,bad,UNITID is not a number,=1+1,"x"\n',
    );
  });

  it('prints rejected rows of an old run without their header, and escapes formulas', async () => {
    const asked: unknown[] = [];
    const rejectedFile: Runs['rejectedFile'] = (...args) => {
      asked.push(args);
      return Promise.resolve({ file: 'a.csv', header: null, rejects: [REJECT] });
    };
    expect((await alma('runs rejects 12 --csv --file a.csv', { runs: { rejectedFile } })).out).toBe(
      `file,line,key,code,message,raw\r\na.csv,9,,bad,UNITID is not a number,"'=1+1,""x"""\n`,
    );
    expect(asked).toEqual([[12, 'a.csv']]);
    const none = await alma('runs rejects 12 --csv', { runs: { rejectedFile: () => Promise.resolve(undefined) } });
    expect(none).toMatchObject({ out: '', err: 'No rejected rows are stored.\n', exitCode: 0 });
  });

  it('rolls a run back, or prints the outcome of a dry run', async () => {
    expect((await alma('runs rollback 12')).out).toMatchInlineSnapshot(`
     "Restored: 9,000 values of 1,500 colleges. Removed: 1 college.

     Added by the run and not deleted (1):
       New College (5): a favorite or a staff edit refers to it

     Run 14 brought files of the same year later. Values that this run had supplied first are gone. Import those files again with --force.

     Run 12 is rolled back. Its files can be imported again.
     "
    `);
    const rollback = () => Promise.resolve({ ...ROLLBACK, history: HISTORY });
    expect((await alma('runs rollback 12', { runs: { rollback } })).out).toContain(HISTORY_TEXT);
    expect((await alma('runs rollback 12 --dry-run')).out).toContain('Nothing was changed: this was a dry run.');
    const again = await alma('runs rollback 12', { runs: { rollback: () => Promise.resolve({ ...ROLLBACK, status: 'unchanged' }) } });
    expect(again).toMatchObject({ out: 'Unchanged. Run 12 is already rolled back.\n', exitCode: 0 });
  });

  it.each(['show', 'diff', 'rejects', 'rollback'])('%s exits with 1 for an unknown run and with 2 for an invalid number', async (name) => {
    expect(await alma(`runs ${name} 13`)).toMatchObject({ exitCode: 1, err: 'There is no run 13.\n', out: '' });
    expect(await alma(`runs ${name} twelve`)).toMatchObject({ exitCode: 2, out: '' });
  });

  it('exits with 75 while another process writes', async () => {
    const rollback = () => Promise.reject(new DomainError('busy', 'import.busy', 'The catalog is being written.'));
    expect(await alma('runs rollback 12', { runs: { rollback } })).toMatchObject({ exitCode: 75 });
  });
});

describe('locks', () => {
  const LOCK = {
    unitId: 1,
    name: 'Ash',
    field: 'avgSAT',
    value: 1290,
    supplied: 1200,
    lockedBy: 'ada',
    reason: 'Their own report',
    lockedAt: new Date('2026-11-21T10:00:00.000Z'),
  } as const;

  it('lists locks', async () => {
    const list = () => Promise.resolve([LOCK]);
    expect((await alma('locks list --college 1', { locks: { list } })).out).toMatchInlineSnapshot(`
     "UNITID  College  Field   Staff  Imports  Locked by        Reason
     1       Ash      avgSAT  1290   1200     ada, 2026-11-21  Their own report
     "
    `);
  });

  it('sets a lock with a reason', async () => {
    const asked: unknown[] = [];
    const set: Locks['set'] = (request) => {
      asked.push(request);
      return Promise.resolve(LOCK);
    };
    const { out, exitCode } = await alma(['locks', 'set', '1', 'avgSAT', '1290', '--reason', 'Their own report'], { locks: { set } });

    expect({ out, exitCode }).toEqual({ out: 'Ash: avgSAT is 1290 and locked. The imported value is 1200.\n', exitCode: 0 });
    expect(asked).toEqual([expect.objectContaining({ unitId: 1, field: 'avgSAT', value: { text: '1290' }, reason: 'Their own report' })]);
  });

  it('accepts a negative number after two dashes', async () => {
    const asked: unknown[] = [];
    const set: Locks['set'] = (request) => {
      asked.push(request.value);
      return Promise.resolve(LOCK);
    };
    await alma(['locks', 'set', '--reason', 'x', '1', 'netPricePublic', '--', '-300'], { locks: { set } });

    expect(asked).toEqual([{ text: '-300' }]);
  });

  it('removes a lock', async () => {
    const remove = () => Promise.resolve();
    expect((await alma('locks remove 1 avgSAT', { locks: { remove } })).out).toBe('avgSAT of 1 is no longer locked.\n');
  });

  it('exits with 2 for an invalid field or value and with 1 for an unknown college', async () => {
    const refuse = (kind: DomainError['kind'], code: string) => () => Promise.reject(new DomainError(kind, code, 'Refused.'));
    expect(await alma('locks set 1 safetyScore 5 --reason x')).toMatchObject({ exitCode: 2 });
    expect(await alma('locks set 1 avgSAT 5')).toMatchObject({ exitCode: 2 });
    expect(await alma('locks set 1 avgSAT 5 --reason x', { locks: { set: refuse('invalid', 'lock.value') } })).toMatchObject({
      exitCode: 2,
    });
    expect(await alma('locks remove 1 avgSAT', { locks: { remove: refuse('not-found', 'lock.not-found') } })).toMatchObject({
      exitCode: 1,
    });
  });
});
