import { dataDateOf } from '../colleges/data-date.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import type { Answers } from './answers.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { matched, type Match } from './match.ts';
import type { MatchingPorts } from './matching.ports.ts';
import { QUESTIONS, type Question } from './questions.ts';

/** A match with what it was made from. */
export interface DatedMatch extends Match {
  dataVersion: string;
  /** The day of the newest data, as links carry it; null while nothing was imported. */
  dataDate: string | null;
  methodVersion: number;
}

/** The questionnaire and the colleges it leads to. Answers are read and forgotten. */
export function createMatching({ catalogue }: MatchingPorts) {
  let made: { dataVersion: string; dataDate: string | null; candidates: Candidate[] } | undefined;

  const current = () => {
    const dataVersion = catalogue.dataVersion();
    if (made?.dataVersion !== dataVersion)
      made = { dataVersion, dataDate: dataDateOf(catalogue.open()), candidates: candidatesOf(catalogue.open()) };
    return made;
  };

  return {
    questions: (): { questions: readonly Question[]; methodVersion: number } => ({ questions: QUESTIONS, methodVersion: METHOD_VERSION }),
    /** Throws `unavailable` while the catalogue is loading. */
    match(answers: Answers): DatedMatch {
      const { candidates, dataVersion, dataDate } = current();
      return { ...matched(candidates, answers), dataVersion, dataDate, methodVersion: METHOD_VERSION };
    },
  };
}

export type Matching = ReturnType<typeof createMatching>;
