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
  /** The replacement of a missing value; null if missing values are not replaced. */
  mean: number | null;
  rho: number | null;
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
const pointsPerHalving = round1((100 * Math.log(2)) / Math.log(PRESTIGE.mostSelective));
const withoutMean = { mean: null, rho: null };

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
    weight: percent(RESEARCH.amountShare),
    ...withoutMean,
    scale: logScaleWords(RESEARCH.amount, dollarsInWords),
  },
  {
    key: 'intensity',
    label: 'Spending per student',
    weight: percent(1 - RESEARCH.amountShare),
    ...withoutMean,
    scale: logScaleWords(RESEARCH.perStudent, dollarsInWords),
  },
];

const safety: readonly MethodPart[] = [
  {
    key: 'rate',
    label: 'Offenses per 1,000 students a year',
    weight: 100,
    ...withoutMean,
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
    scale: linearScaleWords(ATHLETICS.participation, percentText),
  },
];

const carnegie: readonly MethodPart[] = [
  {
    key: 'class',
    label: 'Carnegie class',
    weight: null,
    ...withoutMean,
    scale: `from ${lowest} for associate's colleges to ${highest} for doctoral universities with very high research activity`,
  },
  {
    key: 'designation',
    label: 'Research designation',
    weight: null,
    ...withoutMean,
    scale: enumeration(Object.entries(DESIGNATION_SCORE).map(([name, score]) => `${name} ${score}`)),
  },
];

export const SCORE_METHODS: Readonly<Record<StoredScore, ScoreMethod>> = {
  prestigeScore: {
    ...CRITERION_WORDS.prestige,
    formula: `${sumOf(prestige)}, each on its scale`,
    parts: prestige,
    caveat: `This does not measure teaching. A college with open admission may teach well. ${missingValuesOf(prestige)}`,
  },
  researchScore: {
    ...CRITERION_WORDS.research,
    formula: `${sumOf(research)}, each on its scale; total spending alone if the number of students is unknown`,
    parts: research,
    caveat: `Spending does not measure teaching. The survey leaves out colleges under ${dollarsInWords(RESEARCH.amount.zero)} a year; they score 0. If only the Carnegie designation is known, the middle of its spending range is used.`,
  },
  safetyScore: {
    ...CRITERION_WORDS.safety,
    formula: `100 × ${SAFETY_HALF} / (${SAFETY_HALF} + rate), where rate = (offenses + ${SAFETY_PRIOR.alpha}) / (thousands of students × years + ${SAFETY_PRIOR.beta})`,
    parts: safety,
    caveat: `Colleges report offenses themselves, and only those on campus. A college that encourages reporting looks worse. Rates of small colleges vary by chance, so no college under ${countText(SAFEST_FROM)} students should be called safest.`,
  },
  athleticsScore: {
    ...CRITERION_WORDS.athletics,
    formula: `${sumOf(athletics)}, each on its scale; 0 without athletes`,
    parts: athletics,
    caveat: `Spending is not success, and colleges count it in different ways. ${missingValuesOf(athletics)}`,
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

function missingValuesOf(parts: readonly MethodPart[]): string {
  const follows = parts.some(({ rho }) => (rho ?? 0) > 0);
  const filled = follows ? 'a typical score, adjusted by the college’s other scores' : 'a typical score';
  return `A missing value counts as ${filled}. With less than ${Math.round(100 * MIN_COVERAGE)}% known there is no score.`;
}

function specOf({ weight, mean, rho }: PartSpec) {
  return { weight, mean, rho };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
