import type { College } from '../../colleges/college.ts';
import { countText } from '../../colleges/display.ts';
import { CLERY_YEARS, MIN_COVERAGE, RESEARCH, SAFEST_FROM, SAFETY_PRIOR } from '../../shared/method.ts';
import { hasNoAthletes } from '../athletics.ts';
import { carnegieLevelsOf } from '../carnegie.ts';
import { designationOf } from '../designation.ts';
import { researchScoreOf } from '../research.ts';
import { safetyScoreOf } from '../safety.ts';
import { dollarsInWords } from '../scale-words.ts';
import { knownAmount, round1 } from '../scales.ts';
import type { StoredScore } from '../stored-scores.ts';

/** Why a score of a college is missing, or what to know of it: plain sentences, mostly none. `coverage` is the share known. */
export const scoreNotesOf = (key: StoredScore, college: College, coverage: number): string[] =>
  NOTES[key](college, coverage).filter((note) => note !== false);

type Note = string | false;

const NOTES: Readonly<Record<StoredScore, (college: College, coverage: number) => Note[]>> = {
  prestigeScore: ({ openAdmission, acceptanceRateNum }, coverage) => [
    tooLittle(coverage),
    openAdmission === true && acceptanceRateNum === null && 'It admits everybody who applies, so there is no acceptance rate to score.',
  ],
  researchScore: researchNotes,
  safetyScore: safetyNotes,
  athleticsScore: (college, coverage) =>
    hasNoAthletes(college) ? ['It reports no athletes. That is a fact and scores 0.'] : [tooLittle(coverage)],
  carnegieScore(college) {
    const levels = carnegieLevelsOf(college);
    const isOff = levels.class === null && levels.designation === null;
    const isClassified = college.carnegieClassification !== null;
    return [isOff && (isClassified ? 'Its class stands on no ladder of scope.' : 'No Carnegie class is known.')];
  },
};

function tooLittle(coverage: number): Note {
  if (coverage === 0) return 'Nothing that it is made of is known.';
  const [known, needed] = [Math.round(100 * coverage), Math.round(100 * MIN_COVERAGE)];
  return coverage < MIN_COVERAGE && `Too little is known for a score: ${known}% of its weight, where ${needed}% is needed.`;
}

function researchNotes(college: College): Note[] {
  const research = researchScoreOf(college);
  if (research === null) return ['Neither research spending nor a research designation is known.'];
  const designation = designationOf(college.researchActivity) ?? '';
  const survey = dollarsInWords(RESEARCH.amount.zero);
  return [
    research.isEstimated &&
      `Its spending is not known. ${dollarsInWords(research.spending)} stands in, the middle of what colleges designated ${designation} spend.`,
    research.spending === 0 && `It is not in the survey, which covers spending from ${survey} a year on.`,
    research.intensity === null && 'The number of students is not known, so spending in all counts alone.',
  ];
}

function safetyNotes(college: College): Note[] {
  if (college.isOnlineOnly) return ['It teaches online only, so there is no campus to score.'];
  const safety = safetyScoreOf(college);
  if (safety === null) return [missingCrimes(college)];
  const mean = round1(SAFETY_PRIOR.alpha / SAFETY_PRIOR.beta);
  return [
    safety.isUnshrunk
      ? 'Only the rate is known, so it counts as it is, not drawn towards the mean of all colleges.'
      : `It counts with ${rateText(safety.rate)} offenses for 1,000 students a year: its own rate over ${CLERY_YEARS} years, drawn towards the mean of ${mean}, the more the fewer students it has.`,
    isTiny(college) && `It has under ${countText(SAFEST_FROM)} students: too few to call it safest, whatever the score.`,
  ];
}

const missingCrimes = ({ crimeIncidentsTotal }: College): string =>
  knownAmount(crimeIncidentsTotal) === null
    ? 'No offenses on campus are known, not even that there were none.'
    : 'Offenses are known, but not against how many students.';

const isTiny = ({ size }: College): boolean => size !== null && size < SAFEST_FROM;

const rateText = (rate: number): string => (rate < 0.1 ? 'under 0.1' : String(round1(rate)));
