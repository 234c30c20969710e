import type { College } from '../colleges/college.ts';
import { designationOf, type Designation } from './designation.ts';

const ASSOCIATES = /^(Associate's Colleges|(Mixed|Professions-focused) Associate )/;

/**
 * Labels by how they begin, of the basic classification of 2021 and the institutional one of 2025; the same number means different
 * classes in the two, so labels are what is stored. Special-focus colleges and tribal ones mostly stand on no ladder.
 */
const LADDER: readonly (readonly [label: RegExp, score: number])[] = [
  [/^Doctoral Universities: Very High Research/, 100],
  [/^Doctoral Universities: High Research/, 85],
  [/^Doctoral\/Professional Universities/, 70],
  [/^Master's Colleges & Universities: Larger/, 60],
  [/^Master's Colleges & Universities: Medium/, 55],
  [/^Master's Colleges & Universities: Small/, 50],
  [/^Baccalaureate Colleges: Arts & Sciences/, 50],
  [/^Baccalaureate Colleges: Diverse/, 45],
  [/^Baccalaureate\/Associate's Colleges: Mixed/, 35],
  [/^Baccalaureate\/Associate's Colleges: Associate's Dominant/, 30],
  [/^Special Focus Two-Year/, 25],
  [/^Special Focus Four-Year: Medical/, 70],
  [/^Special Focus Four-Year: Research/, 85],
  [/^(Mixed|Professions-focused) Undergraduate\/Graduate-Doctorate/, 70],
  [/^(Mixed|Professions-focused) Undergraduate\/Graduate-Master's Large/, 60],
  [/^(Mixed|Professions-focused) Undergraduate\/Graduate-Master's Small/, 50],
  [/^(Mixed|Professions-focused) Baccalaureate/, 45],
  [/^(Mixed|Professions-focused) Associate\/Baccalaureate/, 35],
  [/^Special Focus: Arts and Sciences/, 50],
  [ASSOCIATES, 25],
];
/** The lowest step and the highest. */
export const LADDER_ENDS = [Math.min(...LADDER.map(([, score]) => score)), Math.max(...LADDER.map(([, score]) => score))] as const;
export const DESIGNATION_SCORE: Record<Designation, number> = { R1: 100, R2: 85, RCU: 65 };

type Inputs = Pick<College, 'carnegieClassification' | 'researchActivity'>;

/** Where a college stands by its class, and where by its research designation, 0–100; null off the ladder. */
export function carnegieLevelsOf({ carnegieClassification, researchActivity }: Inputs) {
  const designation = designationOf(researchActivity);
  return {
    class: LADDER.find(([pattern]) => pattern.test(carnegieClassification ?? ''))?.[1] ?? null,
    designation: designation === null ? null : DESIGNATION_SCORE[designation],
  };
}

/** How wide a college's range of degrees and research is, 0–100; a ladder of scope, not of quality. Null off the ladder. */
export function carnegieScoreOf(college: Inputs): number | null {
  const { class: level, designation } = carnegieLevelsOf(college);
  return designation === null ? level : Math.max(level ?? 0, designation);
}

/** Colleges that award associate's degrees above all, whatever their official length. */
export const isAssociates = ({ carnegieClassification }: Pick<College, 'carnegieClassification'>): boolean =>
  ASSOCIATES.test(carnegieClassification ?? '');
