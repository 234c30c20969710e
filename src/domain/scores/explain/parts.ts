import { percentText } from '../../colleges/display.ts';
import { enumeration } from '../../shared/enumeration.ts';
import { ATHLETICS, PRESTIGE, RESEARCH, SAFETY_HALF, type PartSpec } from '../../shared/method.ts';
import { DESIGNATION_SCORE, LADDER_ENDS } from '../carnegie.ts';
import { dollarsInWords, evenScaleWords, factorScaleWords } from '../scale-words.ts';
import { half, round1 } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** A part of a score in words; every number comes from the rule that runs. */
export interface MethodPart {
  key: string;
  label: string;
  /** Percent of the score; null where parts are not added up. */
  weight: number | null;
  /** What a typical college scores, and how far a missing score follows the college's own standing; null where gaps are not filled. */
  mean: number | null;
  rho: number | null;
  /** Which values score 0 and 100. */
  scale: string;
}

const [lowest, highest] = LADDER_ENDS;
const halving = round1((100 * Math.log(2)) / Math.log(PRESTIGE.mostSelective));
const withoutMean = { mean: null, rho: null };

const prestige: readonly MethodPart[] = [
  {
    key: 'selectivity',
    label: 'Acceptance rate',
    ...weighed(PRESTIGE.parts.selectivity),
    scale: `everybody admitted scores 0, ${percentText(1 / PRESTIGE.mostSelective)} or fewer score 100, each halving adds ${halving} points`,
  },
  { key: 'test', label: 'Test scores', ...weighed(PRESTIGE.parts.test), scale: evenScaleWords(PRESTIGE.test, (sat) => `an SAT of ${sat}`) },
  {
    key: 'graduation',
    label: 'Graduation rate',
    ...weighed(PRESTIGE.parts.graduation),
    scale: evenScaleWords(PRESTIGE.graduation, percentText),
  },
  {
    key: 'retention',
    label: 'Retention rate',
    ...weighed(PRESTIGE.parts.retention),
    scale: evenScaleWords(PRESTIGE.retention, percentText),
  },
];

const research: readonly MethodPart[] = [
  {
    key: 'amount',
    label: 'Spending in all',
    weight: percent(RESEARCH.amountShare),
    ...withoutMean,
    scale: factorScaleWords(RESEARCH.amount, dollarsInWords),
  },
  {
    key: 'intensity',
    label: 'Spending for each student',
    weight: percent(1 - RESEARCH.amountShare),
    ...withoutMean,
    scale: factorScaleWords(RESEARCH.perStudent, dollarsInWords),
  },
];

const safety: readonly MethodPart[] = [
  {
    key: 'rate',
    label: 'Offenses for 1,000 students a year',
    weight: 100,
    ...withoutMean,
    scale: `none scores 100, ${SAFETY_HALF} score 50, ${3 * SAFETY_HALF} score ${half(3 * SAFETY_HALF, SAFETY_HALF) ?? 0}`,
  },
];

const athletics: readonly MethodPart[] = [
  { key: 'scale', label: 'Expenses', ...weighed(ATHLETICS.parts.scale), scale: factorScaleWords(ATHLETICS.scale, dollarsInWords) },
  {
    key: 'intensity',
    label: 'Expenses for each athlete',
    ...weighed(ATHLETICS.parts.intensity),
    scale: factorScaleWords(ATHLETICS.intensity, dollarsInWords),
  },
  {
    key: 'participation',
    label: 'Athletes among students',
    ...weighed(ATHLETICS.parts.participation),
    scale: evenScaleWords(ATHLETICS.participation, percentText),
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

/** What each score is made of. */
export const SCORE_PARTS: Readonly<Record<StoredScore, readonly MethodPart[]>> = {
  prestigeScore: prestige,
  researchScore: research,
  safetyScore: safety,
  athleticsScore: athletics,
  carnegieScore: carnegie,
};

function weighed({ weight, mean, rho }: PartSpec) {
  return { weight, mean, rho };
}

function percent(share: number): number {
  return Math.round(100 * share);
}
