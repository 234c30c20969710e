import type { Knex } from 'knex';
import type { Listing } from '../../../domain/services/listing.ts';
import type { ListingRows, LockedListing } from '../../../domain/services/services.ports.ts';
import { isInvolvedIn } from '../admin/involved-rows.ts';
import { SLUGS_LOCK } from '../transactions/advisory-locks.ts';
import { columnsOf } from './listing-columns.ts';
import { SERVICES } from './services.table.ts';

/** Services as a change of them needs them. */
export function createListingRows(trx: Knex.Transaction): ListingRows {
  const services = () => trx('services').whereNull('deleted_at');
  return {
    countOf: async (ownerId) =>
      Number((await services().where({ owner_id: ownerId }).count<{ count: string }[]>({ count: '*' }))[0]?.count),

    async lockSlugs(start) {
      await trx.raw('select pg_advisory_xact_lock(?)', [SLUGS_LOCK]);
      return new Set(await trx('services').whereLike('slug', `${start}%`).pluck<string[]>('slug'));
    },

    async add(ownerId, values, entry) {
      const row = { ...(await columnsOf(trx, values)), ...entry, owner_id: ownerId, is_commercial: true };
      const [inserted] = await trx('services').insert(row).returning<{ id: number }[]>('id');
      return inserted?.id ?? 0;
    },

    lock: (id) =>
      services()
        .where({ id })
        .forUpdate()
        .first<LockedListing | undefined>('name', 'slug', 'status', 'version', 'owner_id as ownerId', 'proposed'),
    isInvolved: (id) => isInvolvedIn(trx, SERVICES, id),
    find: (ownerId, id) => listingsOf(trx, ownerId).where('s.id', id).first<Listing | undefined>(),

    async update(id, { values, status, reason, proposed }) {
      await trx('services')
        .where({ id })
        .update({
          ...(values && (await columnsOf(trx, values))),
          ...(status !== undefined && { status }),
          ...(reason !== undefined && { status_reason: reason }),
          ...(proposed !== undefined && { proposed: proposed && JSON.stringify(proposed) }),
          version: trx.raw('version + 1'),
          updated_at: trx.fn.now(),
        });
    },

    async remove(id) {
      await trx('services').where({ id }).delete();
    },

    async providerOf(id) {
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
      if (!row) return undefined;
      const { slug, category, ...provider } = row;
      return { ...provider, path: `/services/${category}/${slug}` };
    },
  };
}

/** The services of a provider. */
export const listingsOf = (db: Knex, ownerId: number) =>
  db('services as s')
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
