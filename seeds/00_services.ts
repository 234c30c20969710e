import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Knex } from 'knex';

/** An entry of services.json. */
interface Service {
  /** The address of the category. */
  category: string;
  slug: string;
  name: string;
  description: string;
  priceRange: string | null;
  priceBand: string | null;
  features: string[];
  formats: string[];
  website: string;
  isCommercial: boolean;
  isPublicAlternative: boolean;
  basis: string;
  checkedAt: string;
  checkedBy: string;
}

interface Entries {
  categories: readonly { slug: string; description: string }[];
  services: readonly Service[];
}

export async function seed(knex: Knex): Promise<void> {
  const text = await readFile(path.join(import.meta.dirname, 'services.json'), 'utf8');
  await insertNewServices(knex, JSON.parse(text) as Entries);
}

/**
 * Inserts the services, and the introductions of categories without one, that the database has never had. It changes no other row.
 * Returns how many there were.
 */
export async function insertNewServices(knex: Knex, { categories, services }: Entries): Promise<number> {
  const newServices = await withoutSeeded(knex, 'services', services);
  const newTexts = await withoutSeeded(knex, 'service-categories', categories);
  if (newServices.length + newTexts.length === 0) return 0;
  return knex.transaction(async (trx) => {
    const ids = new Map(
      (await trx('service_categories').select<{ id: number; slug: string }[]>('id', 'slug')).map(({ id, slug }) => [slug, id]),
    );
    for (const { slug, description } of newTexts) await trx('service_categories').where({ slug, description: '' }).update({ description });
    // A slug that a row of staff or a provider has already is left to it.
    if (newServices.length > 0)
      await trx('services')
        .insert(newServices.map((service) => rowOf(service, ids)))
        .onConflict('slug')
        .ignore();
    await trx('seeded_entries').insert([
      ...newServices.map(({ slug }) => ({ resource: 'services', key: slug })),
      ...newTexts.map(({ slug }) => ({ resource: 'service-categories', key: slug })),
    ]);
    await publishVersion(trx);
    return newServices.length + newTexts.length;
  });
}

async function withoutSeeded<T extends { slug: string }>(knex: Knex, resource: string, entries: readonly T[]): Promise<T[]> {
  const known = new Set<string>(await knex('seeded_entries').where({ resource }).pluck('key'));
  return entries.filter(({ slug }) => !known.has(slug));
}

const rowOf = (service: Service, categoryIds: ReadonlyMap<string, number>) => ({
  category_id: categoryIds.get(service.category),
  slug: service.slug,
  name: service.name,
  description: service.description,
  price_range: service.priceRange,
  price_band: service.priceBand,
  features: service.features,
  formats: service.formats,
  website: service.website,
  is_commercial: service.isCommercial,
  is_public_alternative: service.isPublicAlternative,
  basis: service.basis,
  checked_at: service.checkedAt,
  checked_by: service.checkedBy,
  status: 'published',
});

/** A running server loads the services again. */
async function publishVersion(trx: Knex.Transaction): Promise<void> {
  await trx.raw(
    `insert into part_versions as p (part) values ('services')
     on conflict (part) do update set version = p.version + 1, published_at = now()`,
  );
  await trx.raw('select pg_notify(?, ?)', ['data_version', 'services']);
}
