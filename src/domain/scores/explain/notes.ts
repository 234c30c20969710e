import type { College } from '../../colleges/college.ts';
import { countText, percentText } from '../../colleges/display.ts';
import { CLERY_YEARS, MIN_COVERAGE, RESEARCH, SAFEST_FROM, SAFETY_PRIOR } from '../../shared/method.ts';
import { hasNoAthletes } from '../athletics.ts';
import { carnegieLevelsOf } from '../carnegie.ts';
import { scoredGraduationOf, scoredRetentionOf } from '../rates.ts';
import { safetyScoreOf } from '../safety.ts';
import { dollarsInWords } from '../scale-words.ts';
import { knownAmount, knownShare, knownStudents, round1 } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** Why a score is missing, or how its inputs were adjusted. `coverage` is the known share of the weight. */
export const scoreNotesOf = (key: StoredScore, college: College, coverage: number): string[] =>
  NOTES[key](college, coverage).filter((note) => note !== false);

type Note = string | false;

const NOTES: Readonly<Record<StoredScore, (college: College, coverage: number) => Note[]>> = {
  prestigeScore: (college, coverage) => [
    tooLittle(coverage),
    college.openAdmission === true && college.acceptanceRateNum === null && 'It has open admission, so its acceptance rate scores 0.',
    adjustedRate('graduation', college.graduationRate, scoredGraduationOf(college), college.graduationCohort),
    adjustedRate('retention', college.retentionRate, scoredRetentionOf(college), college.retentionCohort),
  ],
  researchScore: researchNotes,
  safetyScore: safetyNotes,
  athleticsScore: (college, coverage) => (hasNoAthletes(college) ? ['It reports no athletes, so it scores 0.'] : [tooLittle(coverage)]),
  carnegieScore(college) {
    const levels = carnegieLevelsOf(college);
    const isUnscored = levels.class === null && levels.designation === null;
    const isClassified = college.carnegieClassification !== null;
    return [isUnscored && (isClassified ? 'Its Carnegie class has no score.' : 'Its Carnegie class is not known.')];
  },
};

function tooLittle(coverage: number): Note {
  if (coverage === 0) return 'None of its inputs are known.';
  const [known, needed] = [Math.round(100 * coverage), Math.round(100 * MIN_COVERAGE)];
  return coverage < MIN_COVERAGE && `Too little is known for a score: ${known}% of its weight. At least ${needed}% is needed.`;
}

/** Says so if the adjustment is visible in whole percents. */
function adjustedRate(name: string, rate: number | null, used: number | null, cohort: number | null): Note {
  const share = knownShare(rate);
  if (share === null || used === null || percentText(share) === percentText(used)) return false;
  const students = knownStudents(cohort);
  const why = students === null ? 'the number of students is not published' : `it describes ${countText(students)} students`;
  return `Its ${name} rate of ${percentText(share)} counts as ${percentText(used)}, because ${why}.`;
}

function researchNotes({ researchFundingTotal, size }: College): Note[] {
  const spending = knownAmount(researchFundingTotal);
  if (spending === null) return ['Its research spending is not known.'];
  return [
    spending === 0 && `It is not in the survey, which lists spending of ${dollarsInWords(RESEARCH.amount.zero)} a year or more.`,
    knownStudents(size) === null && 'The number of students is not known, so spending per student counts as 0.',
  ];
}

function safetyNotes(college: College): Note[] {
  if (college.isOnlineOnly) return ['It teaches online only, so there is no campus to score.'];
  const safety = safetyScoreOf(college);
  if (safety === null) return [missingCrimes(college)];
  const mean = round1(SAFETY_PRIOR.alpha / SAFETY_PRIOR.beta);
  return [
    `The score uses ${rateText(safety.rate)} offenses per 1,000 students a year: its rate over ${CLERY_YEARS} years, adjusted toward the mean of ${mean}. The fewer the students, the larger the adjustment.`,
    isTiny(college) && `It has under ${countText(SAFEST_FROM)} students: too few to call it safest, at any score.`,
  ];
}

const missingCrimes = ({ crimeIncidentsTotal }: College): string =>
  knownAmount(crimeIncidentsTotal) === null
    ? 'The number of offenses on campus is not known.'
    : 'The number of offenses is known, but not the number of students.';

const isTiny = ({ size }: College): boolean => size !== null && size < SAFEST_FROM;

const rateText = (rate: number): string => (rate < 0.1 ? 'under 0.1' : String(round1(rate)));
