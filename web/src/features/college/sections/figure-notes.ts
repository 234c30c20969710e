import type { CollegeDetail, FigureKey } from '../../../api/domain/colleges.ts';
import { groupText, isCohortRate, isCounted, NO_COUNT, type CohortRate } from '../cohort-text.ts';

const EXPENSE_NOTE =
  'A different count: the research expenses in the accounts of the college, as reported to IPEDS. Overhead and some other spending is booked elsewhere, so the amount differs from the national survey.';

/** The cohort of each figure, because a rate means nothing without it. */
const NOTES: Partial<Record<FigureKey, string>> = {
  annualCost: 'Tuition, fees, books, housing and food for a year, before any aid. At public colleges, the price for in-state students.',
  outOfStateCost: 'The same for students from other states.',
  acceptanceRateNum: 'The share of first-year applicants who were offered a place.',
  pellGraduationRate: 'The same rate for students with a federal Pell grant, who come from families with low incomes.',
  degreeAfter8Years:
    'The share of all students who started here, part-time students and transfers included, who had a degree or certificate of this college eight years later.',
  medianEarnings: 'Half of former students with federal aid earn more, half earn less. Only students who work are counted.',
  earningsAfter6Months: 'Half earn more and half earn less, six months after leaving.',
  earningsAfter2Years: 'Half earn more and half earn less, two years after leaving.',
  earningsAfter10Years:
    'Half of former students with federal aid earn more and half earn less, ten years after they started. Only students who work are counted.',
  medianDebt: 'Federal student loans of graduates: half owe more and half owe less.',
  defaultRate:
    'The share of borrowers who stopped paying within three years. Payments were paused from 2020 to 2023, so recent rates are close to zero everywhere.',
  size: 'Undergraduates of all kinds, full-time and part-time.',
  studentFacultyRatio: 'Without programs such as law and medicine. Part-timers are counted in proportion.',
  totalEnrollment: 'Undergraduate and graduate students together.',
  percentPellGrant: 'A federal grant for students from families with low incomes.',
  percentFirstGen: 'The share of students with federal aid whose parents did not go to college.',
  crimeIncidentsTotal: 'Murder, assault, rape and other sexual offenses, robbery, burglary, car theft and arson on campus.',
  crimeRatePer1000: 'The yearly average for every 1,000 students.',
  totalAthletes: 'Students on varsity teams, each counted once.',
  totalAthleticsRevenue: 'For all teams together. Many colleges also count their own support of athletics as revenue.',
  totalAthleticsExpenses: 'For all teams together: coaches, travel, scholarships and everything else.',
  researchFundingTotal: 'From the national survey of research and development: spending from all sources in a year, overhead included.',
  researchExpense: EXPENSE_NOTE,
  researchExpensePerStudent: EXPENSE_NOTE,
};

const OUTCOMES: Record<CohortRate, string> = {
  graduationRate: 'finished within 150% of normal time (six years for a bachelor’s degree, three for an associate’s)',
  transferRate: 'are known to have moved to another college',
  retentionRate: 'returned the next fall',
};

/** Whom a rate describes, and what they did. */
function cohortNote(detail: CollegeDetail, rate: CohortRate): string {
  const { group, counted = isCounted(detail, rate) ? undefined : NO_COUNT } = groupText(detail, rate);
  const sentence = `${group}, the share who ${OUTCOMES[rate]}.`;
  return counted === undefined ? sentence : `${sentence} ${counted}`;
}

/** Undefined if the label says enough. */
export function noteOf(figure: FigureKey, detail: CollegeDetail): string | undefined {
  if (isCohortRate(figure)) return cohortNote(detail, figure);
  const whom = detail.sharedBy[figure];
  return whom === undefined ? NOTES[figure] : `${whom}. ${NOTES[figure] ?? ''}`;
}
