import {
  answersOf,
  MATCH_PARAMS,
  type MatchQuery,
  parseMatch,
  type PrivateAnswers,
  type Question,
  QUESTION_COUNT,
  type Requirement,
  serializeMatch,
  STANDALONE_REQUIREMENTS,
} from '../../api/domain/matching.ts';
import { CRITERIA, type Criterion } from '../../api/domain/rankings.ts';
import { resultsHref, stepHref } from '../../entities/match/match-addresses.ts';

/** The input name for the level of one criterion. In an address, one parameter holds all ten levels. */
export const priorityName = (criterion: Criterion): string => `p.${criterion}`;

/** The parameters of the answers in an address or a form. */
export const ANSWER_PARAMS = [...Object.keys(MATCH_PARAMS), ...CRITERIA.map(priorityName)];

type Pairs = Iterable<readonly [key: string, value: unknown]>;

/**
 * Reads the public answers from an address or a form. A form may send a list as several pairs and a level as its own pair. Ignores
 * values it cannot read, and requirements without an answer.
 */
export function readAnswers(pairs: Pairs): MatchQuery {
  const given = new Map<string, string>();
  for (const [key, value] of pairs) {
    const before = given.get(key);
    given.set(key, before === undefined ? String(value) : `${before},${String(value)}`);
  }
  const levels = CRITERIA.map((criterion) => given.get(priorityName(criterion)));
  if (levels.some((level) => level !== undefined)) given.set('p', levels.map((level) => level ?? '0').join(''));
  return normalizeAnswers(parseMatch(given).query);
}

/** Removes requirements without an answer, and priorities when all ten are zero. */
export function normalizeAnswers(query: MatchQuery): MatchQuery {
  const answers: Partial<Record<Requirement, unknown>> = {
    field: query.major,
    size: query.size,
    type: query.type,
    location: query.st,
    setting: query.setting,
    distance: query.miles,
  };
  // The budget is private, so the address cannot show whether there is one.
  const isIdle = (must: Requirement): boolean => must in answers && isEmpty(answers[must]);
  return { ...query, must: query.must?.filter((must) => !isIdle(must)), p: serializeMatch({ p: query.p }) === '' ? undefined : query.p };
}

/** Whether a step has an answer. */
export function isAnswered({ step, answers }: Question, query: MatchQuery, hidden: PrivateAnswers): boolean {
  const given: Partial<Record<string, unknown>> = { ...answersOf(query), ...hidden };
  return (
    answers.some((name) => !isEmpty(given[name])) || (step === 2 && STANDALONE_REQUIREMENTS.some((must) => query.must?.includes(must)))
  );
}

/** Adds the value to the list, or removes it if it is there. */
export const toggled = <T>(list: readonly T[], value: T): T[] =>
  list.includes(value) ? list.filter((one) => one !== value) : [...list, value];

const isEmpty = (value: unknown): boolean => value === undefined || (Array.isArray(value) && value.length === 0);

/** Adds or removes one requirement. */
export function withRequirement(query: MatchQuery, must: Requirement, isOn: boolean): MatchQuery {
  const others = (query.must ?? []).filter((one) => one !== must);
  return { ...query, must: isOn ? [...others, must] : others };
}

/** The next step, or the matches after the last step. */
export const hrefAfter = (query: MatchQuery, step: number): string =>
  step < QUESTION_COUNT ? stepHref(query, step + 1) : resultsHref(query);

/** The input that names the next step in a form sent without scripts. `STEPS + 1` means the matches. */
export const NEXT_STEP = 'to';

/** The text about a major in a form sent without scripts. */
export const TYPED_MAJOR = 'study';

/** The redirect for a form sent without scripts; undefined for every other address. */
export function hrefOfForm(search: string): string | undefined {
  const sent = new URLSearchParams(search);
  const next = Number(sent.get(NEXT_STEP) ?? Number.NaN);
  return Number.isInteger(next) && next > 1 ? hrefAfter(readAnswers(sent), Math.min(next - 1, QUESTION_COUNT)) : undefined;
}

/** The answers of all other steps as address parameters, for the hidden inputs of a step's form. */
export function answersOutsideStep({ step, must, more = [] }: Question, query: MatchQuery): [key: string, value: string][] {
  const here: readonly (Requirement | undefined)[] = [must, ...more.map((one) => one.must), ...(step === 2 ? STANDALONE_REQUIREMENTS : [])];
  const others = { ...query, ...WITHOUT_ANSWER[step], must: query.must?.filter((one) => !here.includes(one)) };
  return [...new URLSearchParams(serializeMatch(others))];
}

const WITHOUT_ANSWER: Partial<Record<number, MatchQuery>> = {
  1: { major: undefined, size: undefined },
  2: { type: undefined },
  3: { st: undefined, setting: undefined, miles: undefined },
  6: { p: undefined },
};
