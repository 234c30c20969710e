import type { College } from '../../colleges/college.ts';
import { countText } from '../../colleges/display.ts';
import { CLERY_YEARS, MIN_COVERAGE, RESEARCH, SAFEST_FROM, SAFETY_PRIOR } from '../../shared/method.ts';
import { hasNoAthletes } from '../athletics.ts';
import { carnegieLevelsOf, designationOf } from '../carnegie.ts';
import { researchScoreOf } from '../research.ts';
import { safetyScoreOf } from '../safety.ts';
import { dollarsInWords } from '../scale-words.ts';
import { knownAmount, round1 } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** Why a score is missing, or how it was estimated. `coverage` is the known share of the weight. */
export const scoreNotesOf = (key: StoredScore, college: College, coverage: number): string[] =>
  NOTES[key](college, coverage).filter((note) => note !== false);

type Note = string | false;

const NOTES: Readonly<Record<StoredScore, (college: College, coverage: number) => Note[]>> = {
  prestigeScore: ({ openAdmission, acceptanceRateNum }, coverage) => [
    tooLittle(coverage),
    openAdmission === true && acceptanceRateNum === null && 'It has open admission, so there is no acceptance rate to score.',
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

function researchNotes(college: College): Note[] {
  const research = researchScoreOf(college);
  if (research === null) return ['Neither research spending nor a research designation is known.'];
  const designation = designationOf(college.researchActivity) ?? '';
  const survey = dollarsInWords(RESEARCH.amount.zero);
  return [
    research.isEstimated &&
      `Its spending is not known. The estimate is ${dollarsInWords(research.spending)}, the middle of the range of ${designation} colleges.`,
    research.spending === 0 && `It is not in the survey, which lists spending of ${survey} a year or more.`,
    research.intensity === null && 'The number of students is not known, so only total spending counts.',
  ];
}

function safetyNotes(college: College): Note[] {
  if (college.isOnlineOnly) return ['It teaches online only, so there is no campus to score.'];
  const safety = safetyScoreOf(college);
  if (safety === null) return [missingCrimes(college)];
  const mean = round1(SAFETY_PRIOR.alpha / SAFETY_PRIOR.beta);
  return [
    safety.isUnshrunk
      ? 'Only the rate is known, so it is not adjusted toward the mean of all colleges.'
      : `The score uses ${rateText(safety.rate)} offenses per 1,000 students a year: its rate over ${CLERY_YEARS} years, adjusted toward the mean of ${mean}. The fewer the students, the larger the adjustment.`,
    isTiny(college) && `It has under ${countText(SAFEST_FROM)} students: too few to call it safest, at any score.`,
  ];
}

const missingCrimes = ({ crimeIncidentsTotal }: College): string =>
  knownAmount(crimeIncidentsTotal) === null
    ? 'The number of offenses on campus is not known.'
    : 'The number of offenses is known, but not the number of students.';

const isTiny = ({ size }: College): boolean => size !== null && size < SAFEST_FROM;

const rateText = (rate: number): string => (rate < 0.1 ? 'under 0.1' : String(round1(rate)));
