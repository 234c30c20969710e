import { SIZE_BAND_LABELS, type SizeBand, STATE_CODES, STATES } from '../../../api/domain/colleges.ts';
import { COLLEGE_KINDS, RANKING_PARAMS } from '../../../api/domain/rankings.ts';
import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { FilterGroup } from '../../../ui/form/FilterGroup.tsx';
import { PriceFilter } from './PriceFilter.tsx';
import type { SidebarProps } from './sidebar-props.ts';
import { withChange, toggled, type ListParam } from '../ranking-url.ts';
import { FOCUS_WORDS, HOUSING_WORDS } from '../../../entities/college/focus-words.ts';
import { KIND_WORDS } from '../../../entities/ranking/ranking-words.ts';

const KINDS = COLLEGE_KINDS.map((value) => ({ value, label: KIND_WORDS[value] }));
const FOCUS_OPTIONS = RANKING_PARAMS.focus.values.map((value) => ({ value, label: FOCUS_WORDS[value] }));
const HOUSING = [{ value: '1', label: HOUSING_WORDS }];
const STATE_OPTIONS = STATE_CODES.map((value) => ({ value, label: STATES[value] }));
const SIZES = (Object.keys(SIZE_BAND_LABELS) as SizeBand[]).map((value) => ({ value, label: SIZE_BAND_LABELS[value] }));

export function RankingFilters({ query, onChange }: SidebarProps) {
  const active = (param: ListParam) => query[param]?.length ?? 0;
  return (
    <div className="mt-2 border-t border-line">
      <FilterGroup title="Kind of college" active={active('type')}>
        {() => (
          <FacetChecks
            legend="Kind of college"
            isLegendHidden
            options={KINDS}
            chosen={query.type ?? []}
            onToggle={(kind) => onChange(toggled(query, 'type', kind))}
          />
        )}
      </FilterGroup>
      <FilterGroup title="Made for" active={active('focus')}>
        {() => (
          <FacetChecks
            legend="Made for"
            isLegendHidden
            options={FOCUS_OPTIONS}
            chosen={query.focus ?? []}
            onToggle={(focus) => onChange(toggled(query, 'focus', focus))}
          />
        )}
      </FilterGroup>
      <FilterGroup title="Housing" active={query.housing ? 1 : 0}>
        {() => (
          <FacetChecks
            legend="Housing"
            isLegendHidden
            options={HOUSING}
            chosen={query.housing ? ['1'] : []}
            onToggle={() => onChange(withChange(query, { housing: query.housing ? undefined : true }))}
          />
        )}
      </FilterGroup>
      <FilterGroup title="State" active={active('st')}>
        {() => (
          <FacetChecks
            legend="State"
            isLegendHidden
            isLong
            options={STATE_OPTIONS}
            chosen={query.st ?? []}
            onToggle={(state) => onChange(toggled(query, 'st', state))}
          />
        )}
      </FilterGroup>
      <FilterGroup title="Size" active={active('size')}>
        {() => (
          <FacetChecks
            legend="Undergraduates"
            isLegendHidden
            options={SIZES}
            chosen={query.size ?? []}
            onToggle={(size) => onChange(toggled(query, 'size', size))}
          />
        )}
      </FilterGroup>
      <FilterGroup title="Maximum price" active={query.max === undefined ? 0 : 1}>
        {() => <PriceFilter max={query.max} onChange={(max) => onChange(withChange(query, { max }))} />}
      </FilterGroup>
    </div>
  );
}
