import type { Knex } from 'knex';
import type { ListingValues } from '../../../domain/services/listing.ts';
import type { CategorySlug } from '../../../domain/services/service.ts';

/** The columns of what a provider says. */
export async function columnsOf(
  trx: Knex,
  { category, name, description, priceRange, priceBand, features, formats, website }: ListingValues,
) {
  return {
    category_id: await categoryId(trx, category),
    name,
    description,
    price_range: priceRange,
    price_band: priceBand,
    features: [...features],
    formats: [...formats],
    website,
  };
}

async function categoryId(trx: Knex, slug: CategorySlug): Promise<number> {
  const row = await trx('service_categories').where({ slug }).first<{ id: number } | undefined>('id');
  if (!row) throw new Error(`The category ${slug} is missing`);
  return row.id;
}
