import { TABLES, type WarehouseTable } from '../../domain/warehouse/tables.ts';
import type { Warehouse } from '../../domain/warehouse/warehouse.ports.ts';
import { linesOfRows, publishSmall } from '../../testing/warehouse/small-catalog.fixture.ts';
import { orderOf, refusalOf, rowsOf } from '../../testing/warehouse/statements.fixture.ts';
import { Refusal } from './fake/engine.fixture.ts';
import { signedIn, startFakeService, type FakeService } from './fake/service.fixture.ts';
import { createBigqueryWarehouse } from './index.ts';

/** What a network and a busy service do to the adapter. */
let service: FakeService;
let warehouse: Warehouse;
beforeEach(async () => {
  service = await startFakeService();
  warehouse = createBigqueryWarehouse({ ...service.options, partBytes: PART_BYTES });
});
afterEach(() => service.close());

const PART_BYTES = 1_000;
const ROWS = 40;
const [COLLEGES] = TABLES as [WarehouseTable, ...WarehouseTable[]];
const college = (id: number) => ({ id, slug: `college-${id}`, name: `College ${id}`, state: 'AL', type: 'public', level: 4 });
const colleges = Array.from({ length: ROWS }, (_, at) => college(at + 1));
/** About 80 bytes a row. */
const PARTS = 4;

const loadColleges = (rows = colleges) => warehouse.load({ version: 'v1', table: COLLEGES, lines: () => linesOfRows(rows) });
const busy = () => new Refusal(503, 'backendError', 'The service is currently unavailable.');
const countIds = async () => rowsOf(warehouse, 'select count(*) as n, count(distinct id) as different from colleges');

describe('a load', () => {
  it('has a job for each part', async () => {
    expect(await loadColleges()).toMatchObject({ rows: ROWS, wasThere: false });
    expect(service.jobs.count('load')).toBe(PARTS);
  });

  it.each([
    ['the service is busy', 'busy'],
    ['the connection breaks', 'broken'],
    ['the answer is lost after the effect', 'lost'],
  ] as const)('has every row once when %s', async (_what, fault) => {
    for (const call of [/^POST .*\/tables/, /^GET .*\/tables/, /upload/, /^GET \/jobs/, /^PATCH/]) service.breakNext(call, fault);
    await publishSmall(warehouse, 'v1', { colleges });
    expect(await countIds()).toEqual([[ROWS, ROWS]]);
    expect(service.jobs.count('load')).toBe(PARTS);
  });

  const uploads = () => service.calls.filter((call) => call.includes('upload')).length;

  it.each(Array.from({ length: PARTS }, (_, at) => at))('that is killed after %i of its parts goes on there', async (parts) => {
    async function* dying() {
      for await (const line of linesOfRows(colleges)) {
        if (uploads() === parts) throw new Error('killed');
        yield line;
      }
    }
    await expect(warehouse.load({ version: 'v1', table: COLLEGES, lines: dying })).rejects.toThrow('killed');
    await goesOn();
  });

  it.each([
    ['before the table is called whole', /^PATCH/],
    ['before the views move', /^POST \/jobs$/],
  ])('that is killed %s goes on there', async (_when, call) => {
    service.breakNext(call, new Refusal(400, 'invalid', 'killed'));
    await expect(publishSmall(warehouse, 'v1', { colleges })).rejects.toThrow('killed');
    expect(await warehouse.versions()).toEqual([]);
    await goesOn();
  });

  /** Another process publishes, which knows nothing of the first one. */
  async function goesOn(): Promise<void> {
    warehouse = createBigqueryWarehouse({ ...service.options, partBytes: PART_BYTES });
    await publishSmall(warehouse, 'v1', { colleges });
    expect(await countIds()).toEqual([[ROWS, ROWS]]);
    expect(service.jobs.count('load')).toBe(PARTS);
  }

  it('that lost its answer and its process is found again, also while the job runs', async () => {
    service.jobs.settings.looksWhileRunning = 2;
    service.breakNext(/upload/, 'lost');
    service.breakNext(/upload/, 'broken', 3);
    expect(await refusalOf(loadColleges())).toBe('warehouse.no-answer');
    await goesOn();
  });

  it('tries a job that failed again under another name', async () => {
    service.tables.failNextAppend(busy());
    expect(await loadColleges()).toMatchObject({ rows: ROWS });
    expect(service.jobs.count('load')).toBe(PARTS + 1);
  });

  it('shows nothing before all views can move, and repeats the move', async () => {
    await publishSmall(warehouse, 'v1', { colleges: [college(1)] });
    service.breakNext(/^POST \/jobs$/, 'lost');
    await publishSmall(warehouse, 'v2', { colleges });
    expect(await countIds()).toEqual([[ROWS, ROWS]]);
    expect((await warehouse.versions()).map(({ name, isShown }) => [name, isShown])).toEqual([
      ['v2', true],
      ['v1', false],
    ]);
  });

  it('leaves a table that deletes itself until it is whole', async () => {
    service.breakNext(/upload/, new Refusal(403, 'quotaExceeded', 'Quota exceeded'));
    expect(await refusalOf(loadColleges())).toBe('warehouse.quota');
    expect(await service.tables.get('colleges_v1')).toMatchObject({
      expirationTime: expect.stringMatching(/^\d{13}$/) as string,
      labels: { load_state: 'loading' },
    });
    await loadColleges();
    expect(await service.tables.get('colleges_v1')).toMatchObject({ expirationTime: null, labels: { load_state: 'loaded' } });
  });
});

