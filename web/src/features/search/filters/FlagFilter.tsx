import { SEARCH_FLAGS, type SearchFlag } from '../../../api/domain/colleges.ts';
import { FacetChecks } from '../../../ui/form/FacetChecks.tsx';
import { changed } from '../search-url.ts';
import { facetOptions } from './facet-options.ts';
import { FLAG_LABELS } from './filter-labels.ts';
import type { FilterProps } from './filter-props.ts';

/** The flags are in three places, each with its legend. */
const FLAG_LEGENDS = {
  flags: 'Special focus',
  applying: 'Application',
  programs: 'Programs',
  aid: 'Student aid',
  housing: 'Housing',
} as const;
export type FlagFilterKey = keyof typeof FLAG_LEGENDS;
const FLAG_FILTER_KEYS = Object.keys(FLAG_LEGENDS) as FlagFilterKey[];
/** The compiler requires an entry for each flag of the search. */
const PLACE_OF_FLAG: Record<SearchFlag, FlagFilterKey> = {
  hbcu: 'flags',
  tribal: 'flags',
  women: 'flags',
  online: 'flags',
  community: 'flags',
  religious: 'flags',
  noFee: 'applying',
  rotc: 'programs',
  abroad: 'programs',
  federalAid: 'aid',
  housing: 'housing',
};
export const flagsOf = (place: FlagFilterKey) => SEARCH_FLAGS.filter((flag) => PLACE_OF_FLAG[flag] === place);
export const isFlags = (filter: string): filter is FlagFilterKey => FLAG_FILTER_KEYS.some((key) => key === filter);

/** The flags of one place, as checkboxes. A flag that is not known of any college is not offered. */
export function FlagFilter({ place, query, outcome, onChange }: FilterProps & { place: FlagFilterKey }) {
  const counts = outcome?.result.facets.flags;
  const flags = flagsOf(place).filter((flag) => query[flag] || !counts || counts.some(({ value }) => value === flag));
  if (flags.length === 0) return null;
  return (
    <FacetChecks
      legend={FLAG_LEGENDS[place]}
      options={facetOptions(flags, (flag) => FLAG_LABELS[flag], counts)}
      chosen={flags.filter((flag) => query[flag])}
      onToggle={(flag) => onChange(changed(query, { [flag]: query[flag] ? undefined : true }))}
    />
  );
}
