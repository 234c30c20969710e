import { SEARCH_PARAMS, type SearchQuery, type SortKey } from '../../api/domain.ts';

/** `relevance` is the order without a choice. `match` needs answers. */
const SORT_LABELS: Partial<Record<SortKey, { asc?: string; desc?: string }>> = {
  suggested: { asc: 'Suggested' },
  match: { desc: 'Best match for you' },
  distance: { asc: 'Nearest first' },
  name: { asc: 'Name, A to Z', desc: 'Name, Z to A' },
  netPrice: { asc: 'Net price, lowest first', desc: 'Net price, highest first' },
  acceptance: { asc: 'Acceptance rate, lowest first', desc: 'Acceptance rate, highest first' },
  prestige: { desc: 'Selectivity and completion, highest first' },
  gradRate: { desc: 'Graduation rate, highest first', asc: 'Graduation rate, lowest first' },
  retention: { desc: 'Retention rate, highest first' },
  earnings10: { desc: 'Earnings, highest first', asc: 'Earnings, lowest first' },
  debt: { asc: 'Debt, lowest first' },
  sat: { desc: 'SAT, highest first' },
  size: { desc: 'Most students first', asc: 'Fewest students first' },
  safety: { desc: 'Campus safety, highest first' },
  athletics: { desc: 'Athletics, highest first' },
  research: { desc: 'Research, highest first' },
};

/** The order without a `sort` parameter. */
export function defaultOrderOf({ q, zip, near }: SearchQuery): 'suggested' | 'distance' | 'relevance' {
  if (q !== undefined) return 'relevance';
  return zip === undefined && near === undefined ? 'suggested' : 'distance';
}

const DEFAULT_LABELS = { suggested: 'Sort: suggested', distance: 'Sort: nearest first', relevance: 'Sort: best match' };

/** "Nearest first" needs a place. The default order is the first option, without a value. */
export function sortOptions(query: SearchQuery, hasAnswers: boolean): { value: string; label: string }[] {
  const hasPlace = query.zip !== undefined || query.near !== undefined;
  const byDefault = defaultOrderOf(query);
  const isUsable = (key: SortKey): boolean => {
    if (key === 'distance') return hasPlace && key !== byDefault;
    return key === 'match' ? hasAnswers || query.sort?.key === 'match' : key !== byDefault;
  };
  const usable = Object.entries(SORT_LABELS).filter(([key]) => isUsable(key as SortKey));
  const offered = usable.flatMap(([key, labels]) =>
    Object.entries(labels).map(([direction, label]) => ({ value: `${key}:${direction}`, label })),
  );
  const current = query.sort && SEARCH_PARAMS.sort.format(query.sort);
  const isKnown = current === undefined || offered.some(({ value }) => value === current);
  return [{ value: '', label: DEFAULT_LABELS[byDefault] }, ...offered, ...(isKnown ? [] : [{ value: current, label: `Sort: ${current}` }])];
}
