import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import type { RecordChange } from '../../../domain/audit/audit.ts';
import { isListed } from '../../../domain/colleges/kind/listed.ts';
import type { College } from '../../../domain/colleges/college.ts';
import { isEmptyEdit, LOCKED_SUFFIX, planEdit, type CollegeState, type StaffEdit } from '../../../domain/corrections/staff-edit.ts';
import { DomainError } from '../../../domain/shared/domain-error.ts';
import { openCatalog } from '../catalog-lock.ts';
import { columnOf, COLUMN_TYPES } from '../college-rows.ts';
import { publishVersion } from '../data-versions.ts';
import { lockValues, unlockFields, withoutOrphans, type LockFacts } from './staff-values.ts';
import { recordChangesOn } from '../transactions/record-audit.ts';

/** A college as stored, with its locked fields. */
export interface StoredCollege extends CollegeState {
  id: number;
  version: number;
  name: string;
}

interface CollegeOrder extends Omit<LockFacts, 'reason'> {
  /** The resource in the audit log. */
  resource: string;
  /** Values by field, and `"<field>.locked"`. */
  changes: Readonly<Record<string, unknown>>;
  reason: string | null;
}

/** How long a short edit waits for another one. */
const WAIT_MS = 2_000;

/** Runs `work` with the lock of the catalog, and commits if it returns something. Throws `busy` during an import. */
export async function editCatalog<T>(
  db: Knex,
  name: string,
  work: (connection: ClientBase) => Promise<T | undefined>,
): Promise<T | undefined> {
  const connection = await openCatalog(db, name, { waitMs: WAIT_MS });
  try {
    const result = await work(connection);
    if (result !== undefined) await connection.query('commit');
    return result;
  } finally {
    await connection.end();
  }
}

interface CollegeRow {
  id: number;
  version: number;
  name: string;
  college: Record<string, unknown>;
  locked: string[];
}

/** What the rules of an edit compare beside the fields that change. */
const COMPARED = ['isFeatured', 'operatingStatus', 'size'];

/** The fields that changes name, and those that the rules compare. */
export const fieldsIn = (changes: Readonly<Record<string, unknown>>): string[] =>
  [...COMPARED, ...Object.keys(changes).map((key) => key.replace(LOCKED_SUFFIX, ''))].filter((field) => COLUMN_TYPES.has(field));

/** Colleges by a condition on the row `c`, in the order of ids. `fields` limits the values: whole rows of thousands of colleges are slow. */
export async function storedColleges(
  connection: ClientBase,
  where: string,
  values: readonly unknown[],
  fields?: readonly string[],
): Promise<StoredCollege[]> {
  const columns = fields && [...new Set(fields)].map((field) => `'${columnOf(field)}', c.${columnOf(field)}`);
  const { rows } = await connection.query<CollegeRow>(
    `select c.id, c.version, c.name, ${columns ? `jsonb_build_object(${columns.join(', ')})` : 'to_jsonb(c)'} as college,
       array(select l.field from field_locks l where l.college_id = c.id) as locked
     from colleges c where ${where} order by c.id`,
    [...values],
  );
  return rows.map(({ college, ...row }) => ({ ...row, values: valuesOf(college) }));
}

/** Values by field of a row as JSON. */
const valuesOf = (row: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Array.from(COLUMN_TYPES.keys(), (field) => [field, row[columnOf(field)] ?? null]));

/**
 * Changes colleges with one audit row each and one data version. Returns the number of colleges that change. Throws `invalid` for a
 * value that a field cannot hold, a missing reason and a featured college that Alma does not list.
 */
export async function editColleges(connection: ClientBase, colleges: readonly StoredCollege[], order: CollegeOrder): Promise<number> {
  const planned = colleges.map((college) => ({ college, edit: planEdit(order.changes, college) })).filter(({ edit }) => !isEmptyEdit(edit));
  if (planned.length === 0) return 0;
  const ids = planned.map(({ college }) => college.id);
  await withoutOrphans(connection, ids, () => writeEdits(connection, planned, order));
  const after = await storedColleges(connection, 'c.id = any($1)', [ids], fieldsIn(order.changes));
  refuseFeatured(after);
  await recordChangesOn(connection, auditOf(planned, after, order));
  await publishVersion(
    connection,
    planned.length === 1 ? `edit of ${planned[0]?.college.name ?? ''}` : `edit of ${planned.length} colleges`,
  );
  return planned.length;
}

interface Planned {
  college: StoredCollege;
  edit: StaffEdit;
}

async function writeEdits(connection: ClientBase, planned: readonly Planned[], { reason, by, at, changes }: CollegeOrder): Promise<void> {
  const sets = planned.filter(({ edit }) => edit.sets.length > 0);
  if (sets.length > 0 && reason === null) throw reasonMissing();
  const values = sets.map(({ college, edit }) => ({ collegeId: college.id, values: edit.sets }));
  await lockValues(connection, values, { by, at, reason: reason ?? '' });
  const unlocks = planned.flatMap(({ college, edit }) => edit.unlocks.map((field) => ({ collegeId: college.id, field })));
  await unlockFields(connection, unlocks);
  for (const field of new Set(planned.flatMap(({ edit }) => Object.keys(edit.direct)))) {
    const ids = planned.filter(({ edit }) => field in edit.direct).map(({ college }) => college.id);
    await connection.query(`update colleges set ${columnOf(field)} = $1 where id = any($2)`, [changes[field], ids]);
  }
}

const reasonMissing = () =>
  new DomainError('invalid', 'lock.reason', 'Give a reason: visitors read it as the source of the value.', [
    { path: 'reason', message: 'Give a reason' },
  ]);

/** The home page shows featured colleges, and shows listed ones only. */
function refuseFeatured(colleges: readonly StoredCollege[]): void {
  const refused = colleges.filter(({ values }) => values['isFeatured'] === true && !isListed(values as unknown as College));
  if (refused.length === 0) return;
  const names = refused.slice(0, 3).map(({ name }) => name);
  const message = `The site does not list ${names.join(', ')}${refused.length > names.length ? ' and others' : ''}, so they cannot be featured.`;
  throw new DomainError('invalid', 'college.not-listed', message, [{ path: 'changes.isFeatured', message }]);
}

function auditOf(planned: readonly Planned[], after: readonly StoredCollege[], { resource, reason }: CollegeOrder): RecordChange[] {
  const byId = new Map(after.map((college) => [college.id, college]));
  return planned.map(({ college, edit }) => {
    const now = byId.get(college.id) ?? college;
    const [before, later] = [stateOf(college, edit.touched), stateOf(now, edit.touched)];
    const isLockChanged = (key: string): boolean => !key.endsWith(LOCKED_SUFFIX) || before[key] !== later[key];
    const pick = (state: Record<string, unknown>) => Object.fromEntries(Object.entries(state).filter(([key]) => isLockChanged(key)));
    return { event: 'record-changed', resource, id: college.id, before: pick(before), after: pick(later), reason };
  });
}

/** The touched fields of a college, and whether they are locked. */
function stateOf({ values, locked }: StoredCollege, touched: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(
    touched.flatMap((field) => [
      [field, values[field]],
      [field + LOCKED_SUFFIX, locked.includes(field)],
    ]),
  );
}
