import type { ReactNode } from 'react';
import { INCOME_BANDS, type IncomeBand } from '../../../api/domain/colleges.ts';
import { RANGE_PARAM_KEYS, type RangeParam, type SearchParamKey, type SearchResult } from '../../../api/domain/search.ts';
import { INCOME_LABELS } from '../../../api/domain/students.ts';
import { Checkbox } from '../../../ui/form/Checkbox.tsx';
import { FilterGroup } from '../../../ui/form/FilterGroup.tsx';
import { Select } from '../../../ui/form/Select.tsx';
import { HomeStateSelect } from '../../../entities/student-facts/HomeStateSelect.tsx';
import type { ListParam } from '../search-changes.ts';
import { changed } from '../search-url.ts';
import type { FilterProps } from './filter-props.ts';
import { FlagFilter, flagsOf, isFlags, type FlagFilterKey } from './FlagFilter.tsx';
import { LIST_FILTERS } from './list-labels.ts';
import { ListFilter } from './ListFilter.tsx';
import { AwardFilter, MajorFilter } from './MajorFilter.tsx';
import { PlaceFilter } from './PlaceFilter.tsx';
import { RangeFilter } from './RangeFilter.tsx';
import { ScoreFields } from './ScoreFields.tsx';
import { StateFilter } from './StateFilter.tsx';

type Facet = keyof SearchResult['facets'];
/** The 33 labels of `carnegie` are for the API. The page has their six groups. */
type Filter = Exclude<Facet, 'carnegie'> | RangeParam | FlagFilterKey | 'place' | 'income' | 'homeState' | 'scores';

const GROUPS = ['Majors', 'Location', 'Type', 'Cost', 'Size', 'Admissions', 'Outcomes', 'Students', 'Campus', 'Research'] as const;
type Group = (typeof GROUPS)[number];
const OPEN_GROUPS: ReadonlySet<Group> = new Set<Group>(['Majors', 'Location', 'Type', 'Cost']);

/** In display order. The compiler requires an entry for each facet and each range of the search. */
const GROUP_OF: Record<Filter, Group> = {
  major: 'Majors',
  award: 'Majors',
  place: 'Location',
  state: 'Location',
  setting: 'Location',
  control: 'Type',
  level: 'Type',
  carnegieGroup: 'Type',
  focus: 'Type',
  flags: 'Type',
  income: 'Cost',
  homeState: 'Cost',
  netPrice: 'Cost',
  aid: 'Cost',
  size: 'Size',
  sizeRange: 'Size',
  acceptance: 'Admissions',
  scores: 'Admissions',
  chance: 'Admissions',
  admissions: 'Admissions',
  sat: 'Admissions',
  act: 'Admissions',
  tests: 'Admissions',
  applying: 'Admissions',
  gradRate: 'Outcomes',
  retention: 'Outcomes',
  earnings: 'Outcomes',
  debt: 'Outcomes',
  defaultRate: 'Outcomes',
  pell: 'Students',
  firstGen: 'Students',
  ratio: 'Students',
  onlineShare: 'Students',
  partTimeShare: 'Students',
  age25Share: 'Students',
  transferShare: 'Students',
  safety: 'Campus',
  housing: 'Campus',
  programs: 'Campus',
  division: 'Campus',
  athletics: 'Campus',
  research: 'Research',
};
const FILTERS = Object.keys(GROUP_OF) as Filter[];

type ListedFilter = Exclude<ListParam, 'carnegie' | 'state'>;
type CustomFilter = Exclude<Filter, RangeParam | ListedFilter | FlagFilterKey>;

/** The filters with a control of their own, with their search parameters. */
const CUSTOM_FILTERS: Record<CustomFilter, { params: readonly SearchParamKey[]; render: (props: FilterProps) => ReactNode }> = {
  major: { params: ['major'], render: (props) => <MajorFilter {...props} /> },
  award: { params: ['award'], render: (props) => <AwardFilter {...props} /> },
  place: {
    params: ['zip', 'near'],
    render: (props) => <PlaceFilter {...props} />,
  },
  state: { params: ['state'], render: (props) => <StateFilter {...props} /> },
  income: { params: ['income'], render: (props) => <IncomeSelect {...props} /> },
  homeState: {
    params: ['homeState'],
    render: ({ query, onChange }) => (
      <HomeStateSelect
        label="Home state"
        none="Any: in-state prices"
        value={query.homeState}
        onChange={(homeState) => onChange(changed(query, { homeState }))}
      />
    ),
  },
  scores: { params: ['mySat', 'myAct'], render: (props) => <ScoreFields {...props} /> },
};

/** All filters. Each value shows how many colleges it would give, given the other filters. */
export function FilterPanel({ query, outcome, onChange }: FilterProps) {
  const props = { query, outcome, onChange };
  return (
    <div className="border-t border-line">
      {GROUPS.map((group) => {
        const filters = FILTERS.filter((filter) => GROUP_OF[filter] === group);
        const active = filters.flatMap(paramsOf).filter((param) => query[param] !== undefined).length;
        return (
          <FilterGroup key={group} title={group} active={active} startsOpen={OPEN_GROUPS.has(group)}>
            {() => filters.map((filter) => <AnyFilter key={filter} filter={filter} {...props} />)}
          </FilterGroup>
        );
      })}
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

const isRange = (filter: Filter): filter is RangeParam => (RANGE_PARAM_KEYS as readonly string[]).includes(filter);
const isList = (filter: Filter): filter is ListedFilter => filter in LIST_FILTERS && filter !== 'state';

function paramsOf(filter: Filter): readonly SearchParamKey[] {
  if (isRange(filter) || isList(filter)) return [filter];
  return isFlags(filter) ? flagsOf(filter) : CUSTOM_FILTERS[filter].params;
}

function AnyFilter({ filter, ...props }: FilterProps & { filter: Filter }): ReactNode {
  const { query, outcome, onChange } = props;
  if (isList(filter)) return <ListFilter param={filter} {...props} />;
  if (isFlags(filter)) return <FlagFilter place={filter} {...props} />;
  if (!isRange(filter)) return CUSTOM_FILTERS[filter].render(props);
  return (
    <RangeFilter
      param={filter}
      range={query[filter]}
      counts={outcome?.result.histograms[filter]}
      onChange={(range) => onChange(changed(query, { [filter]: range }))}
    />
  );
}

function IncomeSelect({ query, onChange }: FilterProps) {
  const options = INCOME_BANDS.map((value) => ({ value, label: INCOME_LABELS[value] }));
  return (
    <Select
      label="Family income"
      value={query.income ?? ''}
      options={[{ value: '', label: 'Any: average net price' }, ...options]}
      onChange={(event) => onChange(changed(query, { income: (event.target.value || undefined) as IncomeBand | undefined }))}
    />
  );
}
