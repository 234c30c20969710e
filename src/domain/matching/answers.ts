import type { StateCode } from '../colleges/states.ts';
import type { IncomeBand } from '../colleges/income-band.ts';
import type { SizeBand } from '../colleges/vocabulary.ts';
import type { CollegeKind } from '../rankings/lists/kinds.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';

/** So many questions lead to the answers; the questions themselves are heavier than their number. */
export const STEPS = 6;

/** Answers that may be more than a wish: a college that does not meet a must is left out. */
export const MUSTS = ['type', 'size', 'location', 'budget', 'hbcu', 'womenOnly'] as const;
export type Must = (typeof MUSTS)[number];

/** Musts that are answers of their own: they need no other answer beside them. */
export const ONLY = ['hbcu', 'womenOnly'] as const satisfies readonly Must[];
export type Only = (typeof ONLY)[number];

/** Not important, nice, important, essential. */
export const MAX_PRIORITY = 3;
/** How much each criterion matters, whole numbers 0–3. */
export type Priorities = Readonly<Record<Criterion, number>>;

/** What may stand in an address. */
export interface PublicAnswers {
  size?: SizeBand | undefined;
  types?: readonly CollegeKind[] | undefined;
  states?: readonly StateCode[] | undefined;
  must?: readonly Must[] | undefined;
  priorities?: Priorities | undefined;
}

/** Never in an address: what a family can pay (US dollars a year), what it earns, and the student's test scores. */
export interface PrivateAnswers {
  budget?: number | undefined;
  income?: IncomeBand | undefined;
  /** 400–1600. */
  sat?: number | undefined;
  /** 1–36; counts where there is no SAT. */
  act?: number | undefined;
}

/** The answers to the questionnaire; what is left out was skipped and counts neither way. */
export type Answers = PublicAnswers & PrivateAnswers;

export const MAX_BUDGET = 80_000;
export const BUDGET_STEP = 1_000;

/** Ten digits 0–3 as an address carries them; null unless it is exactly that. */
export function parsePriorities(text: string): Priorities | null {
  if (!/^[0-3]{10}$/.test(text)) return null;
  return Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, Number(text[index])])) as Priorities;
}

export const formatPriorities = (priorities: Priorities): string => CRITERIA.map((criterion) => priorities[criterion]).join('');

export const NO_PRIORITIES = Object.fromEntries(CRITERIA.map((criterion) => [criterion, 0])) as Record<Criterion, number>;
