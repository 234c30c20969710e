import { SETTINGS } from '../colleges/categories.ts';
import { SIZE_BANDS } from '../colleges/size-band.ts';
import { statesParam } from '../colleges/states-param.ts';
import { COLLEGE_KINDS } from '../rankings/list-kinds.ts';
import { RANK_GROUPS } from '../order/rank-group.ts';
import { createQueryString, type QueryValues } from '../shared/query-string.ts';
import { flag, integer, listOf, oneOf, type Param } from '../shared/query-params.ts';
import { formatPriorities, MILES, MOST_MAJORS, REQUIREMENTS, parsePriorities, type Miles, type Priorities } from './answers.ts';

/** The query parameters of the questionnaire. Private answers have no parameter, so they cannot appear in an address. */

const priorities: Param<Priorities> = {
  parse: (text) => parsePriorities(text) ?? undefined,
  format: formatPriorities,
};

const miles: Param<Miles> & { values: readonly Miles[] } = {
  values: MILES,
  parse: (text) => MILES.find((each) => String(each) === text),
  format: String,
};

const CIP_CODE = /^\d\d(?:\.\d\d(?:\d\d)?)?$/;

/** Codes as the search writes them. Its reader of other spellings would be a second download of the first step. */
const majors: Param<string[]> = {
  parse(text) {
    const codes = [...new Set(text.split(','))].sort();
    return codes.length <= MOST_MAJORS && codes.every((code) => CIP_CODE.test(code)) ? codes : undefined;
  },
  format: (codes) => [...codes].sort().join(','),
};

/** Parameters in the order of a canonical address. */
export const MATCH_PARAMS = {
  v: integer(1, 999),
  major: majors,
  type: listOf(COLLEGE_KINDS),
  size: oneOf(SIZE_BANDS),
  st: statesParam,
  setting: listOf(SETTINGS),
  miles,
  must: listOf(REQUIREMENTS),
  p: priorities,
  group: oneOf(RANK_GROUPS),
  all: flag,
  online: flag,
};
export type MatchQuery = QueryValues<typeof MATCH_PARAMS>;

/** Parses and serializes the query string of the questionnaire. Priorities that are all zero count as absent. */
export const { parse: parseMatch, serialize: serializeMatch } = createQueryString(
  MATCH_PARAMS,
  (key, value) => key === 'p' && /^0+$/.test(formatPriorities(value as Priorities)),
);
