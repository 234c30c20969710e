import { aDirectoryRow } from '../../../../domain/imports/supplied.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../../testing/database-app.fixture.ts';
import { importFiles, sizes } from '../../testing/runs.fixture.ts';

/** Sources, locks, coverage and lineage in the panel. */
let app: DatabaseApp;
let token: string;
let [first, second, undone] = [0, 0, 0];

beforeAll(async () => {
  app = await startDatabaseApp();
  const signedIn = await app.register();
  await app.db('users').where({ id: signedIn.user.id }).update({ account_type: 'admin' });
  token = signedIn.token;
  first = await importFiles(app.db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2023);
  second = await importFiles(app.db, [sizes(300)], 2024);
  undone = await importFiles(app.db, [sizes(500)], 2025);
  await app.call('POST', `/api/admin/import-runs/${undone}/rollback`, { reason: 'Wrong file' }, token);
  await app.useCases.refreshCatalog();
});
afterAll(() => app.close());

interface Source {
  source: string;
  command: string;
  missing: { file: string; holds: string; since: string }[];
}

interface Answered<T> {
  status: number;
  range: string | null;
  body: T;
}

const read = async <T = object>(path: string): Promise<Answered<T>> => {
  const answer = await app.call('GET', `/api/admin/${path}`, undefined, token);
  return { status: answer.status, range: answer.headers.get('Content-Range'), body: (await answer.json()) as T };
};
const lockSize = async () => {
  const college = await app.db('colleges').where({ ipeds_unit_id: 1 }).first<{ id: number; version: number }>('id', 'version');
  const headers = { 'If-Match': `"${college.version}"` };
  await app.call('PUT', `/api/admin/colleges/${college.id}/locks/size`, { value: 7, reason: 'They wrote to us' }, token, headers);
  return college.id;
};

it('lists each source with its last run and the next command', async () => {
  const { body } = await read<Source[]>('sources');
  expect(body.map(({ source }) => source)).toEqual(['ipeds', 'scorecard', 'crime', 'athletics', 'research', 'carnegie']);
  const [ipeds, scorecard] = body;
  expect(ipeds).toMatchObject({
    colleges: 2,
    lastRun: { id: undone, status: 'rolled_back', rows: 1 },
    loaded: [
      { year: 2024, runId: second },
      { year: 2023, runId: first },
    ],
  });
  expect(ipeds?.missing).toContainEqual({ file: 'COST2_2024', holds: 'net price of 2023-24', since: '2025-12' });
  expect(ipeds?.missing.map(({ file }) => file)).not.toContain('COST2_2023');
  expect(ipeds?.command).toMatch(/^npm run cli -- import ipeds --download --year \d{4}/);
  expect(scorecard).toMatchObject({ lastRun: null, state: 'missing', ageDays: null });
});

it('writes a schedule for cron, systemd and Kubernetes', async () => {
  const { body } = await read<{ format: string; text: string }[]>('schedules');
  expect(body.map(({ format }) => format)).toEqual(['cron', 'systemd', 'kubernetes']);
  const [cron, , kubernetes] = body.map(({ text }) => text);
  const line = `cd ${process.cwd()} && ${process.execPath} --import tsx cli/main.ts import ipeds --download --year latest --refresh`;
  expect(cron).toContain(line);
  expect(cron).not.toContain('import carnegie');
  expect(kubernetes).toContain('kind: CronJob');
});

it('counts the listed colleges with a value, by field and sector', async () => {
  const { body } = await read<{ fields: { key: string }[] }>('data-quality');
  expect(body).toMatchObject({ total: 2, sectors: [{ control: 'public', level: 4, total: 2 }] });
  const of = (key: string) => body.fields.find((field) => field.key === key);
  expect(of('size')).toMatchObject({ known: 2, knownBySector: [2], group: 'students' });
  expect(of('avgSAT')).toMatchObject({ known: 0, knownBySector: [0] });
});

it('follows a value back to its run and files, through the runs that changed it', async () => {
  expect((await read('lineage/1/size')).body).toMatchObject({
    name: 'College 1',
    value: 300,
    origin: { source: 'ipeds', table: 'X', variable: 'X.size', year: 2024, release: 'provisional', runId: second },
    files: [{ file: 'x2024.csv', table: 'X', sha256: expect.any(String) as string }],
    line: 2,
    lock: null,
    steps: [
      { runId: undone, status: 'rolled_back', before: 300, after: 500 },
      { runId: second, status: 'succeeded', before: 100, after: 300 },
    ],
  });
  expect((await read('lineage/2/size')).body).toMatchObject({ value: 900, origin: { runId: first }, line: 3 });
  expect((await read('lineage/1/avgSAT')).body).toMatchObject({ value: null, origin: null, files: [], line: null, steps: [] });
  expect(await read('lineage/99/size')).toMatchObject({ status: 404, body: { message: 'There is no college with the UNITID 99.' } });
  expect((await read('lineage/1/password')).status).toBe(400);
});

it('lists locked fields with both values, and shows the lock in the lineage', async () => {
  const id = await lockSize();
  const lock = { id: `${id}:size`, collegeId: id, name: 'College 1', field: 'size', value: 7, supplied: 300, reason: 'They wrote to us' };
  expect(await read('locks?filter={"unitId":1}')).toMatchObject({ range: 'locks 0-0/1', body: [lock] });
  expect((await read('locks?filter={"unitId":2}')).body).toEqual([]);
  expect((await read(`locks/${id}:size`)).body).toMatchObject(lock);
  expect((await read('locks/1:nothing')).status).toBe(404);
  expect((await read('lineage/1/size')).body).toMatchObject({
    value: 7,
    origin: { source: 'staff', variable: 'They wrote to us', runId: null },
    files: [],
    lock: { reason: 'They wrote to us', supplied: 300 },
  });
});
