import type { ClientBase } from 'pg';
import { isSame, type RunChange } from '../../../../domain/imports/college-image.ts';
import {
  createRunDiff,
  type ChangedValue,
  type RunChangeRow,
  type RunDiff,
  type RunDiffRest,
} from '../../../../domain/imports/run-diff.ts';
import { FEW_ROWS, readInBatches } from '../../cursor.ts';

/** A change as a row of `run_changes` has it. Without `place`, it is complete in `before` and `after`: the form of earlier runs and of rollbacks. */
export interface StoredChange extends RunChange {
  valuesBefore: readonly unknown[] | null;
  valuesAfter: readonly unknown[] | null;
  place: number | null;
}

/** SQL for the columns of a stored change in the row `alias` of `run_changes`. */
export const storedChangeSql = (alias: string): string =>
  `${alias}.run_id as "runId", ${alias}.before, ${alias}.after, ${alias}.values_before as "valuesBefore", ${alias}.values_after as "valuesAfter",
   ${alias}.sources_place as place`;

interface Origins {
  sources: readonly unknown[];
  statuses: readonly unknown[];
}

/** Sources and statuses that several changes of one run share, in the order of the run's fields. */
interface SharedState {
  fields: readonly string[];
  before: Origins;
  after: Origins;
  /** The source or the status of the field differs. */
  differs: readonly boolean[];
}

type ImageDraft = Record<string, readonly unknown[]>;
type StateOf = (change: StoredChange) => SharedState | undefined;

/** Completes the images of some changes: each field that differs, with its value, source and status. */
export async function withImages<Row extends StoredChange>(
  connection: ClientBase,
  rows: readonly Row[],
): Promise<Omit<Row, 'valuesBefore' | 'valuesAfter' | 'place'>[]> {
  const stateOf = await sharedStates(connection, rows);
  return rows.map((row) => {
    const { valuesBefore, valuesAfter, place, ...rest } = row;
    const state = place === null ? undefined : stateOf(row);
    if (!state) return rest;
    const [before, after]: [ImageDraft, ImageDraft] = [{ ...row.before }, { ...row.after }];
    for (const at of changedPlaces(row, state)) {
      const field = state.fields[at] ?? '';
      before[field] = [valuesBefore?.[at], state.before.sources[at], state.before.statuses[at]];
      after[field] = [valuesAfter?.[at], state.after.sources[at], state.after.statuses[at]];
    }
    return { ...rest, before, after };
  });
}

/** The values that differ, without the images: a sum over a whole run reads nothing else. */
function changedValues(row: StoredChange, state: SharedState): ChangedValue[] {
  return changedPlaces(row, state).map((at) => [state.fields[at] ?? '', row.valuesBefore?.[at], row.valuesAfter?.[at]]);
}

function changedPlaces({ valuesBefore, valuesAfter }: StoredChange, { differs }: SharedState): number[] {
  const places: number[] = [];
  for (let at = 0; at < differs.length; at += 1) if (differs[at] || !isSame(valuesBefore?.[at], valuesAfter?.[at])) places.push(at);
  return places;
}

type StateRow = Pick<SharedState, 'before' | 'after'> & { runId: number; place: number };

/** Reads what some changes share. Many have the same, so each is read once. */
async function sharedStates(connection: ClientBase, changes: readonly StoredChange[]): Promise<StateOf> {
  const wanted = new Map(changes.flatMap((change) => (change.place === null ? [] : [[keyOf(change), change] as const])));
  if (wanted.size === 0) return () => undefined;
  const each = [...wanted.values()];
  const { rows: runs } = await connection.query<{ id: number; fields: string[] }>(
    'select id, change_fields as fields from import_runs where id = any($1)',
    [[...new Set(each.map(({ runId }) => runId))]],
  );
  const fieldsOf = new Map(runs.map(({ id, fields }) => [id, fields]));
  const { rows } = await connection.query<StateRow>(
    `select run_id as "runId", place, json_build_object('sources', sources_before, 'statuses', statuses_before) as before,
       json_build_object('sources', sources_after, 'statuses', statuses_after) as after
     from run_change_sources join unnest($1::int[], $2::int[]) as w(run_id, place) using (run_id, place)`,
    [each.map(({ runId }) => runId), each.map(({ place }) => place)],
  );
  const states = new Map(rows.map((row) => [keyOf(row), stateIn(row, fieldsOf.get(row.runId) ?? [])]));
  return (change) => states.get(keyOf(change));
}

const stateIn = ({ before, after }: StateRow, fields: readonly string[]): SharedState => ({
  fields,
  before,
  after,
  differs: fields.map((_, at) => before.sources[at] !== after.sources[at] || before.statuses[at] !== after.statuses[at]),
});

const keyOf = ({ runId, place }: Pick<StoredChange, 'runId' | 'place'>): string => `${runId} ${place ?? ''}`;

/** Adds up the changes that a run has recorded. Needs a transaction. `colleges`: where their names are. */
export async function readDiff(connection: ClientBase, runId: number, rest: RunDiffRest, colleges = 'colleges'): Promise<RunDiff> {
  const diff = createRunDiff();
  const select = `select c.ipeds_unit_id as "unitId", c.name, ${storedChangeSql('n')}
    from run_changes n join ${colleges} c on c.id = n.college_id where n.run_id = ${runId} order by n.college_id`;
  for await (const rows of readInBatches<StoredChange & RunChangeRow>(connection, select, FEW_ROWS)) {
    const stateOf = await sharedStates(connection, rows);
    for (const row of rows) {
      const state = stateOf(row);
      diff.add(row, state && changedValues(row, state));
    }
  }
  return diff.result(rest);
}
