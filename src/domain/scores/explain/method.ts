import { countText } from '../../colleges/display.ts';
import { MIN_COVERAGE, RESEARCH, SAFEST_FROM, SAFETY_HALF, SAFETY_PRIOR } from '../../shared/method.ts';
import { CRITERION_WORDS } from '../criterion-words.ts';
import { dollarsInWords } from '../scale-words.ts';
import { SCORE_PARTS, type MethodPart } from './parts.ts';
import type { StoredScore } from '../stored-scores.ts';

/** How a score is made, in words; every number in them comes from the rule that runs. */
export interface ScoreMethod {
  label: string;
  meaning: string;
  /** The rule in one line. */
  formula: string;
  parts: readonly MethodPart[];
  caveat: string;
}

export const SCORE_METHODS: Readonly<Record<StoredScore, ScoreMethod>> = {
  prestigeScore: {
    ...CRITERION_WORDS.prestige,
    formula: `${sumOf(SCORE_PARTS.prestigeScore)}, each on its scale`,
    parts: SCORE_PARTS.prestigeScore,
    caveat: `No verdict on teaching: a college that admits everybody may teach well. ${gapsOf(SCORE_PARTS.prestigeScore)}`,
  },
  researchScore: {
    ...CRITERION_WORDS.research,
    formula: `${sumOf(SCORE_PARTS.researchScore)}, each on its scale; without a number of students, spending in all alone`,
    parts: SCORE_PARTS.researchScore,
    caveat: `Spending says nothing about teaching. The survey leaves out colleges under ${dollarsInWords(RESEARCH.amount.zero)} a year, which score 0. Where only the Carnegie designation is known, the middle of its class stands in.`,
  },
  safetyScore: {
    ...CRITERION_WORDS.safety,
    formula: `100 × ${SAFETY_HALF} / (${SAFETY_HALF} + rate), where rate = (offenses + ${SAFETY_PRIOR.alpha}) / (thousands of students × years + ${SAFETY_PRIOR.beta})`,
    parts: SCORE_PARTS.safetyScore,
    caveat: `Colleges report offenses themselves, and only those on campus: one that encourages reporting looks worse. Chance weighs much where there are few students, so no college under ${countText(SAFEST_FROM)} students should be called safest.`,
  },
  athleticsScore: {
    ...CRITERION_WORDS.athletics,
    formula: `${sumOf(SCORE_PARTS.athleticsScore)}, each on its scale; 0 without athletes`,
    parts: SCORE_PARTS.athleticsScore,
    caveat: `Spending is not success, and colleges do not all count it alike. ${gapsOf(SCORE_PARTS.athleticsScore)}`,
  },
  carnegieScore: {
    label: 'Carnegie class (type, not quality)',
    meaning: 'How wide the range of degrees and research is, by the Carnegie classification.',
    formula: 'the higher of the Carnegie class and the research designation',
    parts: SCORE_PARTS.carnegieScore,
    caveat: 'Carnegie’s classes describe what kind of college it is, and imply no difference in quality. No ranking counts this score.',
  },
};

function sumOf(parts: readonly MethodPart[]): string {
  return parts.map(({ label, weight }) => `${weight ?? 0}% ${label.toLowerCase()}`).join(' + ');
}

function gapsOf(parts: readonly MethodPart[]): string {
  const follows = parts.some(({ rho }) => (rho ?? 0) > 0);
  const filled = follows ? 'a typical score, moved towards how the college stands elsewhere' : 'a typical score';
  return `What is missing counts as ${filled}; under ${Math.round(100 * MIN_COVERAGE)}% known there is no score.`;
}
