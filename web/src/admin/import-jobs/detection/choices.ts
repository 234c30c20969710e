import type { ImportCandidate, ImportJobRequest } from '../job-parts.ts';

type Release = NonNullable<ImportJobRequest['release']>;

/** What a person says about the files. Texts are as they are typed. */
export interface Choices {
  year: string;
  /** Empty: the release that the files have by default. */
  release: Release | '';
  historyOnly: boolean;
  obtainedFrom: string;
  matchedBy: string;
}

/** The choices to begin with: those of an earlier request for the same source, else what was detected. */
export function choicesFor({ source, year, release }: ImportCandidate, request: ImportJobRequest | null): Choices {
  const earlier: Partial<ImportJobRequest> = request?.source === source ? request : {};
  return {
    year: String(earlier.year ?? year ?? ''),
    release: earlier.release ?? release ?? '',
    historyOnly: earlier.historyOnly ?? false,
    obtainedFrom: earlier.obtainedFrom ?? '',
    matchedBy: earlier.matchedBy ?? '',
  };
}

const YEAR = /^(19[89]\d|20\d\d|2100)$/;

/** Why the choices cannot be used yet; null if they can. */
export function yearFault({ year, fault }: ImportCandidate, chosen: string): string | null {
  if (chosen.trim() === '') return year === null && (fault?.remedies.includes('year') ?? true) ? 'Type the year of the files.' : null;
  return YEAR.test(chosen.trim()) ? null : 'Type a year from 1980 to 2100.';
}

/** The request for a dry run. What was detected is left out, so that the files themselves say it. */
export function requestOf({ source, year, release }: ImportCandidate, choices: Choices): ImportJobRequest {
  const chosenYear = choices.year.trim() === '' ? null : Number(choices.year);
  const [obtainedFrom, matchedBy] = [choices.obtainedFrom.trim(), choices.matchedBy.trim()];
  return {
    source,
    ...(chosenYear !== null && chosenYear !== year && { year: chosenYear }),
    ...(choices.release !== '' && choices.release !== release && { release: choices.release }),
    ...(choices.historyOnly && { historyOnly: true }),
    ...(obtainedFrom !== '' && { obtainedFrom }),
    ...(matchedBy !== '' && { matchedBy }),
  };
}
