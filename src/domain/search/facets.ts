import { ADMISSIONS_KNOWN, CHANCES, CONTROLS, DIVISIONS, FOCUSES, SEARCH_FLAGS, SETTINGS } from '../colleges/categories.ts';
import { TESTING_POLICIES } from '../colleges/college.ts';
import { CARNEGIE_GROUPS } from '../colleges/kind/carnegie-group.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { STATE_CODES } from '../colleges/states.ts';
import { recordOf } from '../shared/collections.ts';
import { carnegieLabels, flag, listOf } from '../shared/query-params.ts';

/**
 * Every facet of the search, with its values and its parameter. To add a facet, declare it here. The compiler then names the other
 * places: `FILTER_PARAMS` (its place in an address), `SEARCH_WORDS` (its documentation), `VALUE_OF` (how to read it
 * from a college), the model of the tests, and the words of the pages. They are apart, because the site sends this file to browsers.
 */
export const FACET_PARAMS = {
  state: listOf(STATE_CODES),
  control: listOf(CONTROLS),
  level: listOf(['2', '4']),
  size: listOf(SIZE_BANDS),
  setting: listOf(SETTINGS),
  focus: listOf(FOCUSES),
  carnegieGroup: listOf(CARNEGIE_GROUPS),
  /** Its values are the labels that occur in the catalog. */
  carnegie: carnegieLabels,
  /** Each flag is a filter of its own. */
  flags: recordOf(SEARCH_FLAGS, () => flag),
  admissions: listOf(ADMISSIONS_KNOWN),
  tests: listOf(TESTING_POLICIES),
  chance: listOf(CHANCES),
  division: listOf(DIVISIONS),
};

export type Facet = keyof typeof FACET_PARAMS;
export const FACETS = Object.keys(FACET_PARAMS) as Facet[];

/** Facets of what colleges teach. A college has several of their values, so they choose rows instead of filtering columns. */
export const PROGRAM_FACETS = ['major', 'award'] as const;
export type ProgramFacet = (typeof PROGRAM_FACETS)[number];

/** A facet with one parameter that lists the chosen values. */
export type ChoiceFacet = Exclude<Facet, 'flags'>;
