import type { Knex } from 'knex';
import type { BulkEdit, EditRefusal, RecordEdit, RecordStore, RecordValues, StaffRecord } from '../../../domain/admin/records.ports.ts';
import { COMPUTED_FIELDS, EDITABLE_FIELDS } from '../../../domain/corrections/college-form.ts';
import { currentOrigin } from '../origin.ts';
import { readLastChecked } from '../imports/source-ledger.repo.ts';
import { readSnapshot } from '../snapshot.ts';
import { factsOf } from './college-facts.ts';
import { editCatalog, editColleges, fieldsIn, storedColleges, type StoredCollege } from './colleges-edit.ts';
import { COLLEGE_ROWS, COLLEGE_VALUES, NET_PRICES } from './colleges.table.ts';
import { applyFilter, type TableSpec } from './table-spec.ts';
import { createTableStore } from './table-store.ts';

/** Colleges as records: a change of an imported field sets a lock. */
export function createCollegeRecords(db: Knex): RecordStore {
  const fields = [...EDITABLE_FIELDS, ...COMPUTED_FIELDS];
  return {
    ...createCollegeStore(db, COLLEGE_ROWS, fields, ({ values, locked }) => ({
      ...pick(values, [...fields, 'ipedsUnitId', 'slug', 'operatingStatus', 'dataSourceFlags']),
      lastDataSync: typeof values['lastDataSync'] === 'string' ? new Date(values['lastDataSync']) : null,
      locks: locked.filter((field) => (fields as readonly string[]).includes(field) || field === 'netPricesByIncome').length,
    })),
    batches: (selection) => createTableStore(db, COLLEGE_VALUES).batches(selection),
  };
}

/** The net prices of colleges as records, with the versions of the colleges. */
export const createNetPriceRecords = (db: Knex): RecordStore =>
  createCollegeStore(db, NET_PRICES, ['netPricesByIncome'], ({ values, locked }) => ({
    ...pick(values, NET_PRICES.fields),
    isLocked: locked.includes('netPricesByIncome'),
  }));

const pick = (values: RecordValues, fields: readonly string[]): RecordValues =>
  Object.fromEntries(fields.map((field) => [field, values[field]]));

/** @param viewOf the members of a record beside `id`, `version` and `fields` */
function createCollegeStore(
  db: Knex,
  spec: TableSpec,
  fields: readonly string[],
  viewOf: (college: StoredCollege) => RecordValues,
): RecordStore {
  const table = createTableStore(db, spec);
  const { resource } = spec;
  const orderOf = (changes: RecordValues, reason: string | null) => ({
    resource,
    changes,
    reason,
    by: currentOrigin().actor,
    at: new Date(),
  });

  const find = (id: string): Promise<StaffRecord | undefined> =>
    readSnapshot(db, async (connection) => {
      const [college] = await storedColleges(connection, 'c.id = $1', [idOf(id)]);
      if (!college) return undefined;
      const facts = await factsOf(connection, college.id, college.values, fields);
      const view = viewOf(college);
      const lastChecked = Object.hasOwn(view, 'dataSourceFlags') && { lastChecked: await readLastChecked(connection) };
      return { ...view, ...lastChecked, id: college.id, version: college.version, fields: facts };
    });

  return {
    list: (slice) => table.list(slice),
    batches: (selection) => table.batches(selection),
    noteExport: (filter) => table.noteExport(filter),
    count: async (order) => (await table.count?.(order)) ?? 0,
    find,

    async change({ id, version, reason }: RecordEdit, changes: RecordValues): Promise<StaffRecord | EditRefusal> {
      const refusal = await editCatalog(db, `edit of college ${id}`, async (connection) => {
        const [college] = await storedColleges(connection, 'c.id = $1', [idOf(id)]);
        if (!college) return 'unknown';
        if (college.version !== version) return 'outdated';
        await editColleges(connection, [college], orderOf(changes, reason));
        return 'done';
      });
      if (refusal === 'unknown' || refusal === 'outdated') return refusal;
      return (await find(id)) ?? 'unknown';
    },

    async changeAll({ ids, filter, changes, reason }: BulkEdit, expected: number): Promise<number | undefined> {
      const matching = db('colleges').select<{ id: number }[]>('colleges.id');
      applyFilter(matching, spec, ids ? { id: [...ids] } : filter);
      return editCatalog(db, `edit of ${expected} colleges`, async (connection) => {
        const rows = await matching.connection(connection);
        if (rows.length !== expected) return undefined;
        const ids = rows.map((row) => row.id);
        const colleges = await storedColleges(connection, 'c.id = any($1)', [ids], fieldsIn(changes));
        await editColleges(connection, colleges, orderOf(changes, reason));
        return rows.length;
      });
    },
  };
}

/** Ids beyond the range of the column match nothing. */
const idOf = (id: string): number => (/^\d{1,9}$/.test(id) ? Number(id) : 0);
