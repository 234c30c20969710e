import type { TableSpec } from '../admin/table-spec.ts';
import { publishPart } from '../data-versions.ts';

export const SERVICE_CATEGORIES_TABLE: TableSpec = {
  resource: 'service-categories',
  table: 'service_categories',
  fields: ['slug', 'name', 'icon', 'description', 'position', 'updatedAt'],
  computed: {
    serviceCount: `(select count(*)::int from services s
      where s.category_id = service_categories.id and s.status = 'published' and s.deleted_at is null)`,
  },
  searched: ['service_categories.name', 'service_categories.description'],
  afterChange: (trx) => publishPart(trx, 'services'),
};
