import type { Knex } from 'knex';
import { nicknameErrors } from '../../../domain/colleges/names/nickname-errors.ts';
import { selectNicknames } from './names-and-closures.ts';
import { publishPart } from '../data-versions.ts';
import { NICKNAMES_LOCK } from '../transactions/advisory-locks.ts';
import { refuseFaults, selectUnitIds } from './faults.ts';
import type { TableSpec } from '../admin/table-spec.ts';

export const NICKNAMES: TableSpec = {
  resource: 'nicknames',
  table: 'nicknames',
  fields: ['texts', 'unitIds', 'kind', 'name', 'basis', 'checked'],
  computed: {
    collegeNames: `(select array_agg(c.name order by u.place) from unnest(nicknames.unit_ids) with ordinality u(unit_id, place)
      left join colleges c on c.ipeds_unit_id = u.unit_id)`,
  },
  searched: [`array_to_string(nicknames.texts, ' ')`, `coalesce(nicknames.name, '')`],
  filters: { unitId: (query, unitId) => void query.whereRaw('? = any(nicknames.unit_ids)', [unitId as number]) },
  hasTrash: true,
  check: checkEntries,
  afterChange: (trx) => publishPart(trx, 'texts'),
};

/** One edit at a time, because two entries must not get the same text. Entries in the Trash may have any. */
async function checkEntries(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  await trx.raw('select pg_advisory_xact_lock(?)', [NICKNAMES_LOCK]);
  const entries = await selectNicknames(trx);
  const changed = ids.flatMap((id) => entries.get(id) ?? []);
  for (const id of ids) entries.delete(id);
  if (changed.length > 0) refuseFaults(nicknameErrors(changed, [...entries.values()], await selectUnitIds(trx)));
}
