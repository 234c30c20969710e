import { settingOf } from '../colleges/college-values.ts';
import { isOfKind } from '../rankings/list-kinds.ts';
import { REQUIREMENTS, type Answers, type Requirement } from './answers.ts';
import { milesTo, priceFor, type Candidate } from './candidate.ts';
import type { FieldFacts } from './field/field.ts';

/** A requirement with the check of a candidate. */
export interface RequirementCheck {
  key: Requirement;
  isMet: (candidate: Candidate) => boolean;
  isUnknown: (candidate: Candidate) => boolean;
  canRelax: boolean;
}

/** The order in which requirements are relaxed. Majors, budget, HBCU (also as the only kind) and women's colleges are never relaxed. */
export const RELAXATION_ORDER: readonly Requirement[] = ['size', 'setting', 'distance', 'location', 'type'];

/** Whether a candidate meets a requirement; null if that is not known. */
type Test = (candidate: Candidate) => boolean | null;

/** The test of each requirement; undefined if its question was skipped. */
const TEST_OF: Record<Requirement, (answers: Answers) => Test | undefined> = {
  field: ({ field }) => field && (({ college }) => isTaught(field.factsOf(college.id))),
  type: ({ types = [] }) => (types.length === 0 ? undefined : ({ college }) => types.some((kind) => isOfKind(college, kind))),
  size: ({ size }) => (size === undefined ? undefined : ({ sizeBand }) => sizeBand && sizeBand === size),
  location: ({ states = [] }) => (states.length === 0 ? undefined : ({ college }) => states.includes(college.state)),
  setting: ({ settings = [] }) => (settings.length === 0 ? undefined : ({ college }) => isAmong(settingOf(college), settings)),
  distance(answers) {
    const { miles, home } = answers;
    return miles === undefined || home === undefined ? undefined : (candidate) => isWithin(milesTo(candidate, answers), miles);
  },
  budget(answers) {
    const { budget } = answers;
    return budget === undefined ? undefined : (candidate) => isWithin(priceFor(candidate, answers).price, budget);
  },
  hbcu: () => (candidate) => candidate.college.isHBCU,
  womenOnly: () => (candidate) => candidate.college.isWomenOnly,
};

const isTaught = (facts: FieldFacts | null): boolean | null => facts && facts.graduates !== null;
const isAmong = <T>(value: T | null, chosen: readonly T[]): boolean | null => (value === null ? null : chosen.includes(value));
const isWithin = (amount: number | null, most: number): boolean | null => (amount === null ? null : amount <= most);

/** The checks of the requirements that have an answer. What is not known does not meet a requirement. */
export function requirementsOf(answers: Answers): RequirementCheck[] {
  const { must: required = [], types = [] } = answers;
  const onlyHbcu = types.every((kind) => kind === 'hbcu');
  return REQUIREMENTS.flatMap((key) => {
    const test = required.includes(key) ? TEST_OF[key](answers) : undefined;
    if (test === undefined) return [];
    const canRelax = RELAXATION_ORDER.includes(key) && !(key === 'type' && onlyHbcu);
    return [{ key, isMet: (candidate) => test(candidate) === true, isUnknown: (candidate) => test(candidate) === null, canRelax }];
  });
}

export interface RequirementResult {
  /** The candidates that meet every requirement. */
  meeting: Candidate[];
  /** The candidates that miss a relaxed requirement and meet all others. */
  others: Candidate[];
  /** The relaxed requirements, in that order. Their answers still count as wishes. */
  relaxed: Requirement[];
  /** The requirements that still apply to `others`. */
  requirements: RequirementCheck[];
}

/** Relaxes requirements one by one while fewer than `minimum` candidates meet the rest. */
export function applyRequirements(
  all: readonly Candidate[],
  requirements: readonly RequirementCheck[],
  minimum: number,
): RequirementResult {
  const meeting = candidatesMeeting(all, requirements);
  let result: RequirementResult = { meeting, others: [], relaxed: [], requirements: [...requirements] };
  const first = new Set(meeting);
  for (const key of RELAXATION_ORDER) {
    if (meeting.length + result.others.length >= minimum) break;
    if (!requirements.some((requirement) => requirement.key === key && requirement.canRelax)) continue;
    const rest = withoutRequirement(result.requirements, key);
    const others = candidatesMeeting(all, rest).filter((candidate) => !first.has(candidate));
    result = { meeting, others, relaxed: [...result.relaxed, key], requirements: rest };
  }
  return result;
}

export const candidatesMeeting = (all: readonly Candidate[], requirements: readonly RequirementCheck[]): Candidate[] =>
  all.filter((candidate) => requirements.every(({ isMet }) => isMet(candidate)));

export const withoutRequirement = (requirements: readonly RequirementCheck[], key: Requirement): RequirementCheck[] =>
  requirements.filter((requirement) => requirement.key !== key);

export interface Excluded {
  /** How many colleges do not meet each requirement. */
  byMust: Partial<Record<Requirement, number>>;
  /** For how many of them it is not known whether they meet it. Requirements without such a college are absent. */
  unknown: Partial<Record<Requirement, number>>;
}

export function excludedBy(all: readonly Candidate[], requirements: readonly RequirementCheck[]): Excluded {
  const countBy = (isCounted: (check: RequirementCheck, candidate: Candidate) => boolean) =>
    requirements.map((check) => [check.key, all.filter((candidate) => isCounted(check, candidate)).length] as const);
  return {
    byMust: Object.fromEntries(countBy(({ isMet }, candidate) => !isMet(candidate))),
    unknown: Object.fromEntries(countBy(({ isUnknown }, candidate) => isUnknown(candidate)).filter(([, count]) => count > 0)),
  };
}
