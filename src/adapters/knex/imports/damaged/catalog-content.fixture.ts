import type { Knex } from 'knex';

/** Colleges by UNITID, each with the text of its columns, provenance and statuses. */
export type Colleges = ReadonlyMap<number, Readonly<Record<string, string>>>;

interface CollegeRow {
  ipeds_unit_id: number;
  field_sources: Record<string, number>;
  field_status: Record<string, string>;
  data_source_flags: Record<string, object>;
}

export async function collegesIn(db: Knex): Promise<Colleges> {
  const sources = await db('value_sources').select<{ id: number }[]>('*');
  const provenance = new Map(sources.map(({ id, ...rest }) => [id, Object.values(rest).join(' ')]));
  const rows = await db('colleges').select<CollegeRow[]>('*').orderBy('id');
  return new Map(rows.map((row) => [row.ipeds_unit_id, textsOf(row, provenance)]));
}

function textsOf(
  { field_sources, field_status, data_source_flags, ...columns }: CollegeRow,
  provenance: ReadonlyMap<number, string>,
): Record<string, string> {
  const texts = (prefix: string, values: object): [string, string][] =>
    Object.entries(values).map(([key, value]) => [prefix + key, typeof value === 'string' ? value : JSON.stringify(value)]);
  const sources = Object.entries(field_sources).map(([field, id]) => [field, provenance.get(id) ?? id]);
  // Equal values of two files have flags that differ in the hash.
  const flags = Object.entries(data_source_flags).map(([source, flag]) => [source, { ...flag, sha256: '' }]);
  return Object.fromEntries([
    ...texts('', columns),
    ...texts('flag of ', Object.fromEntries(flags) as object),
    ...texts('source of ', Object.fromEntries(sources) as object),
    ...texts('status of ', field_status),
  ]);
}

const MOST_SHOWN = 12;

/** What differs between two catalogs, college by college. */
export function differences(actual: Colleges, wanted: Colleges): string[] {
  const found: string[] = [];
  for (const unitId of new Set([...actual.keys(), ...wanted.keys()])) {
    const [is = {}, should = {}] = [actual.get(unitId), wanted.get(unitId)];
    for (const key of new Set([...Object.keys(is), ...Object.keys(should)]))
      if (is[key] !== should[key]) found.push(`${unitId} ${key}: ${is[key] ?? 'nothing'} instead of ${should[key] ?? 'nothing'}`);
  }
  return found.length > MOST_SHOWN ? [`${found.length} differences`, ...found.slice(0, MOST_SHOWN)] : found;
}

/** A failed run adds rows to these tables. */
const LEDGER = ['import_runs', 'import_rejects'];

/** A digest of every other table, and the runs that count as applied. A refused import changes none of it. */
export async function contentOf(db: Knex): Promise<Record<string, unknown>> {
  const { rows } = await db.raw<{ rows: { name: string }[] }>(`select tablename as name from pg_tables where schemaname = 'public'`);
  const content: Record<string, unknown> = {};
  for (const { name } of rows.filter((each) => !LEDGER.includes(each.name))) {
    const sql = `select coalesce(md5(string_agg(md5(t::text), '' order by md5(t::text))), '') as digest from ?? t`;
    const digest = await db.raw<{ rows: { digest: string }[] }>(sql, [name]);
    content[name] = digest.rows[0]?.digest;
  }
  content['applied runs'] = await db('import_runs').select('*').whereIn('status', ['succeeded', 'unchanged']).orderBy('id');
  return content;
}
