import type { ReactNode } from 'react';
import {
  CONTROLS,
  INCOME_BANDS,
  SEARCH_FLAGS,
  STATE_CODES,
  STATES,
  type IncomeBand,
  type RangeParam,
  type SearchQuery,
} from '../../../api/domain.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { CONTROL_WORDS, LEVEL_WORDS } from '../../../entities/college/college-words.ts';
import { AdmissionsGroup } from './AdmissionsGroup.tsx';
import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { FilterGroup } from '../../../ui/form/FilterGroup.tsx';
import { FLAG_WORDS, SIZE_WORDS } from './filter-words.ts';
import { INCOME_WORDS } from '../result-words.ts';
import { PlaceFilter } from './PlaceFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { changed, toggled } from '../search-url.ts';
import type { RailProps } from './rail.ts';

/** All filters. Each shows what choosing it would give, given all the others. */
export function FilterRail({ query, outcome, onChange }: RailProps) {
  const range = (param: RangeParam): ReactNode => (
    <RangeFilter
      key={param}
      param={param}
      range={query[param]}
      counts={outcome?.result.histograms[param] ?? []}
      onChange={(next) => onChange(changed(query, { [param]: next }))}
    />
  );
  const active = (...params: (keyof SearchQuery)[]) => params.filter((param) => query[param] !== undefined).length;
  return (
    <div className="border-t border-line">
      <FilterGroup title="Location" active={active('state', 'zip', 'near')} startsOpen>
        {() => <LocationFilters query={query} outcome={outcome} onChange={onChange} />}
      </FilterGroup>
      <FilterGroup title="Type" active={active('control', 'level', ...SEARCH_FLAGS)} startsOpen>
        {() => <TypeFilters query={query} outcome={outcome} onChange={onChange} />}
      </FilterGroup>
      <FilterGroup title="Cost" active={active('income', 'netPrice')} startsOpen>
        {() => (
          <>
            <IncomeSelect query={query} onChange={onChange} />
            {range('netPrice')}
          </>
        )}
      </FilterGroup>
      <FilterGroup title="Size" active={active('size', 'sizeRange')}>
        {() => (
          <>
            <FacetChecks
              legend="Undergraduates"
              isLegendHidden
              options={optionsOf(SIZE_WORDS)}
              chosen={query.size ?? []}
              counts={outcome?.result.facets.size ?? []}
              onToggle={(value) => onChange(toggled(query, 'size', value))}
            />
            {range('sizeRange')}
          </>
        )}
      </FilterGroup>
      <AdmissionsGroup query={query} outcome={outcome} onChange={onChange} range={range} />
      <FilterGroup title="Outcomes" active={active('gradRate', 'retention', 'earnings', 'debt', 'defaultRate')}>
        {() => (['gradRate', 'retention', 'earnings', 'debt', 'defaultRate'] as const).map(range)}
      </FilterGroup>
      <FilterGroup title="Students" active={active('pell', 'firstGen')}>
        {() => (['pell', 'firstGen'] as const).map(range)}
      </FilterGroup>
      <FilterGroup title="Campus" active={active('safety', 'athletics')}>
        {() => (['safety', 'athletics'] as const).map(range)}
      </FilterGroup>
      <FilterGroup title="Research" active={active('research', 'carnegie')}>
        {() => (
          <>
            <CarnegieChecks query={query} outcome={outcome} onChange={onChange} />
            {range('research')}
          </>
        )}
      </FilterGroup>
      <div className="py-3">
        <Checkbox
          label="Include schools that don't report a filtered number"
          checked={query.unknown !== 'exclude'}
          onChange={() => onChange(changed(query, { unknown: query.unknown === 'exclude' ? undefined : 'exclude' }))}
        />
      </div>
    </div>
  );
}

function LocationFilters({ query, outcome, onChange }: RailProps) {
  return (
    <>
      <PlaceFilter query={query} notice={outcome?.notice} onChange={onChange} />
      <FacetChecks
        legend="States"
        isLong
        options={STATE_CODES.map((code) => ({ value: code, label: STATES[code] }))}
        chosen={query.state ?? []}
        counts={outcome?.result.facets.state ?? []}
        onToggle={(value) => onChange(toggled(query, 'state', value))}
      />
    </>
  );
}

function TypeFilters({ query, outcome, onChange }: RailProps) {
  const facets = outcome?.result.facets;
  return (
    <>
      <FacetChecks
        legend="Control"
        options={CONTROLS.map((value) => ({ value, label: CONTROL_WORDS[value] }))}
        chosen={query.control ?? []}
        counts={facets?.control ?? []}
        onToggle={(value) => onChange(toggled(query, 'control', value))}
      />
      <FacetChecks
        legend="Length"
        options={(['4', '2'] as const).map((value) => ({ value, label: LEVEL_WORDS[value] }))}
        chosen={query.level ?? []}
        counts={facets?.level ?? []}
        onToggle={(value) => onChange(toggled(query, 'level', value))}
      />
      <FacetChecks
        legend="Special focus"
        options={SEARCH_FLAGS.map((value) => ({ value, label: FLAG_WORDS[value] }))}
        chosen={SEARCH_FLAGS.filter((flag) => query[flag])}
        counts={facets?.flags ?? []}
        onToggle={(flag) => onChange(changed(query, { [flag]: query[flag] ? undefined : true }))}
      />
    </>
  );
}

function IncomeSelect({ query, onChange }: Pick<RailProps, 'query' | 'onChange'>) {
  const options = INCOME_BANDS.map((value) => ({ value: value, label: INCOME_WORDS[value] }));
  return (
    <Select
      label="Family income"
      value={query.income ?? ''}
      options={[{ value: '', label: 'Any: average net price' }, ...options]}
      onChange={(event) => onChange(changed(query, { income: (event.target.value || undefined) as IncomeBand | undefined }))}
    />
  );
}

function CarnegieChecks({ query, outcome, onChange }: RailProps) {
  const counts = outcome?.result.facets.carnegie ?? [];
  const values = [...new Set([...counts.map(({ value }) => value), ...(query.carnegie ?? [])])];
  if (values.length === 0) return null;
  return (
    <FacetChecks
      legend="Carnegie classification"
      isLong
      options={values.map((value) => ({ value, label: value }))}
      chosen={query.carnegie ?? []}
      counts={counts}
      onToggle={(value) => onChange(toggled(query, 'carnegie', value))}
    />
  );
}

function optionsOf<T extends string>(words: Record<T, string>): { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
}
