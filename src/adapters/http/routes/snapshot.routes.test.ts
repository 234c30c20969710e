import { randomUUID } from 'node:crypto';
import type { WireOf } from '../../../contracts/endpoint.ts';
import type { snapshotContract } from '../../../contracts/snapshot.contract.ts';
import { aDirectoryRow } from '../../../domain/imports/supplied.fixture.ts';
import { startDatabaseApp, type DatabaseApp } from '../testing/database-app.fixture.ts';
import { importFiles, sizes } from '../testing/runs.fixture.ts';

type Listed = WireOf<(typeof snapshotContract)['files']>;

/** The Parquet files of the published snapshot, which everyone may download. */
const TABLES = ['colleges', 'history', 'value_sources', 'runs', 'run_files'];
let app: DatabaseApp;
beforeAll(async () => {
  app = await startDatabaseApp({
    seed: (db) => importFiles(db, [{ table: 'HD', rows: [aDirectoryRow(1), aDirectoryRow(2)] }, sizes(100, 900)], 2024),
  });
});
afterAll(async () => {
  await app.useCases.warehouse.close();
  await app.close();
});

const get = (table: string, headers: Record<string, string> = {}, method = 'GET') => app.get(`/data/${table}.parquet`, { headers, method });
const bytesOf = async (answer: Response): Promise<Buffer> => Buffer.from(await answer.arrayBuffer());

it('before the first publication there is none, and the answer says where the values are', async () => {
  expect(await app.json<Listed>('/api/data/parquet')).toBeNull();
  const answer = await get('colleges');
  expect([answer.status, await answer.json()]).toMatchObject([
    404,
    {
      code: 'snapshot.none',
      message: 'No Parquet files are published on this site. The CSV files of the page /data have the same values.',
    },
  ]);
});

describe('after a publication', () => {
  beforeAll(() => app.useCases.warehouse.publishNow({ key: randomUUID(), by: 'a-member-of-staff' }));

  it('lists each table with its rows, its size and the data version', async () => {
    const listed = await app.json<Listed>('/api/data/parquet');
    expect(listed).toMatchObject({ dataVersion: app.useCases.colleges.dataVersion(), at: expect.stringMatching(/^20/) as string });
    expect(listed?.files.map(({ table }) => table)).toEqual(TABLES);
    expect(listed?.files[0]).toMatchObject({ name: 'colleges.parquet', path: '/data/colleges.parquet', rows: 2 });
  });

  it.each(TABLES)('%s is a whole Parquet file, without the name of who published', async (table) => {
    const answer = await get(table);
    const body = await bytesOf(answer);
    const listed = (await app.json<Listed>('/api/data/parquet'))?.files.find((file) => file.table === table);
    expect([answer.status, body.length, body.subarray(0, 4).toString(), body.subarray(-4).toString()]).toEqual([
      200,
      listed?.bytes,
      'PAR1',
      'PAR1',
    ]);
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-type': 'application/vnd.apache.parquet',
      'content-length': String(body.length),
      'content-disposition': `attachment; filename="${table}.parquet"`,
      'accept-ranges': 'bytes',
      'cache-control': 'public, no-cache',
    });
    expect(answer.headers.get('content-encoding')).toBeNull();
    expect(body.includes('a-member-of-staff')).toBe(false);
    const head = await get(table, {}, 'HEAD');
    expect([head.headers.get('content-length'), (await bytesOf(head)).length]).toEqual([String(body.length), 0]);
  });

  it('is not sent again to a client that has it', async () => {
    const etag = (await get('runs')).headers.get('etag') ?? '';
    expect([etag, (await get('runs', { 'If-None-Match': etag })).status]).toEqual([expect.stringMatching(/^"v/), 304]);
  });

  it('gives the part that a client asks for', async () => {
    const whole = await get('colleges');
    const etag = whole.headers.get('etag') ?? '';
    const body = await bytesOf(whole);
    const part = async (Range: string, more: Record<string, string> = {}) => {
      const answer = await get('colleges', { Range, ...more });
      const text = (await bytesOf(answer)).toString('latin1');
      return [answer.status, answer.headers.get('content-range'), text];
    };
    const range = (first: number, last: number) => [
      206,
      `bytes ${first}-${last}/${body.length}`,
      body.subarray(first, last + 1).toString('latin1'),
    ];
    const everything = [200, null, body.toString('latin1')];
    expect(await part('bytes=0-3')).toEqual(range(0, 3));
    expect(await part('bytes=-8')).toEqual(range(body.length - 8, body.length - 1));
    expect(await part(`bytes=10-${'9'.repeat(12)}`)).toEqual(range(10, body.length - 1));
    expect(await part('bytes=10-', { 'If-Range': etag })).toEqual(range(10, body.length - 1));
    expect(await part('bytes=10-', { 'If-Range': '"former"' })).toEqual(everything);
    for (const unknown of ['bytes=5-2', 'bytes=0-1,4-5', 'rows=1-2', 'bytes=-', `bytes=${'9'.repeat(40)}-`])
      expect([unknown, await part(unknown)]).toEqual([unknown, everything]);
    for (const outside of [`bytes=${body.length}-`, 'bytes=-0']) expect(await part(outside)).toEqual([416, `bytes */${body.length}`, '']);
  });

  it('is new after the next publication', async () => {
    const before = (await get('runs')).headers.get('etag');
    await app.db('data_versions').insert({ reason: 'test' });
    await app.useCases.refreshCatalog();
    expect((await get('runs')).headers.get('etag')).toBe(before);
    await app.useCases.warehouse.publishNow({ key: randomUUID(), by: 'ada' });
    expect((await get('runs')).headers.get('etag')).not.toBe(before);
  });
});
