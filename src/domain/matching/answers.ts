import type { StateCode } from '../colleges/states.ts';
import type { Setting } from '../colleges/categories.ts';
import type { PriceFacts } from '../colleges/price/residence.ts';
import type { SizeBand } from '../colleges/size-band.ts';
import type { CollegeKind } from '../rankings/list-kinds.ts';
import { CRITERIA, type Criterion } from '../shared/method.ts';
import type { Point } from '../shared/query-params.ts';
import type { Field } from './field/field.ts';

/** The number of questions. It is apart from `QUESTIONS`, which is larger to download. */
export const QUESTION_COUNT = 6;

/** Answers that a user can require. A college that does not meet a requirement is left out. */
export const REQUIREMENTS = ['field', 'type', 'size', 'location', 'setting', 'distance', 'budget', 'hbcu', 'womenOnly'] as const;
export type Requirement = (typeof REQUIREMENTS)[number];

/** Requirements without a question of their own. */
export const STANDALONE_REQUIREMENTS = ['hbcu', 'womenOnly'] as const satisfies readonly Requirement[];
export type StandaloneRequirement = (typeof STANDALONE_REQUIREMENTS)[number];

/** The miles from home that a user can choose. */
export const MILES = [50, 100, 250, 500] as const;
export type Miles = (typeof MILES)[number];

/** The most majors that a user can choose. */
export const MOST_MAJORS = 3;

/** Not important, nice, important, essential. */
export const MAX_PRIORITY = 3;
/** The importance of each criterion, whole numbers 0–3. */
export type Priorities = Readonly<Record<Criterion, number>>;

/** Answers that may appear in an address. */
export interface PublicAnswers {
  /** Families, majors or programs by their CIP codes, at most `MOST_MAJORS`. */
  majors?: readonly string[] | undefined;
  size?: SizeBand | undefined;
  types?: readonly CollegeKind[] | undefined;
  states?: readonly StateCode[] | undefined;
  settings?: readonly Setting[] | undefined;
  /** The most miles from home. Without `homeZip` it has no effect. */
  miles?: Miles | undefined;
  must?: readonly Requirement[] | undefined;
  priorities?: Priorities | undefined;
}

/** Answers that never appear in an address. */
export interface PrivateAnswers extends PriceFacts {
  /** US dollars a year. */
  budget?: number | undefined;
  /** 400–1600. */
  sat?: number | undefined;
  /** 1–36. */
  act?: number | undefined;
  /** Five digits. */
  homeZip?: string | undefined;
}

/** What follows from the answers. It is neither sent nor stored. */
interface Located {
  /** The place of `homeZip`. */
  home?: Point | undefined;
  /** What colleges show of `majors`. */
  field?: Field | undefined;
}

/** The answers to the questionnaire. An absent answer was skipped and has no effect. */
export type Answers = PublicAnswers & PrivateAnswers & Located;

export const MAX_BUDGET = 80_000;
export const BUDGET_STEP = 1_000;

/** Reads ten digits 0–3, one for each criterion; null for other texts. */
export function parsePriorities(text: string): Priorities | null {
  if (!/^[0-3]{10}$/.test(text)) return null;
  return Object.fromEntries(CRITERIA.map((criterion, index) => [criterion, Number(text[index])])) as Priorities;
}

export const formatPriorities = (priorities: Priorities): string => CRITERIA.map((criterion) => priorities[criterion]).join('');

export const NO_PRIORITIES = Object.fromEntries(CRITERIA.map((criterion) => [criterion, 0])) as Record<Criterion, number>;
