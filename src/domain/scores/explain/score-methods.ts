import { percentText, countText } from '../../colleges/display.ts';
import { enumeration } from '../../shared/text.ts';
import { ATHLETICS, MIN_COVERAGE, PRESTIGE, RESEARCH, SAFEST_FROM, SAFETY_HALF, SAFETY_PRIOR, type PartSpec } from '../../shared/method.ts';
import { DESIGNATION_SCORE, LADDER_ENDS } from '../carnegie.ts';
import { CRITERION_WORDS } from '../criterion-words.ts';
import { dollarsInWords, linearScaleWords, logScaleWords } from '../scale-words.ts';
import { halvingScore, round1 } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** A part of a score in words. Every number comes from the constants of the method. */
export interface MethodPart {
  key: string;
  label: string;
  /** Percent of the score; null if the parts are not added up. */
  weight: number | null;
  /** The typical score; null if the part counts from 0. */
  mean: number | null;
  /** The values that score 0 and 100. */
  scale: string;
}

/** The method of a score in words. Every number comes from the constants of the method. */
export interface ScoreMethod {
  label: string;
  meaning: string;
  formula: string;
  parts: readonly MethodPart[];
  caveat: string;
}

const [lowest, highest] = LADDER_ENDS;
const TOO_LITTLE = `With less than ${Math.round(100 * MIN_COVERAGE)}% of the weight known there is no score.`;
const shareInWords = (share: number): string => `${round1(100 * share)}%`;
const pointsPerHalving = round1((100 * Math.log(2)) / Math.log(PRESTIGE.mostSelective));

const prestige: readonly MethodPart[] = [
  {
    key: 'selectivity',
    label: 'Acceptance rate',
    ...specOf(PRESTIGE.parts.selectivity),
    scale: `100% scores 0, ${percentText(1 / PRESTIGE.mostSelective)} or less scores 100, each halving adds ${pointsPerHalving} points`,
  },
  {
    key: 'test',
    label: 'Test scores',
    ...specOf(PRESTIGE.parts.test),
    scale: linearScaleWords(PRESTIGE.test, (sat) => `an SAT of ${sat}`),
  },
  {
    key: 'graduation',
    label: 'Graduation rate',
    ...specOf(PRESTIGE.parts.graduation),
    scale: linearScaleWords(PRESTIGE.graduation, percentText),
  },
  {
    key: 'retention',
    label: 'Retention rate',
    ...specOf(PRESTIGE.parts.retention),
    scale: linearScaleWords(PRESTIGE.retention, percentText),
  },
];

const research: readonly MethodPart[] = [
  {
    key: 'amount',
    label: 'Total spending',
    weight: RESEARCH.parts.amount.weight,
    mean: null,
    scale: logScaleWords(RESEARCH.amount, dollarsInWords),
  },
  {
    key: 'intensity',
    label: 'Spending per student',
    weight: RESEARCH.parts.intensity.weight,
    mean: null,
    scale: logScaleWords(RESEARCH.perStudent, dollarsInWords),
  },
];

const safety: readonly MethodPart[] = [
  {
    key: 'rate',
    label: 'Offenses per 1,000 students a year',
    weight: 100,
    mean: null,
    scale: `0 scores 100, ${SAFETY_HALF} scores 50, ${3 * SAFETY_HALF} scores ${halvingScore(3 * SAFETY_HALF, SAFETY_HALF) ?? 0}`,
  },
];

const athletics: readonly MethodPart[] = [
  { key: 'scale', label: 'Expenses', ...specOf(ATHLETICS.parts.scale), scale: logScaleWords(ATHLETICS.scale, dollarsInWords) },
  {
    key: 'intensity',
    label: 'Expenses per athlete',
    ...specOf(ATHLETICS.parts.intensity),
    scale: logScaleWords(ATHLETICS.intensity, dollarsInWords),
  },
  {
    key: 'participation',
    label: 'Athletes among students',
    ...specOf(ATHLETICS.parts.participation),
    scale: logScaleWords(ATHLETICS.participation, shareInWords),
  },
];

const carnegie: readonly MethodPart[] = [
  {
    key: 'class',
    label: 'Carnegie class',
    weight: null,
    mean: null,
    scale: `from ${lowest} for associate's colleges to ${highest} for doctoral universities with very high research activity`,
  },
  {
    key: 'designation',
    label: 'Research designation',
    weight: null,
    mean: null,
    scale: enumeration(Object.entries(DESIGNATION_SCORE).map(([name, score]) => `${name} ${score}`)),
  },
];

export const SCORE_METHODS: Readonly<Record<StoredScore, ScoreMethod>> = {
  prestigeScore: {
    ...CRITERION_WORDS.prestige,
    formula: `${sumOf(prestige)}, each on its scale`,
    parts: prestige,
    caveat: `This does not measure teaching. A college with open admission may teach well. Rates of few students are adjusted toward the mean of similar colleges. Of SAT and ACT the test counts that more of the new students sent. An unknown test score counts as about the lowest of colleges with such rates of graduation and retention. Any other unknown value counts as 0. ${TOO_LITTLE}`,
  },
  researchScore: {
    ...CRITERION_WORDS.research,
    formula: `${sumOf(research)}, each on its scale`,
    parts: research,
    caveat: `Spending does not measure teaching. The survey leaves out colleges under ${dollarsInWords(RESEARCH.amount.zero)} a year; they score 0.`,
  },
  safetyScore: {
    ...CRITERION_WORDS.safety,
    formula: `100 × ${SAFETY_HALF} / (${SAFETY_HALF} + rate), where rate = (offenses + ${SAFETY_PRIOR.alpha}) / (thousands of all students × years + ${SAFETY_PRIOR.beta})`,
    parts: safety,
    caveat: `Colleges report offenses themselves, and only those on campus. A college that encourages reporting looks worse. Rates of small colleges vary by chance, so no college under ${countText(SAFEST_FROM)} students should be called safest.`,
  },
  athleticsScore: {
    ...CRITERION_WORDS.athletics,
    formula: `${sumOf(athletics)}, each on its scale; 0 without athletes`,
    parts: athletics,
    caveat: `Spending is not success, and colleges count it in different ways. An unknown value counts as 0. ${TOO_LITTLE}`,
  },
  carnegieScore: {
    label: 'Carnegie class (type, not quality)',
    meaning: 'The range of degrees and research, by the Carnegie classification.',
    formula: 'the higher of the Carnegie class and the research designation',
    parts: carnegie,
    caveat: 'Carnegie classes describe the type of a college, not its quality. No ranking uses this score.',
  },
};

function sumOf(parts: readonly MethodPart[]): string {
  return parts.map(({ label, weight }) => `${weight ?? 0}% ${label.toLowerCase()}`).join(' + ');
}

function specOf({ weight, mean }: PartSpec) {
  return { weight, mean };
}
