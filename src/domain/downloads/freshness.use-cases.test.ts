import { createSources } from './freshness.use-cases.ts';
import type { LoadedYear, SourceLedger } from './freshness.ports.ts';

const at = new Date('2026-11-01T12:00:00.000Z');
const loaded = (source: LoadedYear['source'], year: number, release: LoadedYear['release'] = 'provisional', runId = 1): LoadedYear => ({
  source,
  year,
  release,
  runId,
  at,
});

async function overview(source: LoadedYear['source'], years: LoadedYear[], today = '2026-11-21', colleges = {}) {
  const ledger: SourceLedger = {
    loadedYears: () => Promise.resolve(years),
    loadedTables: () => Promise.resolve(years.map(({ year }) => ({ source, year, table: 'HD' }))),
    collegesBySource: () => Promise.resolve(colleges),
  };
  const all = await createSources({ ledger, clock: { now: () => new Date(today) } }).overview();
  const found = all.find((each) => each.source === source);
  if (!found) throw new Error(`No overview of ${source}`);
  return found;
}

it('lists every source, including sources without data', async () => {
  expect(await overview('research', [])).toMatchObject({
    loaded: [],
    colleges: 0,
    ageDays: null,
    state: 'missing',
    next: { year: 2025, from: '2026-11' },
    action: { kind: 'download', source: 'research', year: 2025, refresh: false },
  });
});

it('sorts the newest year first, and within a year the final release first', async () => {
  const years = [
    loaded('ipeds', 2023, 'final', 3),
    loaded('ipeds', 2024, 'provisional', 2),
    loaded('ipeds', 2024, 'final', 4),
    loaded('crime', 2030),
  ];
  const found = await overview('ipeds', years, '2026-11-21T11:00:00Z', { ipeds: 3791, crime: 5 });
  expect(found.loaded.map(({ runId }) => runId)).toEqual([4, 2, 3]);
  expect(found).toMatchObject({ colleges: 3791, ageDays: 19 });
});

it('reports a newer year as due from its first month on', async () => {
  const years = [loaded('ipeds', 2024)];
  const june = {
    state: 'current',
    next: { year: 2025, from: '2026-07' },
    action: { kind: 'download', source: 'ipeds', year: 2024, refresh: true },
  };
  expect(await overview('ipeds', years, '2026-06-30')).toMatchObject(june);
  const july = {
    state: 'due',
    next: { year: 2025, from: '2026-07' },
    action: { kind: 'download', source: 'ipeds', year: 2025, refresh: false },
  };
  expect(await overview('ipeds', years, '2026-07-01')).toMatchObject(july);
});

it('accepts a loaded year newer than expected, and a clock that is behind', async () => {
  expect(await overview('ipeds', [loaded('ipeds', 2026)], '2026-10-01')).toMatchObject({
    state: 'current',
    next: { year: 2027 },
    ageDays: 0,
  });
});

it.each([
  ['2025-03-31', 2025, 'missing'],
  ['2028-03-31', 2025, 'missing'],
  ['2028-04-01', 2028, 'missing'],
])('expects a Carnegie classification every third year: on %s, for %d', async (today, year, state) => {
  const found = await overview('carnegie', [], today);
  expect(found).toMatchObject({ state, next: { year }, action: { kind: 'file', source: 'carnegie', year, refresh: false } });
  expect(found.attended).toContain('third party');
});

it('expects the next classification three years later', async () => {
  expect(await overview('carnegie', [loaded('carnegie', 2025)])).toMatchObject({ state: 'current', next: { year: 2028, from: '2028-04' } });
  expect(await overview('carnegie', [loaded('carnegie', 2021)])).toMatchObject({ state: 'due', next: { year: 2025, from: '2025-04' } });
});

it('names the missing files of the loaded year with the month of each', async () => {
  const { missing } = await overview('ipeds', [loaded('ipeds', 2024)], '2025-12-31');
  expect(missing.map(({ file, since }) => `${file} ${since}`).join(', ')).toBe(
    'IC2024 2025-07, C2024_A 2025-07, ADM2024 2025-12, COST1_2024 2025-12, COST2_2024 2025-12, DRVCOST2024 2025-12, SFA2324 2025-12, DRVGR2024 2025-12, GR200_24 2025-12',
  );
});
