import type { Knex } from 'knex';
import type { Listing, ListingValues } from '../../../domain/services/listing.ts';
import { serviceSlug, type ServiceStatus } from '../../../domain/services/service.ts';
import type { ListingStore } from '../../../domain/services/services.ports.ts';
import { lockUser } from '../accounts/users.ts';
import { SLUGS_LOCK } from '../transactions/advisory-locks.ts';
import { decideListing } from './decide-listing.ts';
import { columnsOf } from './listing-columns.ts';

/** @param publicUrl - for the links in emails */
export function createListingStore(db: Knex, publicUrl: string): ListingStore {
  const own = (connection: Knex, ownerId: number) =>
    connection('services as s')
      .join('service_categories as c', 'c.id', 's.category_id')
      .where('s.owner_id', ownerId)
      .whereNull('s.deleted_at')
      .select<Listing[]>({
        id: 's.id',
        slug: 's.slug',
        version: 's.version',
        status: 's.status',
        rating: 's.rating',
        category: 'c.slug',
        name: 's.name',
        description: 's.description',
        priceRange: 's.price_range',
        priceBand: 's.price_band',
        features: 's.features',
        formats: 's.formats',
        website: 's.website',
        proposed: 's.proposed',
        reason: 's.status_reason',
        updatedAt: 's.updated_at',
      });
  const one = async (connection: Knex, ownerId: number, id: number): Promise<Listing> => {
    const listing = await own(connection, ownerId).where('s.id', id).first<Listing | undefined>();
    if (!listing) throw new Error(`Listing ${id} of user ${ownerId} is missing`);
    return listing;
  };
  const locked = (trx: Knex, ownerId: number, id: number) =>
    trx('services')
      .where({ id, owner_id: ownerId })
      .whereNull('deleted_at')
      .forUpdate()
      .first<{ version: number; status: ServiceStatus; proposed: ListingValues | null } | undefined>('version', 'status', 'proposed');

  return {
    own: (ownerId) => own(db, ownerId).orderBy('s.id'),

    add: (ownerId, values, status, limit) =>
      db.transaction(async (trx) => {
        await lockUser(trx, ownerId);
        const present = (await trx('services').where({ owner_id: ownerId }).whereNull('deleted_at').pluck('id')) as number[];
        if (present.length >= limit) return 'full';
        const slug = await freeSlug(trx, values.name);
        const row = { ...(await columnsOf(trx, values)), slug, status, owner_id: ownerId, is_commercial: true };
        const [inserted] = await trx('services')
          .insert({ ...row, basis: 'What its provider says' })
          .returning<{ id: number }[]>('id');
        return one(trx, ownerId, inserted?.id ?? 0);
      }),

    change: (ownerId, { id, version, status }, values) =>
      db.transaction(async (trx) => {
        const before = await locked(trx, ownerId, id);
        if (!before) return 'unknown';
        if (before.version !== version) return 'outdated';
        const changed =
          before.status === 'published'
            ? { proposed: JSON.stringify(values) }
            : { ...(await columnsOf(trx, values)), status, status_reason: null };
        await trx('services')
          .where({ id })
          .update({ ...changed, version: version + 1, updated_at: trx.fn.now() });
        return one(trx, ownerId, id);
      }),

    withdraw: (ownerId, { id, version }) =>
      db.transaction(async (trx) => {
        const before = await locked(trx, ownerId, id);
        if (!before) return 'unknown';
        if (before.version !== version) return 'outdated';
        if (before.status !== 'published') await trx('services').where({ id }).delete();
        else
          await trx('services')
            .where({ id })
            .update({ proposed: null, version: version + 1, updated_at: trx.fn.now() });
        return 'withdrawn';
      }),

    decide: (decision) => decideListing(db, decision, publicUrl),
  };
}

/** The address made from a name, with a number if another service has it, also in the Trash. */
async function freeSlug(trx: Knex, name: string): Promise<string> {
  await trx.raw('select pg_advisory_xact_lock(?)', [SLUGS_LOCK]);
  const base = serviceSlug(name);
  const taken = new Set(await trx('services').whereLike('slug', `${base}%`).pluck('slug'));
  for (let number = 2; ; number += 1) {
    const slug = number === 2 ? base : `${base}-${number - 1}`;
    if (!taken.has(slug)) return slug;
  }
}
