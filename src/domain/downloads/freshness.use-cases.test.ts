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
  const ledger: SourceLedger = { loadedYears: () => Promise.resolve(years), collegesBySource: () => Promise.resolve(colleges) };
  const all = await createSources({ ledger, clock: { now: () => new Date(today) } }).overview();
  const found = all.find((each) => each.source === source);
  if (!found) throw new Error(`nothing about ${source}`);
  return found;
}

it('lists every source, also those of which nothing is loaded', async () => {
  expect(await overview('research', [])).toMatchObject({
    loaded: [],
    colleges: 0,
    ageDays: null,
    state: 'missing',
    next: { year: 2025, from: '2026-11' },
    command: 'npm run cli -- import research --download --year 2025',
  });
});

it('puts the newest year first, and of a year the final release', async () => {
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

it('says that a newer year may be out from its month on, and not before', async () => {
  const years = [loaded('ipeds', 2024)];
  const june = {
    state: 'current',
    next: { year: 2025, from: '2026-07' },
    command: 'npm run cli -- import ipeds --download --year 2024 --refresh',
  };
  expect(await overview('ipeds', years, '2026-06-30')).toMatchObject(june);
  const july = { state: 'due', next: { year: 2025, from: '2026-07' }, command: 'npm run cli -- import ipeds --download --year 2025' };
  expect(await overview('ipeds', years, '2026-07-01')).toMatchObject(july);
});

it('is at ease with a year ahead of the calendar, and with a clock behind it', async () => {
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
])('knows of a classification every third year: on %s, of %d', async (today, year, state) => {
  const found = await overview('carnegie', [], today);
  expect(found).toMatchObject({ state, next: { year }, command: `npm run cli -- import carnegie --file <file of ${year}>` });
  expect(found.attended).toContain('third party');
});

it('expects the next classification three years on', async () => {
  expect(await overview('carnegie', [loaded('carnegie', 2025)])).toMatchObject({ state: 'current', next: { year: 2028, from: '2028-04' } });
  expect(await overview('carnegie', [loaded('carnegie', 2021)])).toMatchObject({ state: 'due', next: { year: 2025, from: '2025-04' } });
});
