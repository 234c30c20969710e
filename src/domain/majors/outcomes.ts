/**
 * Medians in dollars of graduates with federal aid, by four-digit major and credential level, as the College Scorecard publishes them. Each
 * part describes other graduates and other years: earnings after 1, 4 and 5 years are no line, and no former part compares with a present one.
 */
export const OUTCOME_PARTS = {
  debt: 'Federal student loans at graduation, of graduates who borrowed',
  earnings1: 'Earnings one year after graduation',
  earnings4: 'Earnings four years after graduation',
  earnings5: 'Earnings five years after graduation',
} as const;

/** The parts of the first releases, with other definitions. */
export const FORMER_OUTCOME_PARTS = {
  formerDebt: 'Federal student loans at graduation, as defined until 2019',
  formerEarnings1: 'Earnings in the first year after graduation, as defined until 2019',
} as const;

export type OutcomePart = keyof typeof OUTCOME_PARTS | keyof typeof FORMER_OUTCOME_PARTS;

/** A part that is withheld or not published is absent, and so is a program without any part. No part is 0. */
export type Outcomes = Readonly<Partial<Record<OutcomePart, number>>>;

/** {"51.38.3": {"debt": 23250, "earnings4": 80110}} is a bachelor's degree in nursing. */
export type OutcomesByProgram = Readonly<Record<string, Outcomes>>;

export interface OutcomeProgram {
  /** A major of the CIP: "51.38". */
  cip: string;
  /** CREDLEV of the College Scorecard, 1 to 8; see `AWARD_LEVELS`. */
  credential: number;
}

const KEY = /^(\d\d\.\d\d)\.([1-8])$/;

export const outcomeKey = ({ cip, credential }: OutcomeProgram): string => `${cip}.${credential}`;

/** The program of a key; undefined for other texts. */
export function readOutcomeKey(key: string): OutcomeProgram | undefined {
  const [, cip, credential] = KEY.exec(key) ?? [];
  return cip === undefined ? undefined : { cip, credential: Number(credential) };
}
