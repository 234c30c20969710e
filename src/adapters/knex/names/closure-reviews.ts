import type { Knex } from 'knex';
import { recordChanges } from '../transactions/record-audit.ts';
import { refuseFaults } from './faults.ts';

interface Review {
  id: number;
  name: string;
  editedBy: string | null;
  editedIn: number | null;
  reviewedBy: string | null;
  reviewedIn: number | null;
}

/**
 * The last edit and the last review of reviewed entries, from the audit log. An edit changes a value other than the day of the check. A row
 * of the log can be both.
 */
const REVIEWS = `
  select c.id, c.name, e.actor as "editedBy", e.id::float8 as "editedIn", r.actor as "reviewedBy", r.id::float8 as "reviewedIn" from closures c
  left join lateral (
    select a.id, a.actor from audit_log a where a.resource = 'closures' and a.record_id = c.id::text
      and a.event in ('record-created', 'record-changed') and a.after - '{isReviewed,checked}'::text[] <> '{}'
    order by a.id desc limit 1) e on true
  left join lateral (
    select a.id, a.actor from audit_log a where a.resource = 'closures' and a.record_id = c.id::text and a.after->'isReviewed' = 'true'
    order by a.id desc limit 1) r on true
  where c.id = any(?) and c.is_reviewed and c.deleted_at is null`;

/** An edit ends the review of an entry, with an audit row of its own. Throws `invalid` if people review what they edited last. */
export async function settleReviews(trx: Knex.Transaction, ids: readonly number[]): Promise<void> {
  const { rows } = await trx.raw<{ rows: Review[] }>(REVIEWS, [[...ids]]);
  refuseFaults(rows.filter(isOwnReview).map(({ name }) => ({ path: 'isReviewed', message: `Another person has to review ${name}` })));
  const ended = rows.filter(({ editedIn, reviewedIn }) => editedIn !== null && editedIn > (reviewedIn ?? 0)).map(({ id }) => id);
  if (ended.length === 0) return;
  await trx('closures').whereIn('id', ended).update({ is_reviewed: false });
  await recordChanges(
    trx,
    ended.map((id) => ({
      event: 'record-changed',
      resource: 'closures',
      id,
      before: { isReviewed: true },
      after: { isReviewed: false },
      reason: 'The entry changed after its review',
    })),
  );
}

const isOwnReview = ({ editedBy, editedIn, reviewedBy, reviewedIn }: Review): boolean =>
  editedBy !== null && editedBy === reviewedBy && (reviewedIn ?? 0) >= (editedIn ?? 0);
