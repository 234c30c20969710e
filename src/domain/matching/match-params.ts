import { SIZE_BANDS } from '../colleges/vocabulary.ts';
import { COLLEGE_KINDS } from '../rankings/lists/kinds.ts';
import { states } from '../rankings/params.ts';
import { createGrammar, type ValuesOf } from '../shared/grammar.ts';
import { integer, listOf, oneOf, type Param } from '../shared/params.ts';
import { formatPriorities, MAX_PRIORITY, MUSTS, parsePriorities, type Priorities, type PublicAnswers } from './answers.ts';

/** The grammar of the questionnaire's addresses, written once. What is private has no parameter, so it cannot get into one. */

const priorities: Param<Priorities> = {
  parse: (text) => parsePriorities(text) ?? undefined,
  format: formatPriorities,
  description: `Ten digits 0 to ${MAX_PRIORITY}: how much cost, value, earnings, debt, completion, prestige, research, safety, athletics and access matter`,
  example: '0020300100',
};

/** In the order of a canonical address. */
export const MATCH_PARAMS = {
  v: integer(1, 999, 'Version of the method a link was made with'),
  type: listOf(COLLEGE_KINDS, 'Kinds of college, any of which'),
  size: oneOf(SIZE_BANDS, 'Size band by undergraduates'),
  st: states,
  must: listOf(MUSTS, 'Answers that must be met'),
  p: priorities,
};
export type MatchQuery = ValuesOf<typeof MATCH_PARAMS>;

/** Reads and writes the query string of a questionnaire; no priority at all is the same as none said. */
export const { parse: parseMatch, serialize: serializeMatch } = createGrammar(
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

/** What of the answers an address may carry. */
export const queryOf = ({ types, size, states: chosen, must, priorities: p }: PublicAnswers): MatchQuery => ({
  ...(types && { type: [...types] }),
  ...(size && { size }),
  ...(chosen && { st: [...chosen] }),
  ...(must && { must: [...must] }),
  ...(p && { p }),
});
