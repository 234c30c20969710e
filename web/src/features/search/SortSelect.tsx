import { ArrowUpDown } from 'lucide-react';
import { SEARCH_PARAMS, type SearchQuery } from '../../api/domain/search.ts';
import { hasNoAnswers, usePrivateAnswers } from '../../entities/match/private-answers.ts';
import { Select } from '../../ui/form/Select.tsx';
import { changed } from './search-url.ts';
import { sortOptions } from './sort-options.ts';

interface Props {
  query: SearchQuery;
  onChange: (query: SearchQuery) => void;
}

/** The order of the results. On phones it is as wide as its icon; the system shows the chosen order in its list. */
export function SortSelect({ query, onChange }: Props) {
  const hasAnswers = !hasNoAnswers(usePrivateAnswers());
  return (
    <div className="relative flex shrink-0">
      <Select
        label="Sort by"
        isLabelHidden
        className="w-11 md:w-56 max-md:[&>select]:appearance-none max-md:[&>select]:text-transparent max-md:[&>select>option]:text-ink"
        value={query.sort ? SEARCH_PARAMS.sort.format(query.sort) : ''}
        options={sortOptions(query, hasAnswers)}
        onChange={(event) => onChange(changed(query, { sort: SEARCH_PARAMS.sort.parse(event.target.value) }))}
      />
      <ArrowUpDown aria-hidden="true" className="pointer-events-none absolute inset-0 m-auto size-5 md:hidden" />
    </div>
  );
}
