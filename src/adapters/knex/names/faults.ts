import type { Knex } from 'knex';
import { DomainError, type FieldFault } from '../../../domain/shared/domain-error.ts';

/** The UNITIDs of all colleges of the catalog, listed or not. */
export const selectUnitIds = async (db: Knex): Promise<Set<number>> =>
  new Set<number>(await db('colleges').whereNotNull('ipeds_unit_id').pluck('ipeds_unit_id'));

const MOST_FAULTS = 20;

/** Throws `invalid` with the faults, if there are any. */
export function refuseFaults(faults: readonly FieldFault[]): void {
  const [first] = faults;
  if (first) throw new DomainError('invalid', 'record.invalid', `${first.message}. Nothing was saved.`, faults.slice(0, MOST_FAULTS));
}
