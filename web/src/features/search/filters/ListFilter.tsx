import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { toggled, type ListParam } from '../search-changes.ts';
import { facetOptions } from './facet-options.ts';
import type { FilterProps } from './filter-props.ts';
import { LIST_FILTERS, listLabel } from './list-labels.ts';

/** The values of one list, as checkboxes. */
export function ListFilter({ param, query, outcome, onChange }: FilterProps & { param: ListParam }) {
  const { legend, ...filter } = LIST_FILTERS[param];
  const counts = outcome?.result.facets[param];
  const chosen = query[param] ?? [];
  const values = filter.values ?? [...new Set([...(counts ?? []).map(({ value }) => value), ...chosen])];
  const needsScore = param === 'chance' && query.mySat === undefined && query.myAct === undefined;
  if (values.length === 0 || needsScore) return null;
  return (
    <FacetChecks
      legend={legend}
      hint={filter.hint}
      isLegendHidden={param === 'size'}
      options={facetOptions(values, (value) => listLabel(param, value), counts)}
      chosen={chosen}
      onToggle={(value) => onChange(toggled(query, param, value))}
    />
  );
}
