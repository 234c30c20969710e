import type { Knex } from 'knex';
import { createImports } from '../../../domain/imports/imports.use-cases.ts';
import type { ImportRequest } from '../../../domain/imports/import-request.ts';
import { fakeSource, type FakeTable } from '../../../domain/imports/supplied.fixture.ts';
import { createKnexPorts } from '../../knex/index.ts';
import type { DatabaseApp } from './database-app.fixture.ts';
import type { Sample } from './samples.fixture.ts';

/** A run of the ledger that has changed nothing yet and can be rolled back. Returns its id. */
export async function newRun(db: Knex, facts: object = {}): Promise<number> {
  const run = {
    source: 'crime',
    year: 2022,
    release: 'not-stated',
    status: 'succeeded',
    started_at: '2026-11-20T10:00:00Z',
    finished_at: '2026-11-20T10:01:00Z',
    actor: 'ada',
    counts: JSON.stringify({ inserted: 0, updated: 0, unchanged: 3, recorded: 1 }),
    ...facts,
  };
  const [row] = await db('import_runs').insert(run).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

/** An import in the panel that waits for a person. Returns its id. */
export async function newImportJob(db: Knex, step = 'upload'): Promise<number> {
  const files = JSON.stringify([{ name: 'a.csv', bytes: 3, stored: 0 }]);
  const job = { step, status: 'open', created_by: 'ada', files, folder: 'here' };
  const [row] = await db('import_jobs').insert(job).returning<{ id: number }[]>('id');
  return row?.id ?? 0;
}

/** A table with the sizes of colleges 1, 2, and so on. */
export const sizes = (...given: number[]): FakeTable => ({
  table: 'X',
  rows: given.map((size, index) => ({ unitId: index + 1, values: { size } })),
});

/** Runs the real importer over tables of IPEDS. Returns the id of the run; 0 for a dry run. */
export async function importFiles(db: Knex, tables: FakeTable[], year: number, request: Partial<ImportRequest> = {}): Promise<number> {
  const clock = { now: () => new Date('2026-11-21T10:00:00Z') };
  const imports = createImports({ ...createKnexPorts(db).imports, reader: fakeSource(tables, { year }), clock });
  const limits = { allowShrink: 1, allowDrift: 1, maxReject: 1 };
  return (await imports.import({ source: 'ipeds', paths: ['x'], actor: 'tester', ...limits, ...request })).runId ?? 0;
}

/** A successful call of every endpoint about imports. `admin` is the token of an admin. */
export function runSamples(app: DatabaseApp, admin: string): Record<string, () => Sample | Promise<Sample>> {
  const as = () => admin;
  const ofRun = async (rest: string): Promise<Sample> => ({ path: `/api/admin/import-runs/${await newRun(app.db)}/${rest}`, as });
  const ofJob = async (rest: string, step?: string): Promise<Sample> => ({
    path: `/api/admin/import-jobs/${await newImportJob(app.db, step)}/${rest}`,
    as,
  });
  return {
    'admin.sources': () => ({ as }),
    'admin.schedules': () => ({ as }),
    'admin.dataQuality': () => ({ as }),
    'admin.lineage': async () => {
      const { ipeds_unit_id: unitId } = await app.db('colleges').where({ id: 1 }).first<{ ipeds_unit_id: number }>('ipeds_unit_id');
      return { path: `/api/admin/lineage/${unitId}/size`, as };
    },
    'admin.runLog': () => ofRun('log'),
    'admin.runDiff': () => ofRun('diff'),
    'admin.runRejects': () => ofRun('rejects'),
    'admin.runRejectsCsv': () => ofRun('rejects.csv'),
    'admin.acknowledgeRun': async () => ({ path: `/api/admin/import-runs/${await newRun(app.db, { status: 'failed' })}/acknowledge`, as }),
    'admin.importJob': () => ofJob('details'),
    'admin.createImportJob': () => ({ as, body: { files: [{ name: 'a.csv', bytes: 3 }] } }),
    'admin.uploadPart': async () => ({ ...(await ofJob('files/0/parts/0')), file: Buffer.from('abc'), type: 'application/octet-stream' }),
    'admin.checkImportJob': async () => ({ ...(await ofJob('check', 'detect')), body: { source: 'ipeds', year: 2024 } }),
    'admin.applyImportJob': async () => ({ ...(await ofJob('apply', 'check')), body: {} }),
    'admin.cancelImportJob': async () => ({ ...(await ofJob('cancel')), body: {} }),
    'admin.rollBackRun': async () => ({ ...(await ofRun('rollback')), body: { dryRun: true } }),
  };
}
