import type { FiledKind, ReportReason } from '../../api/domain/moderation.ts';

/** What people choose when they report something, in the order of the list. */
export const REPORT_REASON_WORDS: Record<ReportReason, string> = {
  spam: 'Spam or advertising',
  scam: 'A scam, or a request for money',
  harassment: 'Harassment or insults',
  threat: 'A threat, or a danger for a person',
  sexual: 'Sexual content',
  underage: 'The person seems to be under 13',
  impersonation: 'The person pretends to be another person',
  other: 'Something else',
};

/** What is reported, within a sentence. */
export const REPORTED_WORDS: Record<FiledKind, string> = {
  message: 'message',
  conversation: 'conversation',
  review: 'review',
  service: 'service',
  profile: 'profile',
  roommate: 'roommate profile',
  access: 'request for access',
};
