import type { TableSpec } from '../admin/table-spec.ts';
import { reportedByMe } from '../cases/involved.ts';
import { publishPart } from '../data-versions.ts';

const ofCategory = (column: string) => `(select c.${column} from service_categories c where c.id = services.category_id)`;

export const SERVICES: TableSpec = {
  resource: 'services',
  table: 'services',
  fields: [
    'categoryId',
    'slug',
    'name',
    'description',
    'rating',
    'priceRange',
    'priceBand',
    'features',
    'formats',
    'website',
    'isCommercial',
    'isPublicAlternative',
    'status',
    'statusReason',
    'basis',
    'checkedAt',
    'checkedBy',
    'linkState',
    'linkDetail',
    'linkCheckedAt',
    'proposed',
    'createdAt',
    'updatedAt',
  ],
  computed: {
    category: ofCategory('slug'),
    categoryName: ofCategory('name'),
    reviewCount: `(select count(*)::int from service_reviews r
      where r.service_id = services.id and r.status = 'published' and r.deleted_at is null)`,
    owner: '(select username from users where users.id = services.owner_id)',
    isWaiting: `(services.status = 'pending' or services.proposed is not null)`,
  },
  involved: `services.owner_id = :me or ${reportedByMe('service', 'services.id')}`,
  searched: ['services.name', 'services.description', 'services.website', `array_to_string(services.features, ' ')`],
  hasTrash: true,
  jsonFields: ['proposed'],
  afterChange: (trx) => publishPart(trx, 'services'),
  taken: { field: 'slug', message: 'Another service has this address.' },
};
