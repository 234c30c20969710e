import { isOfKind } from '../rankings/list-kinds.ts';
import { REQUIREMENTS, type Answers, type Requirement } from './answers.ts';
import { priceFor, type Candidate } from './candidate.ts';

/** A requirement with the check of a candidate. */
export interface RequirementCheck {
  key: Requirement;
  isMet: (candidate: Candidate) => boolean;
}

/** The order in which requirements are relaxed. Budget, HBCU and women's colleges are never relaxed. */
export const RELAXATION_ORDER: readonly Requirement[] = ['size', 'location', 'type'];

/** The check of each requirement; undefined if its question was skipped. */
const CHECK_OF: Record<Requirement, (answers: Answers) => RequirementCheck['isMet'] | undefined> = {
  type: ({ types = [] }) => (types.length === 0 ? undefined : ({ college }) => types.some((kind) => isOfKind(college, kind))),
  size: ({ size }) => (size === undefined ? undefined : ({ sizeBand }) => sizeBand === size),
  location: ({ states = [] }) => (states.length === 0 ? undefined : ({ college }) => states.includes(college.state)),
  budget: ({ budget, income }) => (budget === undefined ? undefined : (candidate) => isWithin(priceFor(candidate, income).price, budget)),
  hbcu:
    () =>
    ({ college }) =>
      college.isHBCU === true,
  womenOnly:
    () =>
    ({ college }) =>
      college.isWomenOnly === true,
};

/** An unknown price is not within a budget. */
const isWithin = (price: number | null, budget: number): boolean => price !== null && price <= budget;

/** The checks of the requirements that have an answer. */
export function requirementsOf(answers: Answers): RequirementCheck[] {
  const { must: required = [] } = answers;
  return REQUIREMENTS.flatMap((key) => {
    const isMet = required.includes(key) ? CHECK_OF[key](answers) : undefined;
    return isMet === undefined ? [] : [{ key, isMet }];
  });
}

export interface RequirementResult {
  candidates: Candidate[];
  /** The relaxed requirements, in that order. Their answers still count as wishes. */
  relaxed: Requirement[];
  /** The requirements that still apply. */
  requirements: RequirementCheck[];
}

/** The candidates that meet all requirements. Relaxes requirements one by one while fewer than `minimum` remain. */
export function applyRequirements(
  all: readonly Candidate[],
  requirements: readonly RequirementCheck[],
  minimum: number,
): RequirementResult {
  let result: RequirementResult = { candidates: candidatesMeeting(all, requirements), relaxed: [], requirements: [...requirements] };
  for (const key of RELAXATION_ORDER) {
    if (result.candidates.length >= minimum) break;
    const rest = withoutRequirement(result.requirements, key);
    if (rest.length === result.requirements.length) continue;
    result = { candidates: candidatesMeeting(all, rest), relaxed: [...result.relaxed, key], requirements: rest };
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
  /** How many colleges a budget excludes because their price is unknown. */
  unknownPrice: number;
}

export function excludedBy(all: readonly Candidate[], requirements: readonly RequirementCheck[]): Excluded {
  const counts = requirements.map(({ key, isMet }) => [key, all.filter((candidate) => !isMet(candidate)).length]);
  const hasBudget = requirements.some(({ key }) => key === 'budget');
  return {
    byMust: Object.fromEntries(counts) as Excluded['byMust'],
    unknownPrice: hasBudget ? all.filter(({ netPrice }) => netPrice === null).length : 0,
  };
}
