import type { FigureKey } from '../colleges/figures.ts';

/** The definition of each figure, in one sentence. */
export const FIGURE_MEANINGS: Readonly<Record<FigureKey, string>> = {
  size: 'Undergraduates enrolled in the fall, full-time and part-time.',
  totalEnrollment: 'All students enrolled in the fall, including graduate students.',
  percentPellGrant: 'Share of undergraduates with a federal Pell grant, which goes to low-income families.',
  percentFirstGen: 'Share of students with federal aid whose parents did not attend college.',
  annualCost:
    'Published price of a year for an in-state, full-time, first-time student: tuition, fees, books, housing, food and other expenses, before aid.',
  netPricePublic:
    'Average cost of a year at a public college after all grants, for students with grants; negative if grants exceed the cost.',
  netPricePrivate:
    'Average cost of a year at a private college after all grants, for students with grants; negative if grants exceed the cost.',
  acceptanceRateNum: 'Share of applicants who were admitted; colleges with open admission have no rate.',
  avgSAT: 'Median total SAT score (reading and mathematics) of entering students who submitted scores.',
  sat25: '25th percentile of the total SAT score (reading and mathematics) of entering students who submitted scores.',
  sat75: '75th percentile of the total SAT score (reading and mathematics) of entering students who submitted scores.',
  avgACT: 'Median ACT composite score of entering students who submitted scores.',
  act25: '25th percentile of the ACT composite score of entering students who submitted scores.',
  act75: '75th percentile of the ACT composite score of entering students who submitted scores.',
  graduationRate:
    'Share of full-time first-time students who graduated from this college: bachelor’s students within six years, or, at colleges without bachelor’s students, all students within 150% of normal time.',
  retentionRate: 'Share of full-time first-time students who returned for their second fall.',
  transferRate: 'Share of full-time first-time students who transferred to another college before they graduated.',
  medianEarnings: 'Median annual earnings, ten years after entry, of former students with federal aid who work and are not enrolled.',
  earningsAfter6Months: 'Median annual earnings six months after graduation; no federal source publishes it for whole colleges.',
  earningsAfter2Years: 'Median annual earnings two years after graduation; no federal source publishes it for whole colleges.',
  earningsAfter10Years: 'Median annual earnings, ten years after entry, of former students with federal aid who work and are not enrolled.',
  medianDebt: 'Median federal loan debt of graduates with debt.',
  defaultRate: 'Share of borrowers who defaulted on their federal loans within three years after repayment began.',
  crimeIncidentsTotal: 'Criminal offenses on campus over three calendar years, as the college reported them under the Clery Act.',
  crimeRatePer1000: 'Criminal offenses on campus per 1,000 students a year, averaged over three years.',
  safetyScore: 'Score for few reported crimes relative to the number of students, adjusted toward the average for small colleges.',
  totalAthletes: 'Students on varsity teams, each student counted once.',
  menAthletes: 'Men on varsity teams, each student counted once.',
  womenAthletes: 'Women on varsity teams, each student counted once.',
  totalAthleticsExpenses: 'Spending on varsity athletics in a year.',
  totalAthleticsRevenue: 'Revenue of varsity athletics in a year, including the college’s own support.',
  athleticsExpensePerAthlete: 'Athletics expenses divided by the number of athletes.',
  athleticsScore: 'Score for the size of varsity athletics and the spending per athlete.',
  researchFundingTotal: 'Spending on research and development in a year from all funds, as defined by the HERD survey.',
  researchExpense: 'Research expense in the college’s financial statements, which use a narrower definition than the HERD survey.',
  researchExpensePerStudent: 'Research expense in the financial statements per full-time equivalent student.',
  researchScore: 'Score for research spending, in total and per student.',
  prestigeScore: 'Score for selectivity, retention and graduation.',
  carnegieScore: 'Score for the range of degrees and research; it describes the kind of college, not its quality.',
};
