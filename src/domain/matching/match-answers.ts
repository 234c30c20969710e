import type { PublicAnswers } from './answers.ts';
import type { MatchQuery } from './match-params.ts';

/** The answers of an address. They are apart from its parameters, which more pages download. */
export const answersOf = ({ major, type, size, st, setting, miles, must, p }: MatchQuery): PublicAnswers => ({
  majors: major,
  types: type,
  size,
  states: st,
  settings: setting,
  miles,
  must,
  priorities: p,
});

/** The answers that may appear in an address. */
export const queryOf = ({ majors, types, size, states: chosen, settings, miles, must, priorities: p }: PublicAnswers): MatchQuery => ({
  ...(majors && { major: [...majors] }),
  ...(types && { type: [...types] }),
  ...(size && { size }),
  ...(chosen && { st: [...chosen] }),
  ...(settings && { setting: [...settings] }),
  ...(miles && { miles }),
  ...(must && { must: [...must] }),
  ...(p && { p }),
});
