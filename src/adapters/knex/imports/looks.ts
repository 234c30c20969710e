import type { Knex } from 'knex';
import type { ClientBase } from 'pg';
import { isSame } from '../../../domain/imports/college-image.ts';
import { MAX_LOOKS, type CollegeLook } from '../../../domain/imports/looks.ts';
import { columnOf, createFieldReader, RECORD_FIELDS } from '../college-rows.ts';

/** What pages do not show, or show as the time of the import. */
const LEFT_OUT = ['dataSourceFlags', 'lastDataSync'];
const FIELDS = RECORD_FIELDS.filter((field) => !LEFT_OUT.includes(field));
const COLUMNS = ['id', ...FIELDS.map(columnOf)].join(', ');
const readFields = createFieldReader(FIELDS);

type Row = { id: number } & Record<string, unknown>;

/**
 * Colleges before an open run and after it: `db` does not see the run, `connection` does. They are those of the UNITIDs and, up to
 * three, the changed ones with most undergraduates.
 */
export async function readLooks(db: Knex, connection: ClientBase, runId: number, unitIds: readonly number[]): Promise<CollegeLook[]> {
  const { rows: after } = await connection.query<Row>(
    `with named as (select id, array_position($2::int[], ipeds_unit_id) as place from colleges where ipeds_unit_id = any($2)),
      known as (
        select c.id, null::int from run_changes n join colleges c on c.id = n.college_id
        where n.run_id = $1 and n.before is not null and c.id not in (select id from named)
        order by c.size desc nulls last, c.id limit $3
      )
     select ${COLUMNS} from (select * from named union all select * from known) chosen join colleges using (id)
     order by place nulls last limit $3`,
    [runId, unitIds, MAX_LOOKS],
  );
  const ids = after.map(({ id }) => id);
  const before = new Map(((await db('colleges').select(db.raw(COLUMNS)).whereIn('id', ids)) as Row[]).map((row) => [row.id, row]));
  return after.map((row) => lookOf(before.get(row.id), row)).filter(({ fields }) => fields.length > 0);
}

function lookOf(before: Row | undefined, after: Row): CollegeLook {
  const was = before ? readFields(before).values : {};
  const is = readFields(after).values;
  // The number of the acceptance rate says the same.
  const shown = FIELDS.filter((field) => field !== 'acceptanceRate' && !isSame(was[field] ?? null, is[field] ?? null));
  return {
    unitId: is['ipedsUnitId'] as number | null,
    name: String(is['name']),
    slug: String(is['slug']),
    fields: shown.map((field) => ({ field, before: was[field] ?? null, after: is[field] ?? null })),
  };
}
