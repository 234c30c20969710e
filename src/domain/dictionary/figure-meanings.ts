import type { FigureKey } from '../colleges/figures.ts';

/** The definition of each figure, in one sentence. */
export const FIGURE_MEANINGS: Readonly<Record<FigureKey, string>> = {
  size: 'Undergraduates enrolled in the fall, full-time and part-time.',
  totalEnrollment: 'All students enrolled in the fall, including graduate students.',
  percentPellGrant: 'Share of undergraduates with a federal Pell grant, which goes to low-income families.',
  percentFirstGen: 'Share of students with federal aid whose parents did not attend college.',
  studentFacultyRatio:
    'Students per faculty member, part-timers counted in proportion, without graduate programs such as law and medicine.',
  percentWomen: 'Share of undergraduates who are women.',
  percentPartTime: 'Share of undergraduates who study part-time.',
  percentAge25Plus: 'Share of undergraduates who are 25 or older.',
  percentInternational: 'Share of undergraduates who are in the United States on a visa.',
  percentInState: 'Share of first-time undergraduates who lived in the state of the college when they applied.',
  percentOnlineOnly: 'Share of undergraduates who take all of their courses online or otherwise at a distance.',
  transfersIn:
    'Undergraduates who started in the fall and came from another college; the search divides them by all undergraduates of that fall.',
  housingCapacity: 'Beds in housing that the college offers to students; 0 means no housing.',
  annualCost:
    'Published price of a year for an in-state, full-time, first-time student: tuition, fees, books, housing, food and other expenses, before aid.',
  netPricePublic:
    'Average cost of a year at a public college after all grants, for students with grants; negative if grants exceed the cost.',
  netPricePrivate:
    'Average cost of a year at a private college after all grants, for students with grants; negative if grants exceed the cost.',
  outOfStateCost: 'Published price of a year for a full-time first-time student from another state, before aid.',
  averageGrant: 'Average sum of all grants and scholarships in a year, of undergraduates who received any.',
  percentWithGrant: 'Share of undergraduates with any grant or scholarship.',
  applicationFee: 'Fee to apply for undergraduate admission; 0 means that applying is free.',
  endowmentPerStudent: 'Value of the endowment per student, part-timers counted in proportion.',
  acceptanceRateNum: 'Share of applicants who were admitted, of 30 applicants or more; colleges with open admission have no rate.',
  yieldRate: 'Share of admitted applicants who enrolled, of 30 or more.',
  avgSAT: 'Median total SAT score (reading and mathematics) of entering students who submitted scores; withheld if fewer than 30 did.',
  sat25: '25th percentile of the total SAT score (reading and mathematics) of entering students who submitted scores.',
  sat75: '75th percentile of the total SAT score (reading and mathematics) of entering students who submitted scores.',
  avgACT: 'Median ACT composite score of entering students who submitted scores; withheld if fewer than 30 did.',
  act25: '25th percentile of the ACT composite score of entering students who submitted scores.',
  act75: '75th percentile of the ACT composite score of entering students who submitted scores.',
  satCohort: 'First-time students who entered and sent SAT scores; the scores of fewer than 30 students are withheld.',
  percentSAT: 'Share of first-time students who entered and sent SAT scores.',
  actCohort: 'First-time students who entered and sent ACT scores; the scores of fewer than 30 students are withheld.',
  percentACT: 'Share of first-time students who entered and sent ACT scores.',
  graduationRate:
    'Share of all full-time first-time students who graduated from this college within 150% of the normal time: six years for a bachelor’s degree, three for an associate degree.',
  graduationCohort:
    'Number of students that the graduation rate and the transfer-out rate describe; rates of fewer than 30 students are withheld.',
  pellGraduationRate: 'Graduation rate of those full-time first-time students who had a federal Pell grant.',
  pellGraduationCohort:
    'Students with a Pell grant among those of the graduation rate; their graduation rate is withheld if they are fewer than 30.',
  degreeAfter8Years:
    'Share of all students who entered, part-time students and transfers included, with a degree or certificate of the college eight years later.',
  retentionRate:
    'Share of first-time students who returned for their second fall, of the full-time or the part-time students, whichever are more.',
  retentionCohort: 'Number of students that the retention rate describes; rates of fewer than 30 students are withheld.',
  transferRate: 'Share of full-time first-time students who transferred to another college before they graduated.',
  medianEarnings:
    'Median annual earnings, ten years after entry, of former students with federal aid who work and are not enrolled; the values of 2020 and 2021 are in dollars of 2022, of people who entered in 2009-10 and 2010-11.',
  earningsAfter6Months: 'Median annual earnings six months after graduation; no federal source publishes it for whole colleges.',
  earningsAfter2Years: 'Median annual earnings two years after graduation; no federal source publishes it for whole colleges.',
  earningsAfter10Years:
    'Median annual earnings, ten years after entry, of former students with federal aid who work and are not enrolled; the values of 2020 and 2021 are in dollars of 2022, of people who entered in 2009-10 and 2010-11.',
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