describe('a query', () => {
  beforeEach(() => publishSmall(warehouse, 'v1', { colleges }));

  it.each(['busy', 'broken', 'lost'] as const)('runs once when a call is %s', async (fault) => {
    const before = service.jobs.count('query');
    for (const call of [/^POST \/jobs$/, /^GET \/jobs/, /^GET \/queries/]) service.breakNext(call, fault);
    expect(await countIds()).toEqual([[ROWS, ROWS]]);
    expect(service.jobs.count('query')).toBe(before + 1);
  });

  it('waits for a job that runs, and reads what it was billed', async () => {
    service.jobs.settings.looksWhileRunning = 2;
    const answer = await warehouse.run(orderOf('select c.id from colleges c join history h on h.id = c.id'));
    expect(answer).toMatchObject({ billedBytes: 2 * 10 * 2 ** 20, columns: [{ name: 'id', type: 'INT64' }] });
  });

  it('comes in pages that are read in a moment, however wide its rows are', async () => {
    const { pages } = service.jobs;
    const wide = Array.from({ length: 300 }, (_, at) => `i + ${at} as c${at}`).join(', ');
    expect(await rowsOf(warehouse, `select ${wide} from unnest(range(200)) t(i)`, { maxCharacters: 10e6 })).toHaveLength(200);
    expect(Math.max(...pages.splice(0))).toBeLessThan(20_000);
    expect(await rowsOf(warehouse, 'select i from unnest(range(3000)) t(i)')).toHaveLength(3_000);
    expect(pages.splice(0)).toEqual([100, 1_000, 1_000, 900]);
    const long = await rowsOf(warehouse, `select repeat('x', 9000) from unnest(range(200)) t(i)`, { maxCharacters: 10e6 });
    expect(long).toHaveLength(200);
    expect(pages.slice(0, 3)).toEqual([100, 22, 22]);
  });

  it('needs no call to be prepared', async () => {
    service.calls.length = 0;
    await warehouse.prepare();
    expect(service.calls).toEqual([]);
  });

  it('is refused over its limit of bytes, before it runs', async () => {
    const before = service.jobs.count('query');
    expect(await refusalOf(rowsOf(warehouse, 'select id from colleges', { maxBytes: 100 }))).toBe('warehouse.too-many-bytes');
    expect(service.jobs.count('query')).toBe(before);
    // The least that is billed for a table is over the limit, although the bytes are not: here the service refuses.
    const least = warehouse.run(orderOf('select id from colleges', { maxBytes: 2 ** 20 }));
    await expect(least).rejects.toMatchObject({
      kind: 'refused',
      message: expect.stringContaining('reads 10.5 MB; at most 1 MB') as string,
    });
  });

  it('under a key that another statement has used is refused', async () => {
    await rowsOf(warehouse, 'select 1', { job: 'twice' });
    expect(await rowsOf(warehouse, 'select 1', { job: 'twice' })).toEqual([[1]]);
    expect(await refusalOf(rowsOf(warehouse, 'select 2', { job: 'twice' }))).toBe('warehouse.run-known');
  });

  it.each<[string, Refusal, string, string]>([
    ['a syntax error', new Refusal(400, 'invalidQuery', 'Syntax error: Unexpected "x" at [1:8]'), 'warehouse.statement', 'Syntax error: Unexpected "x" at [1:8]'],
    ['names of the project', new Refusal(400, 'invalidQuery', 'alma-test:alma.x by a@b.iam.gserviceaccount.com; Job ID: 8a-1'), 'warehouse.statement', 'alma.x by the account'],
    ['a table that is not there', new Refusal(404, 'notFound', 'Not found: Table alma-test:alma.x was not found in location US'), 'warehouse.statement', 'Not found: Table alma.x was not found in location US'],
    ['no dataset', new Refusal(404, 'notFound', 'Not found: Dataset alma-test:alma was not found in location US'), 'warehouse.no-dataset', 'There is no dataset alma in US'],
    ['no right to run jobs', new Refusal(403, 'accessDenied', 'Access Denied: Project alma-test: User does not have bigquery.jobs.create permission in project alma-test.'), 'warehouse.no-right', 'BigQuery Job User on the project'],
    ['no right to read', new Refusal(403, 'accessDenied', 'Access Denied: Table alma-test:alma.colleges: User does not have permission to query table alma-test:alma.colleges'), 'warehouse.no-right', 'BigQuery Data Viewer on the dataset'],
    ['data of others', new Refusal(403, 'accessDenied', 'Access Denied: Table other:x.y: User does not have permission to query table other:x.y'), 'warehouse.no-access', 'other:x.y'],
    ['too much work', new Refusal(400, 'resourcesExceeded', 'Resources exceeded during query execution'), 'warehouse.too-much-memory', 'Read fewer rows'],
    ['no quota', new Refusal(403, 'quotaExceeded', 'Quota exceeded: Your project exceeded quota'), 'warehouse.quota', 'Quota exceeded'],
    ['no credentials', new Refusal(401, 'authError', 'Request is missing required authentication credential.'), 'warehouse.no-credentials', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ])('says in its words: %s', async (_what, refusal, code, words) => {
    service.breakNext(/^POST \/jobs$/, refusal);
    await expect(warehouse.plan('select 1')).rejects.toMatchObject({ code, message: expect.stringContaining(words) as string });
  }); // prettier-ignore

  it('gives up on a service that stays busy, then leaves it alone for a while', async () => {
    service.breakNext(/./, 'busy', 5);
    expect(await refusalOf(warehouse.plan('select 1'))).toBe('warehouse.no-answer');
    expect(await refusalOf(warehouse.plan('select 1'))).toBe('warehouse.paused');
    const before = service.calls.length;
    await expect(warehouse.plan('select 1')).rejects.toMatchObject({
      kind: 'unavailable',
      message: expect.stringContaining('only after 30 seconds') as string,
    });
    expect(service.calls).toHaveLength(before);
    while ((await refusalOf(warehouse.plan('select 1'))) === 'warehouse.paused') await new Promise(setImmediate);
    expect(await rowsOf(warehouse, 'select 1')).toEqual([[1]]);
  });
});

describe('what is missing', () => {
  const DATASET = /^GET \/datasets\/alma$/;

  it.each<[string, Refusal | undefined, RegExp, string, string]>([
    ['the dataset', new Refusal(404, 'notFound', 'Not found: Dataset alma-test:alma'), DATASET, 'There is no dataset alma', 'bq --location=US mk --dataset alma-test:alma'],
    ['the right to read', new Refusal(403, 'accessDenied', 'Access Denied: Dataset alma-test:alma: Permission bigquery.datasets.get denied'), DATASET, 'Data Viewer on the dataset', 'BigQuery Data Editor to publish'],
    ['the right to run jobs', new Refusal(403, 'accessDenied', 'User does not have bigquery.jobs.create permission in project alma-test.'), /^POST \/jobs$/, 'BigQuery Job User on the project', 'roles/bigquery.jobUser'],
    ['credentials', new Refusal(401, 'authError', 'x'), DATASET, 'the credentials, or there are none', 'GOOGLE_APPLICATION_CREDENTIALS'],
  ])('%s', async (_what, refusal, on, what, how) => {
    if (refusal) service.breakNext(on, refusal);
    expect(await warehouse.missing('query')).toEqual([{ what: expect.stringContaining(what) as string, how: expect.stringContaining(how) as string }]);
    expect(await warehouse.missing('query')).toEqual([]);
  }); // prettier-ignore

  describe('to publish', () => {
    const tables = () => service.tables.names('alma_rights');

    it('is nothing with every right, and the table of the check is gone, also when answers are lost', async () => {
      for (const call of [/^POST .*\/tables$/, /testIamPermissions/, /^DELETE/]) service.breakNext(call, 'lost');
      expect([await warehouse.missing('publish'), tables()]).toEqual([[], []]);
    });

    it('is the right to make tables', async () => {
      const refusal = 'Access Denied: Dataset alma-test:alma: Permission bigquery.tables.create denied on dataset alma-test:alma';
      service.breakNext(/^POST .*\/tables$/, new Refusal(403, 'accessDenied', refusal));
      expect(await warehouse.missing('publish')).toEqual([
        {
          what: 'The service account lacks the role BigQuery Data Editor on the dataset.',
          how: expect.stringContaining('Share the dataset alma') as string,
        },
      ]);
    });

    it.each(['bigquery.tables.updateData', 'bigquery.tables.delete'])('is a right on tables: %s', async (right) => {
      service.tables.denied.add(right);
      expect(await warehouse.missing('query')).toEqual([]);
      expect(await warehouse.missing('publish')).toMatchObject([
        { what: `The service account lacks the role BigQuery Data Editor on the dataset: it has no right ${right}.` },
      ]);
      // What may not be deleted deletes itself.
      const kept = await Promise.all(tables().map((name) => service.tables.get(name)));
      expect(kept).toMatchObject(right.endsWith('delete') ? [{ expirationTime: expect.stringMatching(/^\d{13}$/) as string }] : []);
    });
  });

  it.each([
    ['no file', new Error('Could not load the default credentials. Browse to https://cloud.google.com for more.')],
    ['another file', new SyntaxError('Unexpected end of JSON input')],
    ['no key', Object.assign(new Error('error:1E08010C:DECODER routines::unsupported'), { code: 'ERR_OSSL_UNSUPPORTED' })],
  ])('credentials, when the library finds %s', async (_what, error) => {
    const client = { ...service.options.client, authClient: signedIn(() => Promise.reject(error)) };
    const anonymous = createBigqueryWarehouse({ ...service.options, client });
    expect(await anonymous.missing('query')).toEqual([
      { what: expect.stringContaining('credentials') as string, how: expect.stringContaining('gcloud auth') as string },
    ]);
    const load = anonymous.load({ version: 'v1', table: COLLEGES, lines: () => linesOfRows(colleges) });
    expect(await refusalOf(load)).toBe('warehouse.no-credentials');
  });

  it('another location, and a service that cannot be reached', async () => {
    const elsewhere = createBigqueryWarehouse({ ...service.options, location: 'EU' });
    expect(await elsewhere.missing('query')).toEqual([
      { what: 'The dataset alma is in US, not in EU.', how: 'Set BIGQUERY_LOCATION to US and restart.' },
    ]);
    service.breakNext(/./, 'broken', 9);
    expect(await warehouse.missing('query')).toMatchObject([{ what: 'BigQuery does not answer.' }]);
  });
});
