import type { College } from '../colleges/college.ts';

/** The Carnegie research designations of 2025: from $50, $5 and $2.5 million of spending a year. */
export const DESIGNATIONS = ['R1', 'R2', 'RCU'] as const;
export type Designation = (typeof DESIGNATIONS)[number];

const DESIGNATION_LABELS: Record<Designation, RegExp> = {
  R1: /^(research 1|r1)\b/i,
  R2: /^(research 2|r2)\b/i,
  RCU: /^(research colleges and universities|rcu)\b/i,
};

/** The designation of a stored label; null for no label and for unknown labels. */
export function designationOf(label: string | null): Designation | null {
  return DESIGNATIONS.find((designation) => DESIGNATION_LABELS[designation].test(label ?? '')) ?? null;
}

const ASSOCIATES = /^(Associate's Colleges|(Mixed|Professions-focused) Associate )/;

/**
 * Scores of the basic classes of 2021 and the institutional classes of 2025, by label. Labels are stored, because the class numbers of
 * the two differ. Most special-focus and tribal colleges have no score.
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
/** The lowest and the highest score. */
export const LADDER_ENDS = [Math.min(...LADDER.map(([, score]) => score)), Math.max(...LADDER.map(([, score]) => score))] as const;
export const DESIGNATION_SCORE: Record<Designation, number> = { R1: 100, R2: 85, RCU: 65 };

type Inputs = Pick<College, 'carnegieClassification' | 'researchActivity'>;

/** The scores of the class and of the research designation, 0–100; null if there is none. */
export function carnegieLevelsOf({ carnegieClassification, researchActivity }: Inputs) {
  const designation = designationOf(researchActivity);
  return {
    class: LADDER.find(([pattern]) => pattern.test(carnegieClassification ?? ''))?.[1] ?? null,
    designation: designation === null ? null : DESIGNATION_SCORE[designation],
  };
}

/** The range of degrees and research, 0–100. It measures scope, not quality. Null for a class without a score. */
export function carnegieScoreOf(college: Inputs): number | null {
  const { class: level, designation } = carnegieLevelsOf(college);
  return designation === null ? level : Math.max(level ?? 0, designation);
}
