import { SIZE_BANDS } from '../colleges/size-band.ts';
import { COLLEGE_KINDS } from '../rankings/list-kinds.ts';
import { states } from '../rankings/params.ts';
import { createQueryString, type QueryValues } from '../shared/query-string.ts';
import { integer, listOf, oneOf, type Param } from '../shared/query-params.ts';
import { formatPriorities, MAX_PRIORITY, REQUIREMENTS, parsePriorities, type Priorities, type PublicAnswers } from './answers.ts';

/** The query parameters of the questionnaire. Private answers have no parameter, so they cannot appear in an address. */

const priorities: Param<Priorities> = {
  parse: (text) => parsePriorities(text) ?? undefined,
  format: formatPriorities,
  description: `Ten digits 0 to ${MAX_PRIORITY}: how much cost, value, earnings, debt, completion, prestige, research, safety, athletics and access matter`,
  example: '0020300100',
};

/** Parameters in the order of a canonical address. */
export const MATCH_PARAMS = {
  v: integer(1, 999, 'Version of the method a link was made with'),
  type: listOf(COLLEGE_KINDS, 'Kinds of college, any of which'),
  size: oneOf(SIZE_BANDS, 'Size band by undergraduates'),
  st: states,
  must: listOf(REQUIREMENTS, 'Answers that must be met'),
  p: priorities,
};
export type MatchQuery = QueryValues<typeof MATCH_PARAMS>;

/** Parses and serializes the query string of the questionnaire. Priorities that are all zero count as absent. */
export const { parse: parseMatch, serialize: serializeMatch } = createQueryString(
  MATCH_PARAMS,
  (key, value) => key === 'p' && /^0+$/.test(formatPriorities(value as Priorities)),
);

export const answersOf = ({ type, size, st, must, p }: MatchQuery): PublicAnswers => ({
  types: type,
  size,
  states: st,
  must,
  priorities: p,
});

/** The answers that may appear in an address. */
export const queryOf = ({ types, size, states: chosen, must, priorities: p }: PublicAnswers): MatchQuery => ({
  ...(types && { type: [...types] }),
  ...(size && { size }),
  ...(chosen && { st: [...chosen] }),
  ...(must && { must: [...must] }),
  ...(p && { p }),
});
