import type { Knex } from 'knex';
import type { Provenance } from '../../../domain/colleges/sources.ts';
import type { SuppliedRowOfCollege } from '../../../domain/history/history-points.ts';
import { PROGRAM_FIELDS } from '../../../domain/majors/awards.ts';
import { selectProvenance, toProvenance, type ProvenanceRow } from '../college-rows.ts';

interface SuppliedTable {
  id: number;
  run_id: number;
  year: number;
  fields: string[];
  receipts: number[];
}

interface SuppliedValues {
  collegeId: number;
  tableId: number;
  values: unknown[];
  statuses: string;
  alternatives: string;
}

/** Reads provenance by its id. */
export async function readProvenances(db: Knex, ids: readonly number[]): Promise<ReadonlyMap<number, Provenance>> {
  if (ids.length === 0) return new Map();
  const rows = (await selectProvenance(db).whereIn('v.id', ids)) as ProvenanceRow[];
  return new Map(rows.map((row) => [row.id, toProvenance(row)]));
}

/** The tables that supply programs. Their rows are large, and no figure is in them. */
const programTables = (db: Knex) =>
  db('supplied_tables')
    .whereRaw('fields <@ ?', [[...PROGRAM_FIELDS]])
    .select('id');

/** Reads the rows about programs that all tables of all runs supplied for a college. */
export async function readProgramRows(db: Knex, collegeId: number): Promise<SuppliedRowOfCollege[]> {
  const rows = db('supplied_values').where({ college_id: collegeId }).whereIn('table_id', programTables(db));
  return (await readRows(db, rows)).get(collegeId) ?? [];
}

/** Places the rows with awards of each college by year, without opening them. */
const NEWEST_AWARDS = `(college_id, table_id) in (
  select college_id, table_id from (
    select v.college_id, v.table_id, rank() over (partition by v.college_id order by t.year desc) as place
    from supplied_values v join supplied_tables t on t.id = v.table_id
    where v.college_id = any(?) and 'awardsByProgram' = any(t.fields)
  ) placed where place = 1
)`;

/** Reads the rows with the awards of the newest year of these colleges, by college. */
export const readNewestAwards = (db: Knex, collegeIds: readonly number[]): Promise<Map<number, SuppliedRowOfCollege[]>> =>
  readRows(db, db('supplied_values').whereRaw(NEWEST_AWARDS, [[...collegeIds]]));

/** Reads the rows that all other tables of all runs supplied for these colleges, by college. */
export const readSuppliedRows = (db: Knex, collegeIds: readonly number[]): Promise<Map<number, SuppliedRowOfCollege[]>> =>
  readRows(db, db('supplied_values').whereIn('college_id', collegeIds).whereNotIn('table_id', programTables(db)));

async function readRows(db: Knex, chosen: Knex.QueryBuilder): Promise<Map<number, SuppliedRowOfCollege[]>> {
  const rows = await chosen.select<SuppliedValues[]>({
    collegeId: 'college_id',
    tableId: 'table_id',
    values: 'supplied',
    statuses: 'statuses',
    alternatives: 'alternatives',
  });
  const rowWith = await createTableReader(db, [...new Set(rows.map(({ tableId }) => tableId))]);
  const found = new Map<number, SuppliedRowOfCollege[]>();
  for (const row of rows) {
    const supplied = rowWith(row);
    if (!supplied) continue;
    const others = found.get(row.collegeId);
    if (others) others.push(supplied);
    else found.set(row.collegeId, [supplied]);
  }
  return found;
}

/** Adds to a row what its table says of all rows. The rows of a table share it. */
async function createTableReader(db: Knex, ids: readonly number[]): Promise<(row: SuppliedValues) => SuppliedRowOfCollege | undefined> {
  const read = await db('supplied_tables').whereIn('id', ids).select<SuppliedTable[]>('id', 'run_id', 'year', 'fields', 'receipts');
  const tables = new Map(read.map((table) => [table.id, { ...table, provenances: new Map<string, (Provenance | undefined)[]>() }]));
  const known = await readProvenances(db, [...new Set(read.flatMap(({ receipts }) => receipts))]);
  return ({ tableId, values, statuses, alternatives }) => {
    const table = tables.get(tableId);
    // A run that was deleted meanwhile.
    if (!table) return undefined;
    const { run_id: runId, year, fields, receipts } = table;
    // The receipts of the recipes come first, then those of the first alternatives, and so on.
    const receiptAt = (at: number): number => receipts[at + fields.length * Number(alternatives.charAt(at))] ?? 0;
    const provenances = table.provenances.get(alternatives) ?? fields.map((_, at) => known.get(receiptAt(at)));
    table.provenances.set(alternatives, provenances);
    return { runId, tableId, year, fields, provenances, values, statuses };
  };
}
