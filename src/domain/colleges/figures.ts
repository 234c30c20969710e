/**
 * Every number in the catalog, declared once for imports, tables, search, comparison and pages. Rates are fractions 0–1, money is
 * whole US dollars, scores are 0–100.
 */
export type FigureUnit = 'count' | 'usd' | 'fraction' | 'score' | 'points' | 'per-1000' | 'ratio';
export type FigureGroup = 'students' | 'cost' | 'admissions' | 'outcomes' | 'safety' | 'athletics' | 'research' | 'scores';

export interface FigureSpec {
  label: string;
  unit: FigureUnit;
  group: FigureGroup;
  /** The better direction for every student; null if it depends on the student or on the size of the college. */
  better: 'higher' | 'lower' | null;
  /** Bounds of the search slider and its 20-bar histogram. Values outside count in the first or last bar. */
  scale: readonly [min: number, max: number];
}

export const FIGURES = {
  size: { label: 'Undergraduates', unit: 'count', group: 'students', better: null, scale: [0, 40_000] },
  totalEnrollment: { label: 'All students', unit: 'count', group: 'students', better: null, scale: [0, 60_000] },
  percentPellGrant: { label: 'Undergraduates with a Pell grant', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentFirstGen: { label: 'First-generation students', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  studentFacultyRatio: { label: 'Students per faculty member', unit: 'ratio', group: 'students', better: 'lower', scale: [0, 40] },
  percentWomen: { label: 'Women', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentPartTime: { label: 'Part-time students', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentAge25Plus: { label: 'Students aged 25 or older', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentInternational: { label: 'International students', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentInState: { label: 'New students from the same state', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  percentOnlineOnly: { label: 'Students entirely online', unit: 'fraction', group: 'students', better: null, scale: [0, 1] },
  transfersIn: { label: 'New transfer students', unit: 'count', group: 'students', better: null, scale: [0, 5_000] },
  housingCapacity: { label: 'Beds in student housing', unit: 'count', group: 'students', better: null, scale: [0, 15_000] },
  annualCost: { label: 'Sticker price', unit: 'usd', group: 'cost', better: 'lower', scale: [0, 100_000] },
  netPricePublic: { label: 'Net price (public)', unit: 'usd', group: 'cost', better: 'lower', scale: [0, 80_000] },
  netPricePrivate: { label: 'Net price (private)', unit: 'usd', group: 'cost', better: 'lower', scale: [0, 80_000] },
  outOfStateCost: { label: 'Sticker price, out of state', unit: 'usd', group: 'cost', better: 'lower', scale: [0, 100_000] },
  averageGrant: { label: 'Average grant', unit: 'usd', group: 'cost', better: null, scale: [0, 60_000] },
  percentWithGrant: { label: 'Undergraduates with a grant', unit: 'fraction', group: 'cost', better: null, scale: [0, 1] },
  applicationFee: { label: 'Application fee', unit: 'usd', group: 'admissions', better: 'lower', scale: [0, 150] },
  endowmentPerStudent: { label: 'Endowment per student', unit: 'usd', group: 'cost', better: null, scale: [0, 1_000_000] },
  acceptanceRateNum: { label: 'Acceptance rate', unit: 'fraction', group: 'admissions', better: null, scale: [0, 1] },
  yieldRate: { label: 'Admitted students who enroll', unit: 'fraction', group: 'admissions', better: null, scale: [0, 1] },
  avgSAT: { label: 'SAT, middle score', unit: 'points', group: 'admissions', better: null, scale: [400, 1600] },
  sat25: { label: 'SAT, lower quarter', unit: 'points', group: 'admissions', better: null, scale: [400, 1600] },
  sat75: { label: 'SAT, upper quarter', unit: 'points', group: 'admissions', better: null, scale: [400, 1600] },
  avgACT: { label: 'ACT, middle score', unit: 'points', group: 'admissions', better: null, scale: [1, 36] },
  act25: { label: 'ACT, lower quarter', unit: 'points', group: 'admissions', better: null, scale: [1, 36] },
  act75: { label: 'ACT, upper quarter', unit: 'points', group: 'admissions', better: null, scale: [1, 36] },
  satCohort: { label: 'New students who sent SAT scores', unit: 'count', group: 'admissions', better: null, scale: [0, 10_000] },
  percentSAT: { label: 'Share of new students who sent SAT scores', unit: 'fraction', group: 'admissions', better: null, scale: [0, 1] },
  actCohort: { label: 'New students who sent ACT scores', unit: 'count', group: 'admissions', better: null, scale: [0, 10_000] },
  percentACT: { label: 'Share of new students who sent ACT scores', unit: 'fraction', group: 'admissions', better: null, scale: [0, 1] },
  graduationRate: { label: 'Graduation rate', unit: 'fraction', group: 'outcomes', better: 'higher', scale: [0, 1] },
  graduationCohort: { label: 'Students in the graduation rate', unit: 'count', group: 'outcomes', better: null, scale: [0, 10_000] },
  pellGraduationRate: {
    label: 'Graduation rate of students with a Pell grant',
    unit: 'fraction',
    group: 'outcomes',
    better: 'higher',
    scale: [0, 1],
  },
  pellGraduationCohort: {
    label: 'Students with a Pell grant in the graduation rate',
    unit: 'count',
    group: 'outcomes',
    better: null,
    scale: [0, 5_000],
  },
  degreeAfter8Years: {
    label: 'Degree within eight years, all new students',
    unit: 'fraction',
    group: 'outcomes',
    better: 'higher',
    scale: [0, 1],
  },
  retentionRate: { label: 'Retention rate', unit: 'fraction', group: 'outcomes', better: 'higher', scale: [0, 1] },
  retentionCohort: { label: 'Students in the retention rate', unit: 'count', group: 'outcomes', better: null, scale: [0, 10_000] },
  transferRate: { label: 'Transfer-out rate', unit: 'fraction', group: 'outcomes', better: null, scale: [0, 1] },
  medianEarnings: { label: 'Median earnings', unit: 'usd', group: 'outcomes', better: 'higher', scale: [0, 120_000] },
  earningsAfter6Months: { label: 'Earnings after 6 months', unit: 'usd', group: 'outcomes', better: 'higher', scale: [0, 120_000] },
  earningsAfter2Years: { label: 'Earnings after 2 years', unit: 'usd', group: 'outcomes', better: 'higher', scale: [0, 120_000] },
  earningsAfter10Years: { label: 'Earnings 10 years after entry', unit: 'usd', group: 'outcomes', better: 'higher', scale: [0, 120_000] },
  medianDebt: { label: 'Median debt of graduates', unit: 'usd', group: 'outcomes', better: 'lower', scale: [0, 50_000] },
  defaultRate: { label: 'Loan default rate', unit: 'fraction', group: 'outcomes', better: 'lower', scale: [0, 0.3] },
  crimeIncidentsTotal: { label: 'On-campus crimes, three years', unit: 'count', group: 'safety', better: null, scale: [0, 500] },
  crimeRatePer1000: {
    label: 'On-campus crimes per 1,000 students a year',
    unit: 'per-1000',
    group: 'safety',
    better: 'lower',
    scale: [0, 20],
  },
  safetyScore: { label: 'Safety score', unit: 'score', group: 'scores', better: 'higher', scale: [0, 100] },
  totalAthletes: { label: 'Athletes', unit: 'count', group: 'athletics', better: null, scale: [0, 1_500] },
  menAthletes: { label: 'Men athletes', unit: 'count', group: 'athletics', better: null, scale: [0, 1_000] },
  womenAthletes: { label: 'Women athletes', unit: 'count', group: 'athletics', better: null, scale: [0, 1_000] },
  totalAthleticsExpenses: { label: 'Athletics expenses', unit: 'usd', group: 'athletics', better: null, scale: [0, 200_000_000] },
  totalAthleticsRevenue: { label: 'Athletics revenue', unit: 'usd', group: 'athletics', better: null, scale: [0, 200_000_000] },
  athleticsExpensePerAthlete: {
    label: 'Athletics expense per athlete',
    unit: 'usd',
    group: 'athletics',
    better: null,
    scale: [0, 200_000],
  },
  athleticsScore: { label: 'Athletics score', unit: 'score', group: 'scores', better: 'higher', scale: [0, 100] },
  researchFundingTotal: { label: 'Research spending', unit: 'usd', group: 'research', better: null, scale: [0, 2_000_000_000] },
  researchExpense: { label: 'Research expense in the accounts', unit: 'usd', group: 'research', better: null, scale: [0, 2_000_000_000] },
  researchExpensePerStudent: {
    label: 'Research expense per student in the accounts',
    unit: 'usd',
    group: 'research',
    better: null,
    scale: [0, 100_000],
  },
  researchScore: { label: 'Research score', unit: 'score', group: 'scores', better: 'higher', scale: [0, 100] },
  prestigeScore: { label: 'Selectivity and completion score', unit: 'score', group: 'scores', better: 'higher', scale: [0, 100] },
  carnegieScore: { label: 'Carnegie score (type, not quality)', unit: 'score', group: 'scores', better: null, scale: [0, 100] },
} as const satisfies Record<string, FigureSpec>;

export type FigureKey = keyof typeof FIGURES;
export const FIGURE_KEYS = Object.keys(FIGURES) as FigureKey[];
