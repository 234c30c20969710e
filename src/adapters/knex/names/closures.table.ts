import type { Knex } from 'knex';
import { closureErrors } from '../../../domain/colleges/kind/closure-errors.ts';
import type { Closure } from '../../../domain/colleges/kind/closures.ts';
import { publishVersionIn } from '../data-versions.ts';
import { refuseFaults, selectUnitIds } from './faults.ts';
import { settleReviews } from './closure-reviews.ts';
import type { TableSpec } from '../admin/table-spec.ts';

const ofCollege = (value: string, unitId: string) => `(select c.${value} from colleges c where c.ipeds_unit_id = closures.${unitId})`;

export const CLOSURES: TableSpec = {
  resource: 'closures',
  table: 'closures',
  fields: [
    'unitId',
    'closed',
    'kind',
    'successorUnitId',
    'sourcePublisher',
    'sourceTitle',
    'sourceDate',
    'sourceUrl',
    'checked',
    'isReviewed',
  ],
  computed: {
    collegeName: `coalesce(${ofCollege('name', 'unit_id')}, closures.name)`,
    collegeSlug: ofCollege('slug', 'unit_id'),
    successorName: ofCollege('name', 'successor_unit_id'),
  },
  searched: [`closures.name`, `closures.source_publisher || ' ' || closures.source_title`, 'closures.unit_id::text'],
  hasTrash: true,
  check: checkEntries,
  afterChange: (trx) => publishVersionIn(trx, 'edit of closures'),
  taken: { field: 'unitId', message: 'This college has an entry already.' },
};

type CheckedRow = Pick<Closure, 'unitId' | 'name' | 'closed' | 'kind' | 'successorUnitId' | 'checked'>;

/** Entries in the Trash may have any values. */
async function checkEntries(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx.raw(
    `update closures set name = c.name from colleges c
     where closures.id = any(?) and c.ipeds_unit_id = closures.unit_id and closures.name <> c.name`,
    [[...ids]],
  );
  const rows = await trx('closures')
    .select<CheckedRow[]>('unit_id as unitId', 'name', 'closed', 'kind', 'successor_unit_id as successorUnitId', 'checked')
    .whereIn('id', ids)
    .whereNull('deleted_at');
  if (rows.length === 0) return;
  const unitIds = await selectUnitIds(trx);
  refuseFaults(
    rows.flatMap((row) =>
      closureErrors(row, unitIds).map(({ path, message }) => ({ path, message: rows.length > 1 ? `${row.name}: ${message}` : message })),
    ),
  );
  await settleReviews(trx, ids);
}
