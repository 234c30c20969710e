import type { CaseStep, ReasonCode } from './case.ts';
import type { FiledKind, PersonalKind } from './report.ts';

export interface Decided {
  kind: PersonalKind;
  step: Exclude<CaseStep, 'none'>;
  reasonCode: ReasonCode;
  /** The end of a pause or a suspension. */
  until: Date | null;
  appealUntil: Date;
  /** Otherwise the email has a link to appeal with. */
  canSignIn: boolean;
}

const ABOUT: Readonly<Record<PersonalKind, string>> = {
  message: 'a message that you sent',
  conversation: 'what you wrote in a conversation',
  review: 'a review that you wrote',
  service: 'a service that you listed',
  profile: 'your profile or your behavior toward another person',
  roommate: 'your roommate profile',
};

const WHY: Readonly<Record<ReasonCode, string>> = {
  'no-violation': 'We found no violation of our rules, and decided as a precaution.',
  spam: 'Our rules do not allow spam.',
  scam: 'Our rules do not allow scams and requests for payment.',
  harassment: 'Our rules do not allow harassment.',
  threat: 'Our rules do not allow threats.',
  sexual: 'Our rules do not allow sexual content.',
  underage: 'Our rules protect people who are under age.',
  impersonation: 'Our rules do not allow anyone to pretend to be another person.',
  other: 'It breaks our rules.',
};

const day = (time: Date): string => time.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
const untilText = (until: Date | null): string => (until === null ? '' : ` until ${day(until)} (UTC)`);

const WHAT: Readonly<Record<Decided['step'], (until: Date | null) => string>> = {
  warn: () => 'This is a warning. Nothing else changes.',
  hide: () => 'We have hidden it from other people.',
  'pause-contact': (until) => `You cannot write to other people${untilText(until)}.`,
  freeze: () => 'We have locked your account. You cannot sign in until we unlock it.',
  suspend: (until) => `We have locked your account. You cannot sign in${untilText(until)}.`,
  ban: () => 'We have locked your account for good. You cannot sign in.',
};

/** What the person reads: what it is about, what was decided, why, until when, and how to appeal. Paragraphs are separated by blank lines. */
export function decisionText({ kind, step, reasonCode, until, appealUntil, canSignIn }: Decided): string {
  const how = canSignIn ? 'with the button below this notice on your profile' : 'with the link in our email to you';
  return [
    `We looked at ${ABOUT[kind]}. ${WHAT[step](until)}`,
    WHY[reasonCode],
    `If you think that this is wrong, you can appeal once, until ${day(appealUntil)} (UTC), ${how}. Another member of staff decides about it.`,
  ].join('\n\n');
}

/** After staff took a decision back without an appeal. */
export const undoneText = (kind: PersonalKind): string =>
  `We looked again at our decision about ${ABOUT[kind]}, and took it back. It has no effect any longer.`;

export const appealText = (kind: PersonalKind, isGranted: boolean): string =>
  isGranted
    ? `You appealed against our decision about ${ABOUT[kind]}. Another member of staff agreed with you and took the decision back. It has no effect any longer.`
    : `You appealed against our decision about ${ABOUT[kind]}. Another member of staff looked at it and confirmed the decision. You cannot appeal again.`;

export const REPORT_OUTCOMES = ['acted', 'no-violation'] as const;
export type ReportOutcome = (typeof REPORT_OUTCOMES)[number];

export const outcomeOf = (step: CaseStep): ReportOutcome => (step === 'none' ? 'no-violation' : 'acted');

/** The one line that the person who sent it reads. */
export function outcomeLine(kind: FiledKind, outcome: ReportOutcome): string {
  if (kind === 'access')
    return outcome === 'acted' ? 'You have access to the admin pages.' : 'We did not give you access to the admin pages.';
  return outcome === 'acted'
    ? 'We looked at your report and acted on it.'
    : 'We looked at your report and found no violation of our rules.';
}
