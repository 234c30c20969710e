import type { Knex } from 'knex';
import { SERVICE_CATEGORIES } from '../../../domain/services/categories.ts';
import { ratingText, type ReviewSums } from '../../../domain/services/rating.ts';
import { servedState, type CategorySlug, type Service, type ServiceCategory } from '../../../domain/services/service.ts';
import type { ServiceCatalogStore } from '../../../domain/services/services.ports.ts';
import { partVersion } from '../data-versions.ts';
import { sumsOf } from '../ratings/ratings.ts';

type CategoryRow = Omit<ServiceCategory, 'alias'>;
type ServiceRow = Omit<Service, 'rating' | 'reviews' | 'state'> & ReviewSums;

const ALIASES = new Map<CategorySlug, string>(SERVICE_CATEGORIES.map(({ slug, alias }) => [slug, alias]));

const CAN_MESSAGE = 'exists (select from users u where u.id = services.owner_id and u.email_verified and u.disabled_at is null)';

/** The day of the last visit of the website. */
export const VISITED_AT = `to_char(services.link_checked_at at time zone 'utc', 'YYYY-MM-DD')`;

/** The marketplace as the site shows it. */
export const createServiceCatalogStore = (db: Knex): ServiceCatalogStore => ({
  version: () => partVersion(db, 'services'),

  async categories() {
    const rows = await db('service_categories')
      .select<CategoryRow[]>('id', 'slug', 'name', 'description', 'icon', 'position')
      .orderBy('position');
    return rows.map((row) => ({ ...row, alias: ALIASES.get(row.slug) ?? row.slug }));
  },

  async published() {
    const rows: ServiceRow[] = await db('services')
      .join('service_categories as c', 'c.id', 'services.category_id')
      .join(sumsOf(db).as('sums'), 'sums.id', 'services.id')
      .where('services.status', 'published')
      .whereNull('services.deleted_at')
      .orderBy('services.id')
      .select({
        id: 'services.id',
        slug: 'services.slug',
        category: 'c.slug',
        name: 'services.name',
        description: 'services.description',
        priceRange: 'services.price_range',
        priceBand: 'services.price_band',
        features: 'services.features',
        formats: 'services.formats',
        website: 'services.website',
        isCommercial: 'services.is_commercial',
        isPublicAlternative: 'services.is_public_alternative',
        basis: 'services.basis',
        checkedAt: 'services.checked_at',
        checkedBy: 'services.checked_by',
        websiteVisitedAt: db.raw(VISITED_AT),
        isLinkDead: db.raw(`coalesce(services.link_state = 'dead', false)`),
        canMessage: db.raw(CAN_MESSAGE),
        count: 'sums.count',
        stars: 'sums.stars',
      });
    return rows.map(({ count, stars, ...row }) => ({
      ...row,
      state: servedState(row),
      rating: ratingText({ count, stars }),
      reviews: { count, stars },
    }));
  },
});
