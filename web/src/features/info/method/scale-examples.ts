import type { College } from '../../../api/domain/colleges.ts';
import { type Criterion, criterionScoresOf, EVEN_SCALES } from '../../../api/domain/rankings.ts';

/** A value as text and its score, 0 to 100. */
export interface ScaleExample {
  value: string;
  score: number;
}

type Figures = Partial<College>;
const dollars = (amount: number): string => `$${Math.round(amount).toLocaleString('en-US')}`;
const middle = ({ zero, full }: { zero: number; full: number }): number => (zero + full) / 2;

/** The ends and the middle of a linear scale, worst first. */
const linear = (scale: { zero: number; full: number }, wordsOf: (value: number) => string, figuresOf: (value: number) => Figures) =>
  [scale.zero, middle(scale), scale.full].map((value) => ({ value: wordsOf(value), figures: figuresOf(value) }));

/** A public four-year college. Its rates are those of 2,000 students, and no other figure is known. */
export const EXAMPLE_COLLEGE = {
  type: 'Public',
  level: 4,
  isOnlineOnly: false,
  graduationCohort: 2_000,
  retentionCohort: 2_000,
} as College;

const EXAMPLES: Record<Criterion, readonly { value: string; figures: Figures }[]> = {
  cost: linear(EVEN_SCALES.cost, dollars, (netPricePublic) => ({ netPricePublic })),
  value: [
    { value: '$20,000 a year, then earnings of $40,000', figures: { netPricePublic: 20_000, medianEarnings: 40_000 } },
    { value: '$15,000 a year, then earnings of $62,000', figures: { netPricePublic: 15_000, medianEarnings: 62_000 } },
  ],
  earnings: linear(EVEN_SCALES.earnings, dollars, (medianEarnings) => ({ medianEarnings })),
  debt: linear(EVEN_SCALES.debt, dollars, (medianDebt) => ({ medianDebt })),
  completion: [
    { value: '40% finish, 70% return', figures: { graduationRate: 0.4, retentionRate: 0.7 } },
    { value: '80% finish, 92% return', figures: { graduationRate: 0.8, retentionRate: 0.92 } },
  ],
  prestige: [
    {
      value: '50% admitted, SAT 1175, 58% finish, 74% return',
      figures: { acceptanceRateNum: 0.5, avgSAT: 1175, graduationRate: 0.575, retentionRate: 0.74 },
    },
    {
      value: '10% admitted, SAT 1500, 93% finish, 97% return',
      figures: { acceptanceRateNum: 0.1, avgSAT: 1500, graduationRate: 0.93, retentionRate: 0.97 },
    },
  ],
  research: [
    { value: '$15 million a year, 1,500 students', figures: { researchFundingTotal: 15e6, size: 1_500 } },
    { value: '$250 million a year, 25,000 students', figures: { researchFundingTotal: 250e6, size: 25_000 } },
  ],
  safety: [
    {
      value: '5 offenses per 1,000 students a year, 20,000 students',
      figures: { crimeIncidentsTotal: 300, totalEnrollment: 20_000 },
    },
    { value: 'no offenses reported, 200 students', figures: { crimeIncidentsTotal: 0, totalEnrollment: 200 } },
    { value: 'no offenses reported, 20,000 students', figures: { crimeIncidentsTotal: 0, totalEnrollment: 20_000 } },
  ],
  athletics: [
    { value: '500 athletes and $10 million, 2,500 students', figures: { totalAthletes: 500, totalAthleticsExpenses: 10e6, size: 2_500 } },
    {
      value: '700 athletes and $100 million, 35,000 students',
      figures: { totalAthletes: 700, totalAthleticsExpenses: 100e6, size: 35_000 },
    },
  ],
  access: [
    { value: '20% Pell, 50% finish', figures: { percentPellGrant: 0.2, graduationRate: 0.5 } },
    { value: '50% Pell, 70% finish', figures: { percentPellGrant: 0.5, graduationRate: 0.7 } },
  ],
};

/** The example scores of a criterion, computed by the ranking's own rule. */
export function scaleExamples(criterion: Criterion): ScaleExample[] {
  return EXAMPLES[criterion].flatMap(({ value, figures }) => {
    const score = criterionScoresOf({ ...EXAMPLE_COLLEGE, ...figures })[criterion];
    return score === null ? [] : [{ value, score }];
  });
}
