import type { ClientBase } from 'pg';
import type { ValueStatus } from '../../../domain/colleges/college.ts';
import type { ProvenanceRow } from '../college-rows.ts';
import { newestSupplied } from '../imports/newest-supplied.ts';

/** Where the present value of a field comes from, and its lock. Without provenance, the members of the source are null. */
interface FieldFacts {
  /** The newest imported value. */
  supplied: unknown;
  status: ValueStatus;
  source: ProvenanceRow['source'] | null;
  table: string | null;
  variable: string | null;
  year: number | null;
  period: string | null;
  release: ProvenanceRow['release'] | null;
  locked: { by: string; reason: string; at: Date } | null;
}

interface FactsRow {
  field_sources: Record<string, number>;
  field_status: Record<string, ValueStatus>;
}
interface LockRow {
  field: string;
  by: string;
  reason: string;
  at: Date;
}
type SourceRow = Omit<ProvenanceRow, 'finished_at' | 'run_id'>;

/** A lock by a signed-in user names the username. */
const LOCKS = `select l.field, coalesce(u.username, l.locked_by) as by, l.reason, l.locked_at as at
  from field_locks l left join users u on l.locked_by = 'user ' || u.id where l.college_id = $1`;

/** The facts about some fields of a college with these values. */
export async function factsOf(
  connection: ClientBase,
  collegeId: number,
  values: Readonly<Record<string, unknown>>,
  fields: readonly string[],
): Promise<Record<string, FieldFacts>> {
  const stored = await connection.query<FactsRow>('select field_sources, field_status from colleges where id = $1', [collegeId]);
  const { field_sources: ids = {}, field_status: statuses = {} } = stored.rows[0] ?? {};
  const sources = await connection.query<SourceRow>(
    'select id, source, table_name, variable, year, period, release from value_sources where id = any($1)',
    [Object.values(ids)],
  );
  const locks = (await connection.query<LockRow>(LOCKS, [collegeId])).rows.filter(({ field }) => fields.includes(field));
  const supplied = await newestSupplied(
    connection,
    locks.map(({ field }) => ({ collegeId, field })),
  );
  const facts = fields.map((field): [string, FieldFacts] => {
    const source = sources.rows.find(({ id }) => id === ids[field]);
    const lock = locks.find((one) => one.field === field);
    const value = values[field] ?? null;
    return [
      field,
      {
        supplied: lock ? (supplied.find((one) => one.field === field)?.stored?.[0] ?? null) : value,
        status: statuses[field] ?? (value === null ? 'not-reported' : 'reported'),
        ...sourceOf(source),
        locked: lock ? { by: lock.by, reason: lock.reason, at: lock.at } : null,
      },
    ];
  });
  return Object.fromEntries(facts);
}

const NO_SOURCE = { source: null, table: null, variable: null, year: null, period: null, release: null };

const sourceOf = (row: SourceRow | undefined): Omit<FieldFacts, 'supplied' | 'status' | 'locked'> => {
  if (!row) return NO_SOURCE;
  const { source, table_name: table, variable, year, period, release } = row;
  return { source, table, variable, year, period, release };
};
