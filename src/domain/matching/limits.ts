import { isListed } from '../rankings/lists/members.ts';
import { MUSTS, type Answers, type Must } from './answers.ts';
import { priceFor, type Candidate } from './candidate.ts';

/** An answer that must be met. */
export interface Limit {
  must: Must;
  isMet: (candidate: Candidate) => boolean;
}

/** The first gives way first. Money, HBCU and women's colleges never do. */
export const GIVE_WAY: readonly Must[] = ['size', 'location', 'type'];

/** What each must means; undefined where its question was skipped. */
const MET: Record<Must, (answers: Answers) => Limit['isMet'] | undefined> = {
  type: ({ types = [] }) => (types.length === 0 ? undefined : ({ college }) => types.some((kind) => isListed(college, kind))),
  size: ({ size }) => (size === undefined ? undefined : ({ sizeBand }) => sizeBand === size),
  location: ({ states = [] }) => (states.length === 0 ? undefined : ({ college }) => states.includes(college.state)),
  budget: ({ budget, income }) => (budget === undefined ? undefined : (candidate) => isWithin(priceFor(candidate, income).price, budget)),
  hbcu:
    () =>
    ({ college }) =>
      college.isHBCU,
  womenOnly:
    () =>
    ({ college }) =>
      college.isWomenOnly,
};

/** An unknown price is within no budget. */
const isWithin = (price: number | null, budget: number): boolean => price !== null && price <= budget;

/** The musts that have an answer. */
export function limitsOf(answers: Answers): Limit[] {
  const { must: musts = [] } = answers;
  return MUSTS.flatMap((must) => {
    const isMet = musts.includes(must) ? MET[must](answers) : undefined;
    return isMet === undefined ? [] : [{ must, isMet }];
  });
}

export interface Limited {
  kept: Candidate[];
  /** The limits that gave way, in that order; they go on as wishes. */
  relaxed: Must[];
  /** Those that hold. */
  limits: Limit[];
}

/** Who meets every limit; limits give way one after the other while fewer than `minimum` do. */
export function limited(all: readonly Candidate[], limits: readonly Limit[], minimum: number): Limited {
  let found: Limited = { kept: meeting(all, limits), relaxed: [], limits: [...limits] };
  for (const must of GIVE_WAY) {
    if (found.kept.length >= minimum) break;
    const rest = without(found.limits, must);
    if (rest.length < found.limits.length) found = { kept: meeting(all, rest), relaxed: [...found.relaxed, must], limits: rest };
  }
  return found;
}

export const meeting = (all: readonly Candidate[], limits: readonly Limit[]): Candidate[] =>
  all.filter((candidate) => limits.every(({ isMet }) => isMet(candidate)));

export const without = (limits: readonly Limit[], must: Must): Limit[] => limits.filter((limit) => limit.must !== must);

export interface Excluded {
  /** How many do not meet each limit, whatever they are otherwise. */
  byMust: Partial<Record<Must, number>>;
  /** Of those kept out by the budget: how many whose price is not known. */
  unknownPrice: number;
}

export function excludedBy(all: readonly Candidate[], limits: readonly Limit[]): Excluded {
  const counts = limits.map(({ must, isMet }) => [must, all.filter((candidate) => !isMet(candidate)).length]);
  const hasBudget = limits.some(({ must }) => must === 'budget');
  return {
    byMust: Object.fromEntries(counts) as Excluded['byMust'],
    unknownPrice: hasBudget ? all.filter(({ netPrice }) => netPrice === null).length : 0,
  };
}
