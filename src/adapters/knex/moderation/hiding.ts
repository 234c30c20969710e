import type { Knex } from 'knex';
import type { CaseKind } from '../../../domain/moderation/report.ts';
import { publishPart } from '../data-versions.ts';
import { settleReviews } from '../ratings/ratings.ts';
import { suspendProfiles, unsuspendProfiles } from '../roommate-rows/suspend.ts';

/** The writer of a hidden review or service reads it. */
const HIDDEN_REASON = 'Hidden because of reports about it.';

export interface HidingCase {
  id: number;
  kind: CaseKind;
  target_id: number;
  is_hidden: boolean;
}

interface Hideable {
  /** False when it was hidden or gone already. */
  hide(trx: Knex.Transaction, id: number): Promise<boolean>;
  show(trx: Knex.Transaction, id: number): Promise<unknown>;
}

const HIDEABLE: Partial<Record<CaseKind, Hideable>> = {
  message: {
    hide: async (trx, id) =>
      (await trx('messages').where({ id }).whereNull('hidden_at').whereNull('deleted_at').update({ hidden_at: trx.fn.now() })) > 0,
    show: (trx, id) => trx('messages').where({ id }).update({ hidden_at: null }),
  },
  review: {
    hide: (trx, id) => changeReview(trx, id, { from: 'published', to: 'rejected', reason: HIDDEN_REASON }),
    show: (trx, id) => changeReview(trx, id, { from: 'rejected', to: 'published', reason: null }),
  },
  service: {
    hide: (trx, id) => changeService(trx, id, { from: 'published', to: 'rejected', reason: HIDDEN_REASON }),
    show: (trx, id) => changeService(trx, id, { from: 'rejected', to: 'published', reason: null }),
  },
  roommate: {
    hide: async (trx, id) => (await suspendProfiles(trx, { id }, HIDDEN_REASON)) > 0,
    show: (trx, id) => unsuspendProfiles(trx, { id }),
  },
};

/** Hides the target of a case. A target that another case hides stays hidden until both cases show it. */
export async function hideTarget(trx: Knex.Transaction, row: HidingCase): Promise<void> {
  const { id, kind, target_id, is_hidden } = row;
  if (is_hidden) return;
  const isHidden = ((await HIDEABLE[kind]?.hide(trx, target_id)) ?? false) || (await isHiddenByOther(trx, row));
  await trx('cases').where({ id }).update({ is_hidden: isHidden });
}

/** Shows the target again if this case has hidden it and no other case hides it. */
export async function showTarget(trx: Knex.Transaction, row: HidingCase): Promise<void> {
  const { id, kind, target_id, is_hidden } = row;
  if (!is_hidden) return;
  await trx('cases').where({ id }).update({ is_hidden: false });
  if (!(await isHiddenByOther(trx, row))) await HIDEABLE[kind]?.show(trx, target_id);
}

async function isHiddenByOther(trx: Knex, { id, kind, target_id }: HidingCase): Promise<boolean> {
  const other: unknown = await trx('cases').where({ kind, target_id, is_hidden: true }).whereNot({ id }).first('id');
  return other !== undefined;
}

interface StatusChange {
  from: 'published' | 'rejected';
  to: 'published' | 'rejected';
  reason: string | null;
}

/** The service first: all transactions lock in this order. */
async function changeReview(trx: Knex.Transaction, id: number, change: StatusChange): Promise<boolean> {
  const [serviceId] = (await trx('service_reviews').where({ id }).pluck('service_id')) as number[];
  if (serviceId === undefined) return false;
  await trx('services').where({ id: serviceId }).forUpdate().first('id');
  if (!(await changeStatus(trx, 'service_reviews', id, change))) return false;
  await settleReviews(trx, [serviceId]);
  return true;
}

async function changeService(trx: Knex.Transaction, id: number, change: StatusChange): Promise<boolean> {
  if (!(await changeStatus(trx, 'services', id, change))) return false;
  await publishPart(trx, 'services');
  return true;
}

async function changeStatus(trx: Knex, table: string, id: number, { from, to, reason }: StatusChange): Promise<boolean> {
  const changed = { status: to, status_reason: reason, version: trx.raw('version + 1'), updated_at: trx.fn.now() };
  return (await trx(table).where({ id, status: from }).whereNull('deleted_at').update(changed)) > 0;
}
