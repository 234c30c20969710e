import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, SEARCH_FLAGS, type SearchFlag } from '../colleges/categories.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { recordOf } from '../shared/collections.ts';
import { carnegieLabels, flag, listOf } from '../shared/query-params.ts';

const FLAG_WORDS: Record<SearchFlag, string> = {
  hbcu: 'Only historically Black colleges and universities',
  tribal: 'Only tribal colleges',
  women: "Only women's colleges",
  online: 'Only colleges that teach entirely online',
  religious: 'Only colleges with a religious affiliation',
};

/**
 * Every facet of the search, with its values and its parameter. To add a facet, declare it here. The compiler then names the other
 * places: `FILTER_PARAMS` (its place in an address), `VALUE_OF` (how to read it from a college), the model of the tests, and the words
 * of the pages. `VALUE_OF` is apart, because the site sends this file to browsers.
 */
export const FACET_PARAMS = {
  state: listOf(STATE_CODES, 'States'),
  control: listOf(CONTROLS, 'Control'),
  level: listOf(['2', '4'], 'Level in years'),
  size: listOf(SIZE_BANDS, 'Size bands by undergraduates (small to 5,000, medium to 15,000, large above)'),
  /** Its values are the labels that occur in the catalog. */
  carnegie: carnegieLabels,
  /** Each flag is a filter of its own. */
  flags: recordOf(SEARCH_FLAGS, (key) => flag(FLAG_WORDS[key])),
  admissions: listOf(ADMISSIONS_KNOWN, 'What is known of the acceptance rate'),
  chance: listOf(CHANCES, 'Chance of admission in words'),
};

export type Facet = keyof typeof FACET_PARAMS;
export const FACETS = Object.keys(FACET_PARAMS) as Facet[];

/** A facet with one parameter that lists the chosen values. */
export type ChoiceFacet = Exclude<Facet, 'flags'>;
