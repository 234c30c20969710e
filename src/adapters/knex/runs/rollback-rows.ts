import type { ClientBase } from 'pg';
import type { CurrentCollege } from '../../../domain/runs/rollback-images.ts';
import type { LeavingRun } from '../../../domain/runs/rollback.ts';
import type { RunChange } from '../../../domain/imports/college-image.ts';
import { groupBy } from '../../../domain/shared/collections.ts';
import { FEW_ROWS, readInBatches } from '../cursor.ts';
import { storedChangeSql, withImages, type StoredChange } from '../imports/changes/read-changes.ts';

export interface RunRow {
  id: number;
  source: string;
  year: number;
  release: string;
  status: string;
  hasImages: boolean;
}

/** A college's change in the run, its later changes, and its current state. */
export interface LinkedRow extends CurrentCollege {
  collegeId: number;
  unitId: number | null;
  name: string;
  before: RunChange['before'];
  after: RunChange['after'];
  later: RunChange[];
}

export async function findRun(connection: ClientBase, id: number): Promise<RunRow | undefined> {
  const { rows } = await connection.query<RunRow>(
    `select id, source, year, release, status,
       counts ? 'recorded' or exists (select from run_changes where run_id = import_runs.id) as "hasImages"
     from import_runs where id = $1`,
    [id],
  );
  return rows[0];
}

/** The provenance of a run, and the equivalent provenance of later runs. */
export async function readLeaving(connection: ClientBase, runId: number): Promise<LeavingRun> {
  const { rows: own } = await connection.query<{ id: number }>('select id from value_sources where run_id = $1', [runId]);
  const { rows: equivalents } = await connection.query<{ id: number; runId: number; equivalent: number }>(
    `select o.id, t.run_id as "runId", t.id as equivalent from value_sources o
     join value_sources t using (source, table_name, variable, year, period, release) where o.run_id = $1 and t.run_id > $1`,
    [runId],
  );
  const known = new Map(equivalents.map(({ id, runId: of, equivalent }) => [`${id} ${of}`, equivalent]));
  return { own: new Set(own.map(({ id }) => id)), equivalentOf: (provenanceId, of) => known.get(`${provenanceId} ${of}`) };
}

/** The colleges that a run changed, in batches, with the changes of later runs in effect. Needs a transaction. */
export async function* linkedRows(connection: ClientBase, runId: number): AsyncGenerator<LinkedRow[]> {
  type Row = StoredChange & Omit<LinkedRow, 'later'> & { laterRuns: readonly StoredChange[] };
  const select = linkedSql(runId, await referencesOf(connection));
  for await (const rows of readInBatches<Row>(connection, select, FEW_ROWS)) {
    const later = rows.flatMap(({ collegeId, laterRuns }) => laterRuns.map((change) => ({ ...change, collegeId })));
    const laterOf = groupBy(await withImages(connection, later), ({ collegeId }) => String(collegeId));
    yield (await withImages(connection, rows)).map((row) => ({
      ...row,
      later: (laterOf.get(String(row.collegeId)) ?? []).map(({ runId: id, before, after }) => ({ runId: id, before, after })),
    }));
  }
}

/** SQL: another row refers to the college `k`, for example a favorite or a lock. Rows of runs do not count. */
async function referencesOf(connection: ClientBase): Promise<string> {
  const { rows } = await connection.query<{ condition: string }>(
    `select format('exists (select from %s f where f.%I = k.id)', r.conrelid::regclass, a.attname) as condition
     from pg_constraint r join pg_attribute a on a.attrelid = r.conrelid and a.attnum = r.conkey[1]
     where r.contype = 'f' and r.confrelid = 'colleges'::regclass
       and r.conrelid not in ('run_changes'::regclass, 'supplied_values'::regclass)`,
  );
  return rows.map(({ condition }) => condition).join(' or ') || 'false';
}

const linkedSql = (runId: number, isReferenced: string): string => `
  select k.id as "collegeId", k.ipeds_unit_id as "unitId", k.name, ${storedChangeSql('n')}, k.field_sources as provenance,
    jsonb_build_array(k.operating_status, k.successor_unit_id) as status, k.former_names as "formerNames",
    jsonb_build_array(k.slug, k.former_slugs) as slugs, (${isReferenced}) as "isWanted",
    coalesce((
      select jsonb_agg(to_jsonb(f) order by f."runId") from (
        select ${storedChangeSql('l')} from run_changes l join import_runs r on r.id = l.run_id
        where l.college_id = k.id and l.run_id > ${runId} and r.status = 'succeeded'
      ) f
    ), '[]') as "laterRuns"
  from run_changes n join colleges k on k.id = n.college_id where n.run_id = ${runId} order by k.id`;
