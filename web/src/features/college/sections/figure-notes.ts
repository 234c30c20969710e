import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';

type Level = CollegeDetail['college']['level'];

const EXPENSE_NOTE =
  'A different count: the research expenses in the accounts of the college, as reported to IPEDS. Overhead and some other spending is booked elsewhere, so the amount differs from the national survey.';

/** The cohort of each figure, because a rate means nothing without it. */
const NOTES: Partial<Record<FigureKey, string>> = {
  annualCost: 'Tuition, fees, books, housing and food for a year, before any aid. At public colleges, the price for in-state students.',
  acceptanceRateNum: 'The share of first-year applicants who were offered a place.',
  retentionRate: 'The share of full-time first-year students who returned the next fall.',
  transferRate: 'The share of full-time students who started here and are known to have moved to another college.',
  medianEarnings: 'Half of former students with federal aid earn more, half earn less. Only students who work are counted.',
  earningsAfter6Months: 'Half earn more and half earn less, six months after leaving.',
  earningsAfter2Years: 'Half earn more and half earn less, two years after leaving.',
  earningsAfter10Years:
    'Half of former students with federal aid earn more and half earn less, ten years after they started. Only students who work are counted.',
  medianDebt: 'Federal student loans of graduates: half owe more and half owe less.',
  defaultRate:
    'The share of borrowers who stopped paying within three years. Payments were paused from 2020 to 2023, so recent rates are close to zero everywhere.',
  size: 'Undergraduates of all kinds, full-time and part-time.',
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

const GRADUATION_NOTES: Record<Level, string> = {
  4: "The share of full-time students who started college here and finished within six years. Where bachelor's degrees are offered, only students who sought one are counted.",
  2: 'The share of full-time students who started college here and finished within one and a half times the normal time.',
};

/** Undefined if the label says enough. */
export function noteOf(figure: FigureKey, level: Level): string | undefined {
  return figure === 'graduationRate' ? GRADUATION_NOTES[level] : NOTES[figure];
}
