import { createPublications } from './publications.use-cases.ts';
import { createRecorder } from './recorder.use-cases.ts';
import type { PublishProgress, RunEnd } from './run.ts';
import { createWarehouseRuns } from './runs.use-cases.ts';

/** A statement whose plan takes as long as a test wants, and a journal in memory. */
function useRuns() {
  const rows = new Map<string, string>();
  const state = { hasRun: false, planIsReady: (): void => undefined };
  const plan = new Promise<object>((resolve) => {
    state.planIsReady = () => resolve({ statementType: 'SELECT', columns: [], tables: [], bytes: 1, billedBytes: 0 });
  });
  const journal = {
    begin: ({ key }: { key: string }) => (rows.set(key, 'running'), Promise.resolve('begun')),
    end: (key: string, { status }: RunEnd) => Promise.resolve(void rows.set(key, status)),
    askToStop: (key: string) => Promise.resolve(rows.has(key) ? 'over' : 'unknown'),
  };
  const ports = {
    warehouse: { engine: 'duckdb', plan: () => plan, cancel: () => Promise.resolve(false) },
    journal,
    caps: { queryBytes: 10, dayBytes: 10 },
    queries: { run: () => ((state.hasRun = true), Promise.resolve({ columns: [], rows: [], hasMore: false, bytes: 1, billedBytes: 0 })) },
    everySecond: () => () => Promise.resolve(),
    clock: { now: () => new Date('2026-11-25T12:00:00Z') },
  };
  const all = { ...ports, recorder: createRecorder(ports as unknown as Parameters<typeof createRecorder>[0]) };
  return { rows, state, runs: createWarehouseRuns(all as unknown as Parameters<typeof createWarehouseRuns>[0]) };
}

const ORDER = { key: 'k', sql: 'select 1', by: 'ada' };

it('a query that is canceled before its row exists does not run, and its row says so', async () => {
  const { rows, state, runs } = useRuns();
  const answer = expect(runs.query(ORDER)).rejects.toMatchObject({ kind: 'gone', code: 'warehouse.canceled' });
  await runs.cancel('k');
  state.planIsReady();
  await answer;
  expect([state.hasRun, rows.get('k')]).toEqual([false, 'canceled']);
});

it('a query runs after its plan, and can be canceled no more', async () => {
  const { rows, state, runs } = useRuns();
  const answer = runs.query(ORDER);
  state.planIsReady();
  await answer;
  expect([state.hasRun, rows.get('k')]).toEqual([true, 'done']);
  await expect(runs.cancel('k')).rejects.toMatchObject({ code: 'warehouse.run-over' });
  await expect(runs.cancel('other')).rejects.toMatchObject({ code: 'warehouse.no-run' });
});

it('a canceled publication stops before its next piece', async () => {
  const ends: RunEnd[] = [];
  let beat = (): Promise<void> => Promise.resolve();
  const ports = {
    warehouse: { engine: 'duckdb', cancel: () => Promise.resolve(false) },
    journal: {
      begin: () => Promise.resolve('begun'),
      pulse: () => Promise.resolve(true),
      end: (_key: string, end: RunEnd) => Promise.resolve(void ends.push(end)),
    },
    everySecond: (work: () => Promise<void>) => ((beat = work), () => Promise.resolve()),
  };
  const { recorded } = createRecorder(ports as unknown as Parameters<typeof createRecorder>[0]);
  const pieces: number[] = [];
  const publish = async (onProgress: (progress: PublishProgress) => void): Promise<never> => {
    for (let rows = 1; ; rows += 1) {
      onProgress({ table: 'colleges', rows });
      pieces.push(rows);
      await beat();
    }
  };
  const given = { ...ports, caps: { queryBytes: 10, dayBytes: 10 }, recorded, publish };
  const publications = createPublications(given as unknown as Parameters<typeof createPublications>[0]);
  await expect(publications.publishNow({ key: 'p', by: 'ada' })).rejects.toMatchObject({ code: 'warehouse.canceled' });
  expect([pieces, ends]).toMatchObject([[1], [{ status: 'canceled', message: expect.stringContaining('What is loaded stays') as string }]]);
});
