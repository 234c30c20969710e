import type { FigureKey } from '../colleges/figures.ts';

/** What each figure says, in one sentence. */
export const FIGURE_MEANINGS: Readonly<Record<FigureKey, string>> = {
  size: 'Undergraduates enrolled in the fall, full-time and part-time.',
  totalEnrollment: 'All students enrolled in the fall, graduate students included.',
  percentPellGrant: 'Share of undergraduates who were awarded a federal Pell grant, which goes to families with low incomes.',
  percentFirstGen: 'Share of students with federal aid whose parents did not attend college.',
  annualCost:
    'Published price of a year for a full-time first-time student from the state: tuition, fees, books, housing, food and other expenses, before aid.',
  netPricePublic:
    'At a public college, what a year cost students with grants on average after all grants; below 0 where grants exceed the cost.',
  netPricePrivate:
    'At a private college, what a year cost students with grants on average after all grants; below 0 where grants exceed the cost.',
  acceptanceRateNum: 'Share of applicants who were admitted; colleges with open admission have none.',
  avgSAT: 'Middle score (reading and mathematics together) of the entering students who sent an SAT.',
  sat25: 'A quarter of the entering students who sent an SAT scored below this, reading and mathematics together.',
  sat75: 'A quarter of the entering students who sent an SAT scored above this, reading and mathematics together.',
  avgACT: 'Middle composite score of the entering students who sent an ACT.',
  act25: 'A quarter of the entering students who sent an ACT had a composite score below this.',
  act75: 'A quarter of the entering students who sent an ACT had a composite score above this.',
  graduationRate:
    'Share of full-time first-time students who finished here: bachelor’s students within six years, where there are none all students within one and a half times the normal time.',
  retentionRate: 'Share of full-time first-time students who came back for their second fall.',
  transferRate: 'Share of full-time first-time students who moved to another college without finishing here.',
  medianEarnings: 'Middle yearly earnings, ten years after entering, of former students who had federal aid, work and do not study.',
  earningsAfter6Months: 'Middle yearly earnings six months after finishing; no federal source publishes it for whole colleges.',
  earningsAfter2Years: 'Middle yearly earnings two years after finishing; no federal source publishes it for whole colleges.',
  earningsAfter10Years: 'Middle yearly earnings, ten years after entering, of former students who had federal aid, work and do not study.',
  medianDebt: 'Middle federal loan debt of those who finished with any.',
  defaultRate: 'Share of borrowers who defaulted on their federal loans within three years after repayment began.',
  crimeIncidentsTotal: 'Criminal offenses on campus over three calendar years, as the college reported them under the Clery Act.',
  crimeRatePer1000: 'Criminal offenses on campus a year for each 1,000 students, averaged over three years.',
  safetyScore: 'Score for few reported crimes for the number of students, drawn towards the average where students are few.',
  totalAthletes: 'Students on varsity teams, each counted once.',
  menAthletes: 'Men on varsity teams, each counted once.',
  womenAthletes: 'Women on varsity teams, each counted once.',
  totalAthleticsExpenses: 'What the college spent on varsity athletics in a year.',
  totalAthleticsRevenue: 'What varsity athletics brought in in a year, the college’s own support included.',
  athleticsExpensePerAthlete: 'Athletics expenses divided by the number of athletes.',
  athleticsScore: 'Score for the size of varsity athletics and what is spent on each athlete.',
  researchFundingTotal: 'What was spent on research and development in a year, from all funds, as the HERD survey counts it.',
  researchExpense: 'Research expense in the college’s financial statements, which is defined more narrowly than in the HERD survey.',
  researchExpensePerStudent: 'Research expense in the financial statements for each full-time equivalent student.',
  researchScore: 'Score for research spending, in all and for each student.',
  prestigeScore: 'Score for how selective a college is and how many of its students stay and finish.',
  carnegieScore: 'Score for how wide the range of degrees and research is; it says what kind of college it is, not how good.',
};
