import { DAY, HOUR } from '../shared/time.ts';
import type { ReportReason } from './report.ts';

/** From 1 to 10. */
export const REASON_WEIGHTS: Readonly<Record<ReportReason, number>> = {
  threat: 10,
  underage: 10,
  sexual: 8,
  scam: 6,
  harassment: 6,
  impersonation: 4,
  spam: 2,
  other: 1,
};

const LEAST_SERIOUS = 6;
const MINOR_FACTOR = 3;
/** More do not make a case more urgent: otherwise a crowd decides what staff look at first. */
const MOST_COUNTED = 5;

/** Three people who report it independently of each other hide the target until staff look at it. */
const HIDING_REPORTERS = 3;

const URGENT_SECONDS = 4 * HOUR;
const OTHER_SECONDS = 48 * HOUR;

export const isSerious = (reason: ReportReason): boolean => REASON_WEIGHTS[reason] >= LEAST_SERIOUS;

export interface Urgency {
  reasons: readonly ReportReason[];
  /** One of the people is known to be under 18. */
  hasMinor: boolean;
  /** People who reported it independently of each other. */
  reporters: number;
  /** Earlier decisions against the same person that still stand. */
  record: number;
}

/** A report of a person who is too young is about a minor. */
export const concernsMinor = ({ reasons, hasMinor }: Pick<Urgency, 'reasons' | 'hasMinor'>): boolean =>
  hasMinor || reasons.includes('underage');

/**
 * Weight of the worst reason x 3 if a minor is concerned x reporters (1 to 5) x 1 plus former decisions (1 to 6). From 1 to 900.
 * Example: harassment of a minor, 2 reporters, 1 former decision = 6 x 3 x 2 x 2 = 72.
 */
export function priorityOf(urgency: Urgency): number {
  const worst = Math.max(1, ...urgency.reasons.map((reason) => REASON_WEIGHTS[reason]));
  const minor = concernsMinor(urgency) ? MINOR_FACTOR : 1;
  const reporters = Math.min(Math.max(urgency.reporters, 1), MOST_COUNTED);
  return worst * minor * reporters * (1 + Math.min(urgency.record, MOST_COUNTED));
}

/** Seconds from a report until staff have to decide. */
export const secondsUntilDue = (urgency: Pick<Urgency, 'reasons' | 'hasMinor'>): number =>
  concernsMinor(urgency) || urgency.reasons.includes('threat') ? URGENT_SECONDS : OTHER_SECONDS;

/** What is known of a person who reports. */
export interface Standing {
  isVerified: boolean;
  /** Since the person signed up, in seconds. */
  accountAge: number;
  /** Staff found no violation in something that the person reported, within {@link REFUSAL_COUNTS_SECONDS}. */
  wasRefused: boolean;
}

/** An account that was made for the report is not a witness. */
const KNOWN_SECONDS = 7 * DAY;
export const REFUSAL_COUNTS_SECONDS = 30 * DAY;

/** Whether a report hides its target together with others. Every report reaches staff. */
export const countsForHiding = ({ isVerified, accountAge, wasRefused }: Standing): boolean =>
  isVerified && accountAge >= KNOWN_SECONDS && !wasRefused;

/** @param seriousReporters - people of good standing who gave a serious reason independently of each other */
export const hidesTarget = (seriousReporters: number): boolean => seriousReporters >= HIDING_REPORTERS;

/** In the audit log, where the hides of an hour are counted. */
export const HIDING_REASON = 'Three independent serious reports';

/** Targets that reports hide in an hour. More would be an attack, or a day on which staff are needed: they are called instead. */
export const MOST_HIDDEN_AN_HOUR = 5;
