import type { CollegeRecord } from '../colleges/college.ts';
import { dataDateOf } from '../colleges/college-values.ts';
import { knownPlace } from '../search/places/known-place.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import { finished, type Steps } from '../shared/steps.ts';
import type { Answers, StandaloneRequirement } from './answers.ts';
import { candidatesInSteps, type Candidate } from './candidate.ts';
import { requirementsOf, candidatesMeeting } from './requirements.ts';
import { matchColleges, type Match, type MatchOptions } from './match.ts';
import { matchScoreOf } from './match-score-of.ts';
import type { MatchingPorts } from './matching.ports.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** A match with the versions of data and method. */
export interface DatedMatch extends Match {
  dataVersion: string;
  /** The day of the newest data; null before the first import. */
  dataDate: string | null;
  methodVersion: number;
}

export interface Questionnaire {
  questions: readonly Question[];
  /** How many colleges meet each standalone requirement. */
  only: Record<StandaloneRequirement, number>;
  methodVersion: number;
}

/** The questionnaire and its matches. Answers are not stored. */
export function createMatching({ catalog, zips, fields }: MatchingPorts) {
  let cached: { dataVersion: string; dataDate: string | null; candidates: Candidate[] } | undefined;

  function* currentInSteps() {
    const dataVersion = catalog.dataVersion();
    if (cached?.dataVersion === dataVersion) return cached;
    const listed = catalog.listed();
    const candidates = yield* candidatesInSteps(listed);
    return (cached = { dataVersion, dataDate: dataDateOf(listed), candidates });
  }
  const current = () => finished(currentInSteps());

  /** With what follows from the ZIP code and the majors. The first choice of a major in a data version waits until it is counted. */
  const completed = async (answers: Answers): Promise<Answers> => {
    const { homeZip: zip, majors = [] } = answers;
    return {
      ...answers,
      ...(zip !== undefined && { home: knownPlace(zip, zips.locate(zip), 'answers.homeZip') }),
      ...(majors.length > 0 && { field: await fields(majors) }),
    };
  };

  return {
    /** Reads the catalog, so that the first request of a data version does not wait. */
    *prepareInSteps(): Steps<void> {
      yield* currentInSteps();
    },
    /** Throws `unavailable` while the catalog is loading. */
    questions(): Questionnaire {
      const { candidates } = current();
      const countMeeting = (must: StandaloneRequirement): number => candidatesMeeting(candidates, requirementsOf({ must: [must] })).length;
      return {
        questions: QUESTIONS,
        only: { hbcu: countMeeting('hbcu'), womenOnly: countMeeting('womenOnly') },
        methodVersion: METHOD_VERSION,
      };
    },
    /** Rejects with `unavailable` while the catalog is loading, and with `invalid` for a ZIP code without a place. */
    async match(answers: Answers, options: Pick<MatchOptions, 'group' | 'all' | 'online'> = {}): Promise<DatedMatch> {
      const known = await completed(answers);
      const { candidates, dataVersion, dataDate } = current();
      return { ...matchColleges(candidates, known, options), dataVersion, dataDate, methodVersion: METHOD_VERSION };
    },
    /** Scores single colleges by the answers. Rejects like `match`. */
    async scoreOf(answers: Answers): Promise<(college: CollegeRecord) => number | null> {
      const known = await completed(answers);
      return matchScoreOf(current().candidates, known);
    },
  };
}

export type Matching = ReturnType<typeof createMatching>;
