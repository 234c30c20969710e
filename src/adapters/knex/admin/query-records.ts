import type { Knex } from 'knex';
import type { RecordFilter, RecordSelection, RecordStore, StaffRecord } from '../../../domain/admin/records.ports.ts';
import { recordExport } from '../transactions/record-audit.ts';
import { wholeNumbers } from './table-spec.ts';

const BATCH_ROWS = 1_000;

/** Records that staff only read, as the rows of a query. */
export interface QuerySpec {
  resource: string;
  /** Selects every record, with the names of its fields as columns. */
  rows: () => Knex.QueryBuilder;
  /** The ids are texts. Default: they are whole numbers. */
  hasTextIds?: boolean;
  /** The fields that `q` searches. */
  searched: readonly string[];
  /** Filters that are not equality with a field. */
  filters?: Readonly<Record<string, (query: Knex.QueryBuilder, value: unknown) => void>>;
  /** The record of a row. */
  toRecord: (row: StaffRecord) => StaffRecord;
}

export function createQueryRecords(db: Knex, spec: QuerySpec): RecordStore {
  const from = () => db.from(spec.rows().as('records'));
  const restricted = (filter: RecordFilter): Knex.QueryBuilder => {
    const query = from();
    restrict(query, spec, filter);
    return query;
  };
  const sorted = async ({ filter, sort }: RecordSelection, offset: number, limit: number): Promise<StaffRecord[]> => {
    const query = restricted(filter).select('records.*').orderBy(`records.${sort.field}`, sort.direction, 'last');
    if (sort.field !== 'id') void query.orderBy('records.id', 'desc');
    return ((await query.offset(offset).limit(limit)) as StaffRecord[]).map(spec.toRecord);
  };

  return {
    async list({ offset, limit, ...selection }) {
      const [records, [row]] = await Promise.all([
        sorted(selection, offset, limit),
        restricted(selection.filter).count<{ count: string }[]>({ count: '*' }),
      ]);
      return { records, total: Number(row?.count ?? 0) };
    },
    async find(id) {
      const row = (await restricted({ id }).select('records.*').first()) as StaffRecord | undefined;
      return row && spec.toRecord(row);
    },
    async *batches(selection) {
      for (let offset = 0; ; offset += BATCH_ROWS) {
        const rows = await sorted(selection, offset, BATCH_ROWS);
        yield rows;
        if (rows.length < BATCH_ROWS) return;
      }
    },
    noteExport: (filter) => recordExport(db, spec.resource, filter),
  };
}

function restrict(query: Knex.QueryBuilder, { searched, filters, hasTextIds }: QuerySpec, { id, q, ...others }: RecordFilter): void {
  if (id !== undefined) void query.whereIn('records.id', hasTextIds ? [id].flat().map(String) : wholeNumbers(id));
  if (typeof q === 'string' && q !== '') {
    const pattern = `%${q.replaceAll(/[\\%_]/g, String.raw`\$&`)}%`;
    void query.where((any: Knex.QueryBuilder) => {
      for (const field of searched) void any.orWhereRaw('records.?? ilike ?', [field, pattern]);
    });
  }
  for (const [field, value] of Object.entries(others)) {
    if (value === undefined) continue;
    const own = filters?.[field];
    if (own) own(query, value);
    else void query.whereIn(`records.${field}`, [value].flat() as Knex.Value[]);
  }
}
