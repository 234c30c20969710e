import type { Knex } from 'knex';
import { listingDecidedEmail } from '../../../domain/services/listing-decided-email.ts';
import type { ListingValues } from '../../../domain/services/listing.ts';
import type { ListingDecision, ListingStore } from '../../../domain/services/services.ports.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import { isInvolvedIn } from '../admin/involved-rows.ts';
import { recordChanges } from '../transactions/record-audit.ts';
import { publishPart } from '../data-versions.ts';
import { columnsOf } from './listing-columns.ts';
import { SERVICES } from './services.table.ts';

interface WaitingRow {
  slug: string;
  name: string;
  status: string;
  version: number;
  owner_id: number | null;
  proposed: ListingValues | null;
}

/** Applies or refuses what a provider sent: a pending listing, or a change of a published one. */
export const decideListing = (db: Knex, decision: ListingDecision, publicUrl: string): ReturnType<ListingStore['decide']> =>
  db.transaction(async (trx) => {
    const { id, version, isApproved, reason } = decision;
    const row = await trx('services').where({ id }).whereNull('deleted_at').forUpdate().first<WaitingRow | undefined>();
    if (!row) return 'unknown';
    if (await isInvolvedIn(trx, SERVICES, id)) return 'involved';
    if (row.version !== version) return 'outdated';
    const { proposed } = row;
    if (row.status !== 'pending' && !proposed) return 'nothing-waits';
    const applied = isApproved && proposed ? await columnsOf(trx, proposed) : {};
    const status = outcomeOf(row, isApproved);
    await trx('services')
      .where({ id })
      .update({ ...applied, status, status_reason: reason, proposed: null, version: version + 1, updated_at: trx.fn.now() });
    await recordChanges(trx, [
      {
        event: 'record-changed',
        resource: 'services',
        id,
        before: { status: row.status, proposed },
        after: { status, proposed: null, ...(isApproved && proposed) },
        reason,
      },
    ]);
    if (isApproved) await publishPart(trx, 'services');
    await tellProvider(trx, id, decision, publicUrl);
    return 'decided';
  });

/** A published listing stays published when a change of it is refused. */
const outcomeOf = ({ status }: WaitingRow, isApproved: boolean) => (isApproved || status === 'published' ? 'published' : 'rejected');

/** Disabled accounts get no email. */
async function tellProvider(trx: Knex, id: number, { isApproved, reason }: ListingDecision, publicUrl: string): Promise<void> {
  const row = await trx('services as s')
    .join('users as u', 'u.id', 's.owner_id')
    .join('service_categories as c', 'c.id', 's.category_id')
    .where('s.id', id)
    .whereNull('u.disabled_at')
    .first<{ userId: number; email: string; name: string; slug: string; category: string } | undefined>({
      userId: 'u.id',
      email: 'u.email',
      name: 's.name',
      slug: 's.slug',
      category: 'c.slug',
    });
  if (!row) return;
  const path = `/services/${row.category}/${row.slug}`;
  await enqueueEmail(trx, {
    ...listingDecidedEmail(row.email, { name: row.name, isApproved, reason, path }, publicUrl),
    userId: row.userId,
  });
}
