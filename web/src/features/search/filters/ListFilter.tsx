import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { toggled, type ListParam } from '../search-url.ts';
import type { FilterProps } from './filter-props.ts';
import { LIST_FILTERS, listLabel } from './list-labels.ts';

/** Long lists scroll in their own box. */
const LONG_LISTS: ReadonlySet<ListParam> = new Set<ListParam>(['state', 'carnegie']);

/** The values of one list, as checkboxes. */
export function ListFilter({ param, query, outcome, onChange }: FilterProps & { param: ListParam }) {
  const { legend, ...filter } = LIST_FILTERS[param];
  const counts = outcome?.result.facets[param] ?? [];
  const chosen = query[param] ?? [];
  const values = filter.values ?? [...new Set([...counts.map(({ value }) => value), ...chosen])];
  const needsScore = param === 'chance' && query.mySat === undefined && query.myAct === undefined;
  if (values.length === 0 || needsScore) return null;
  return (
    <FacetChecks
      legend={legend}
      isLegendHidden={param === 'size'}
      isLong={LONG_LISTS.has(param)}
      options={values.map((value) => ({ value, label: listLabel(param, value) }))}
      chosen={chosen}
      counts={counts}
      onToggle={(value) => onChange(toggled(query, param, value))}
    />
  );
}
