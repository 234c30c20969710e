import {
  answersOf,
  CRITERIA,
  ONLY,
  parseMatch,
  serializeMatch,
  STEPS,
  type Criterion,
  type MatchQuery,
  type Must,
  type PrivateAnswers,
  type Question,
} from '../../api/domain.ts';
import { resultsHref, stepHref } from '../../entities/match/match-addresses.ts';

/** How a form calls the level of one criterion; an address carries all ten in one parameter. */
export const priorityName = (criterion: Criterion): string => `p.${criterion}`;

type Pairs = Iterable<readonly [key: string, value: unknown]>;

/**
 * The public answers within an address, or within what a form holds: there a list may come as one pair for each of its values, and a
 * level as a pair of its own. What cannot be read is left out, and so is a must without the answer it is about.
 */
export function readAnswers(pairs: Pairs): MatchQuery {
  const given = new Map<string, string>();
  for (const [key, value] of pairs) {
    const before = given.get(key);
    given.set(key, before === undefined ? String(value) : `${before},${String(value)}`);
  }
  const levels = CRITERIA.map((criterion) => given.get(priorityName(criterion)));
  if (levels.some((level) => level !== undefined)) given.set('p', levels.map((level) => level ?? '0').join(''));
  return tidied(parseMatch(given).query);
}

/** Without what says nothing: a must about an answer that is not there, and ten criteria that all do not matter. */
export function tidied(query: MatchQuery): MatchQuery {
  const answers: Partial<Record<Must, unknown>> = { size: query.size, type: query.type, location: query.st };
  // Whether there is a budget, no address can tell.
  const isIdle = (must: Must): boolean => must in answers && isEmpty(answers[must]);
  return { ...query, must: query.must?.filter((must) => !isIdle(must)), p: serializeMatch({ p: query.p }) === '' ? undefined : query.p };
}

/** Whether a step has an answer. */
export function isAnswered({ step, answers }: Question, query: MatchQuery, hidden: PrivateAnswers): boolean {
  const given: Partial<Record<string, unknown>> = { ...answersOf(query), ...hidden };
  return answers.some((name) => !isEmpty(given[name])) || (step === 2 && ONLY.some((must) => query.must?.includes(must)));
}

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** With or without one of the musts. */
export function withMust(query: MatchQuery, must: Must, isOn: boolean): MatchQuery {
  const others = (query.must ?? []).filter((one) => one !== must);
  return { ...query, must: isOn ? [...others, must] : others };
}

/** Where a step leads on to; after the last one that is the matches. */
export const hrefAfter = (query: MatchQuery, step: number): string => (step < STEPS ? stepHref(query, step + 1) : resultsHref(query));

/** Of the inputs of a form without scripts: the step they lead to, one beyond the last for the matches. */
export const NEXT_STEP = 'to';

/** Where the form of a step leads that was sent without scripts; undefined for every other address. */
export function hrefOfForm(search: string): string | undefined {
  const sent = new URLSearchParams(search);
  const next = Number(sent.get(NEXT_STEP) ?? Number.NaN);
  return Number.isInteger(next) && next > 1 ? hrefAfter(readAnswers(sent), Math.min(next - 1, STEPS)) : undefined;
}

/** What of the answers the inputs of a step do not say themselves, as an address has it. */
export function answersElsewhere({ step, must }: Question, query: MatchQuery): [key: string, value: string][] {
  const here: readonly (Must | undefined)[] = step === 2 ? [must, ...ONLY] : [must];
  const others = { ...query, ...NOTHING_OF[step], must: query.must?.filter((one) => !here.includes(one)) };
  return [...new URLSearchParams(serializeMatch(others))];
}

const NOTHING_OF: Partial<Record<number, MatchQuery>> = {
  1: { size: undefined },
  2: { type: undefined },
  3: { st: undefined },
  6: { p: undefined },
};
