import type { Knex } from 'knex';
import type { VisibilityStatus } from '../../../domain/roommates/profile.ts';

/** The statuses that a suspension replaces, and its end restores. */
export const SUSPENDED_FROM = ['active', 'paused', 'matched', 'expired'] as const satisfies readonly VisibilityStatus[];

/** Suspends profiles that are not deleted. @param reason - their owner reads it. Returns how many it suspended. */
export const suspendProfiles = (trx: Knex, where: object, reason: string): Promise<number> =>
  trx('roommate_profiles')
    .where(where)
    .whereIn('visibility_status', SUSPENDED_FROM)
    .update({
      suspended_from: trx.ref('visibility_status'),
      visibility_status: 'suspended',
      status_reason: reason,
      ...nextVersion(trx),
    });

/** Ends suspensions: a profile has the status again that it had before, because only its owner may show it. */
export const unsuspendProfiles = (trx: Knex, where: object): Promise<number> =>
  trx('roommate_profiles')
    .where({ ...where, visibility_status: 'suspended' })
    .update({
      // Of a suspension from before the column, nothing is known.
      visibility_status: trx.raw(`coalesce(suspended_from, 'paused')`),
      suspended_from: null,
      status_reason: null,
      ...nextVersion(trx),
    });

/** Hides a profile, and shows it again. */
export const hideableProfiles = {
  hide: async (trx: Knex.Transaction, id: number, reason: string): Promise<boolean> => (await suspendProfiles(trx, { id }, reason)) > 0,
  show: (trx: Knex.Transaction, id: number): Promise<number> => unsuspendProfiles(trx, { id }),
  /** Shows the words that waited for staff. */
  release: (trx: Knex.Transaction, id: number): Promise<number> => trx('roommate_profiles').where({ id }).update({ bio_held: [] }),
};

const nextVersion = (trx: Knex) => ({ version: trx.raw('version + 1'), updated_at: trx.fn.now() });
