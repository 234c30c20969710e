import { SEARCH_PARAMS, type SearchQuery, type SortKey } from '../../api/domain.ts';

const SORT_LABELS: Partial<Record<SortKey, { asc?: string; desc?: string }>> = {
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  relevance: { desc: 'Best match' },
  distance: { asc: 'Nearest first' },
  netPrice: { asc: 'Net price, lowest first', desc: 'Net price, highest first' },
  acceptance: { asc: 'Acceptance rate, lowest first', desc: 'Acceptance rate, highest first' },
  gradRate: { desc: 'Graduation rate, highest first', asc: 'Graduation rate, lowest first' },
  retention: { desc: 'Retention rate, highest first' },
  earnings10: { desc: 'Earnings, highest first', asc: 'Earnings, lowest first' },
  debt: { asc: 'Debt, lowest first' },
  sat: { desc: 'SAT, highest first' },
  size: { desc: 'Most students first', asc: 'Fewest students first' },
};

/** "Nearest first" needs a place, and "Best match" needs a name. */
export function sortOptions(query: SearchQuery): { value: string; label: string }[] {
  const hasPlace = query.zip !== undefined || query.near !== undefined;
  const usable = Object.entries(SORT_LABELS).filter(
    ([key]) => (key !== 'distance' || hasPlace) && (key !== 'relevance' || query.q !== undefined),
  );
  const offered = usable.flatMap(([key, labels]) =>
    Object.entries(labels).map(([direction, label]) => ({ value: `${key}:${direction}`, label })),
  );
  const current = query.sort && SEARCH_PARAMS.sort.format(query.sort);
  const isKnown = current === undefined || offered.some(({ value }) => value === current);
  return [
    { value: '', label: `Sort: ${defaultOrder(query)}` },
    ...offered,
    ...(isKnown ? [] : [{ value: current, label: `Sort: ${current}` }]),
  ];
}

/** The order without a `sort` parameter. */
function defaultOrder({ q, zip, near }: SearchQuery): string {
  if (q !== undefined) return 'best match';
  return zip === undefined && near === undefined ? 'by name' : 'nearest first';
}
