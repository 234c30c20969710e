import type { College } from '../colleges/college.ts';
import { designationOf, type Designation } from './designation.ts';

/** Labels of the 2021 basic classification by how they begin; special-focus colleges and tribal ones stand on no ladder. */
const LADDER: readonly (readonly [start: string, score: number])[] = [
  ['Doctoral Universities: Very High Research', 100],
  ['Doctoral Universities: High Research', 85],
  ['Doctoral/Professional Universities', 70],
  ["Master's Colleges & Universities: Larger", 60],
  ["Master's Colleges & Universities: Medium", 55],
  ["Master's Colleges & Universities: Small", 50],
  ['Baccalaureate Colleges: Arts & Sciences', 50],
  ['Baccalaureate Colleges: Diverse', 45],
  ["Baccalaureate/Associate's Colleges: Mixed", 35],
  ["Baccalaureate/Associate's Colleges: Associate's Dominant", 30],
  ["Associate's Colleges", 25],
  ['Special Focus Two-Year', 25],
  ['Special Focus Four-Year: Medical', 70],
  ['Special Focus Four-Year: Research', 85],
];
const DESIGNATION_SCORE: Record<Designation, number> = { R1: 100, R2: 85, RCU: 65 };

/** How wide a college's range of degrees and research is, 0–100; a ladder of scope, not of quality. Null off the ladder. */
export function carnegieScoreOf(college: Pick<College, 'carnegieClassification' | 'researchActivity'>): number | null {
  const label = college.carnegieClassification ?? '';
  const level = LADDER.find(([start]) => label.startsWith(start))?.[1] ?? null;
  const designation = designationOf(college.researchActivity);
  if (level === null && designation === null) return null;
  return Math.max(level ?? 0, designation === null ? 0 : DESIGNATION_SCORE[designation]);
}

/** Colleges that award associate's degrees above all, whatever their official length. */
export const isAssociates = ({ carnegieClassification }: Pick<College, 'carnegieClassification'>): boolean =>
  carnegieClassification?.startsWith("Associate's Colleges") ?? false;
