import type { CollegeDetail, FigureKey } from '../../../api/domain.ts';

type Level = CollegeDetail['college']['level'];

const IN_THE_ACCOUNTS =
  'Another count: what the college books as research in its own accounts, as it tells IPEDS. Overhead and other kinds of spending are booked elsewhere, so it differs from the national survey.';

/** Who is counted and when, in words: a rate means nothing without its cohort. */
const NOTES: Partial<Record<FigureKey, string>> = {
  annualCost: 'Tuition, fees, books, housing and food for a year, before any aid. At public colleges for students from the state.',
  acceptanceRateNum: 'Of those who applied for their first year, the share offered a place.',
  retentionRate: 'Of full-time first-year students, the share who came back the next fall.',
  transferRate: 'Of full-time students who started here, the share known to have moved to another college.',
  medianEarnings: 'Half of former students with federal aid earn more, half less. Only those who work are counted.',
  earningsAfter6Months: 'Half earn more, half less, six months after leaving.',
  earningsAfter2Years: 'Half earn more, half less, two years after leaving.',
  earningsAfter10Years:
    'Half of former students with federal aid earn more, half less, ten years after they started. Only those who work are counted.',
  medianDebt: 'Federal student loans of those who finished, in the middle: half owe more, half less.',
  defaultRate:
    'Of borrowers, the share who stopped paying within three years. Payments were paused from 2020 to 2023, so recent rates are close to zero everywhere.',
  size: 'Undergraduates of all kinds, full-time and part-time.',
  totalEnrollment: 'Undergraduate and graduate students together.',
  percentPellGrant: 'A federal grant for students from families with low incomes.',
  percentFirstGen: 'Of students with federal aid, the share whose parents did not go to college.',
  crimeIncidentsTotal: 'Murder, assault, rape and other sexual offenses, robbery, burglary, car theft and arson on campus.',
  crimeRatePer1000: 'The yearly average for each 1,000 students.',
  totalAthletes: 'Students on varsity teams, each counted once.',
  totalAthleticsRevenue: 'Of all teams together. Many colleges count what they give to athletics as revenue, too.',
  totalAthleticsExpenses: 'Of all teams together: coaches, travel, scholarships and everything else.',
  researchFundingTotal: 'From the national survey of research and development: spending from all sources in a year, overhead included.',
  researchExpense: IN_THE_ACCOUNTS,
  researchExpensePerStudent: IN_THE_ACCOUNTS,
};

const GRADUATION: Record<Level, string> = {
  4: "Of full-time students who started college here, for a bachelor's degree where it is offered, the share who finished within six years.",
  2: 'Of full-time students who started college here, the share who finished within one and a half times the normal time.',
};

/** The cohort of a figure, in words; undefined where the label says it all. */
export function noteOf(figure: FigureKey, level: Level): string | undefined {
  return figure === 'graduationRate' ? GRADUATION[level] : NOTES[figure];
}
