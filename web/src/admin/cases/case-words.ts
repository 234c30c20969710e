import {
  CASE_KINDS,
  CASE_STEPS,
  type CaseKind,
  type CaseStatus,
  type CaseStep,
  REASON_CODES,
  type ReasonCode,
  type ReportReason,
  type StaffCase,
} from '../../api/domain/moderation.ts';
import { choicesOf } from '../records/inputs/choices.ts';

export const KIND_WORDS: Readonly<Record<CaseKind, string>> = {
  message: 'Message',
  conversation: 'Conversation',
  review: 'Review',
  service: 'Service',
  profile: 'Profile',
  roommate: 'Roommate profile',
  figure: 'Figures of a college',
  fault: 'Entry of a service',
  access: 'Request for access',
};

/** What reporters chose. */
export const REPORT_WORDS: Readonly<Record<ReportReason, string>> = {
  spam: 'Spam',
  scam: 'Scam',
  harassment: 'Harassment',
  threat: 'Threat',
  sexual: 'Sexual content',
  underage: 'Under 13',
  impersonation: 'Impersonation',
  other: 'Something else',
};

/** What staff decide for. */
export const REASON_WORDS: Readonly<Record<ReasonCode, string>> = {
  'no-violation': 'No violation',
  spam: 'Spam',
  scam: 'Scam',
  harassment: 'Harassment',
  threat: 'Threat',
  sexual: 'Sexual content',
  underage: 'Under age',
  impersonation: 'Impersonation',
  other: 'Another rule',
};

export const STATUS_WORDS: Readonly<Record<CaseStatus, string>> = {
  open: 'Open',
  claimed: 'Claimed',
  waiting: 'Waiting',
  decided: 'Decided',
};

/** Name and effect of each step. */
export const STEP_WORDS: Readonly<Record<CaseStep, { name: string; effect: string }>> = {
  none: { name: 'No action', effect: 'Nothing changes. The person learns nothing; reporters learn that no violation was found.' },
  warn: { name: 'Warn', effect: 'The person gets a notice. Nothing else changes, and a warning cannot be taken back.' },
  hide: { name: 'Hide', effect: 'Other people no longer see it.' },
  'pause-contact': { name: 'Pause contact', effect: 'The person cannot write to other people for some days.' },
  freeze: { name: 'Freeze the account', effect: 'The person cannot sign in until staff take the step back.' },
  suspend: { name: 'Suspend the account', effect: 'The person cannot sign in for some days.' },
  ban: { name: 'Ban', effect: 'The person cannot sign in again.' },
};

export const APPEAL_WORDS = { waiting: 'Waits for a decision', granted: 'Granted', refused: 'Refused' } as const;

export const KIND_CHOICES = choicesOf(CASE_KINDS, KIND_WORDS);
export const REASON_CHOICES = choicesOf(REASON_CODES, REASON_WORDS);
export const STEPS = CASE_STEPS;

/** "Scam, Threat". */
export const reasonsText = (reasons: readonly ReportReason[]): string => reasons.map((reason) => REPORT_WORDS[reason]).join(', ');

/** The person that a case is about. */
export const subjectText = ({ subjectName }: Pick<StaffCase, 'subjectName'>): string => subjectName ?? 'No account';

/** "Case 7: message of ada". */
export function caseTitle({ id, kind, targetId, subjectName }: StaffCase): string {
  const words = KIND_WORDS[kind].toLowerCase();
  if (kind === 'figure' || kind === 'fault' || kind === 'access') return `Case ${id}: ${words} ${targetId}`;
  return `Case ${id}: ${words} of ${subjectName ?? 'a person without an account'}`;
}
