import type { ClientBase } from 'pg';
import type { Current } from '../../../domain/runs/rollback-images.ts';
import type { Leaving } from '../../../domain/runs/rollback.ts';
import type { Link } from '../../../domain/imports/run-images.ts';
import { readInBatches } from '../cursor.ts';

export interface RunRow {
  id: number;
  source: string;
  year: number;
  release: string;
  status: string;
  hasImages: boolean;
}

/** What the cursor brings: a college's link in the run, the later links, and the college as it stands. */
export interface LinkedRow extends Current {
  collegeId: number;
  unitId: number | null;
  name: string;
  before: Link['before'];
  after: Link['after'];
  later: Link[];
}

/** What the ledger says of a run; nothing where there is none. */
export async function findRun(connection: ClientBase, id: number): Promise<RunRow | undefined> {
  const { rows } = await connection.query<RunRow>(
    `select id, source, year, release, status,
       counts ? 'recorded' or exists (select from run_changes where run_id = import_runs.id) as "hasImages"
     from import_runs where id = $1`,
    [id],
  );
  return rows[0];
}

/** The receipts that go with a run, and which later ones say the same. */
export async function readLeaving(connection: ClientBase, runId: number): Promise<Leaving> {
  const { rows: own } = await connection.query<{ id: number }>('select id from value_sources where run_id = $1', [runId]);
  const { rows: twins } = await connection.query<{ id: number; runId: number; twin: number }>(
    `select o.id, t.run_id as "runId", t.id as twin from value_sources o
     join value_sources t using (source, table_name, variable, year, period, release) where o.run_id = $1 and t.run_id > $1`,
    [runId],
  );
  const known = new Map(twins.map(({ id, runId: of, twin }) => [`${id} ${of}`, twin]));
  return { own: new Set(own.map(({ id }) => id)), twinOf: (receipt, of) => known.get(`${receipt} ${of}`) };
}

/** The colleges a run has changed, each with the links of later runs that stand, in batches. Needs a transaction. */
export async function* linkedRows(connection: ClientBase, runId: number): AsyncGenerator<LinkedRow[]> {
  yield* readInBatches<LinkedRow>(connection, linkedSql(runId, await referencesOf(connection)));
}

/** Conditions under which a row somewhere else refers to the college `k`: a favourite, a lock. What runs left is no such row. */
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
  select k.id as "collegeId", k.ipeds_unit_id as "unitId", k.name, n.before, n.after, k.field_sources as receipts,
    jsonb_build_array(k.operating_status, k.successor_unit_id) as status, k.former_names as "formerNames", (${isReferenced}) as "isWanted",
    coalesce((
      select jsonb_agg(jsonb_build_object('runId', l.run_id, 'source', r.source, 'before', l.before, 'after', l.after) order by l.run_id)
      from run_changes l join import_runs r on r.id = l.run_id
      where l.college_id = k.id and l.run_id > ${runId} and r.status = 'succeeded'
    ), '[]') as later
  from run_changes n join colleges k on k.id = n.college_id where n.run_id = ${runId} order by k.id`;
