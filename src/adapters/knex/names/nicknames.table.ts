import type { TableSpec } from './table-spec.ts';

export const NICKNAMES: TableSpec = {
  resource: 'nicknames',
  table: 'nicknames',
  fields: ['texts', 'unitIds', 'kind', 'name', 'basis', 'checked'],
  searched: [`array_to_string(nicknames.texts, ' ')`, `coalesce(nicknames.name, '')`],
  filters: { unitId: (query, unitId) => void query.whereRaw('? = any(nicknames.unit_ids)', [unitId as number]) },
  hasTrash: true,
};
