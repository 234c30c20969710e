import { dataDateOf } from '../colleges/data-date.ts';
import { METHOD_VERSION } from '../shared/method.ts';
import type { Answers, Only } from './answers.ts';
import { candidatesOf, type Candidate } from './candidate.ts';
import { limitsOf, meeting } from './limits.ts';
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

export interface Questionnaire {
  questions: readonly Question[];
  /** How many colleges each answer that allows nothing else would leave. */
  only: Record<Only, number>;
  methodVersion: number;
}

/** The questionnaire and the colleges it leads to. Answers are read and forgotten. */
export function createMatching({ catalog }: MatchingPorts) {
  let made: { dataVersion: string; dataDate: string | null; candidates: Candidate[] } | undefined;

  const current = () => {
    const dataVersion = catalog.dataVersion();
    if (made?.dataVersion !== dataVersion)
      made = { dataVersion, dataDate: dataDateOf(catalog.open()), candidates: candidatesOf(catalog.open()) };
    return made;
  };

  return {
    /** Reads the catalog, which the first question of a data version would otherwise wait for. */
    prepare: (): void => void current(),
    /** Throws `unavailable` while the catalog is loading. */
    questions(): Questionnaire {
      const { candidates } = current();
      const left = (must: Only): number => meeting(candidates, limitsOf({ must: [must] })).length;
      return { questions: QUESTIONS, only: { hbcu: left('hbcu'), womenOnly: left('womenOnly') }, methodVersion: METHOD_VERSION };
    },
    /** Throws `unavailable` while the catalog is loading. */
    match(answers: Answers): DatedMatch {
      const { candidates, dataVersion, dataDate } = current();
      return { ...matched(candidates, answers), dataVersion, dataDate, methodVersion: METHOD_VERSION };
    },
  };
}

export type Matching = ReturnType<typeof createMatching>;
