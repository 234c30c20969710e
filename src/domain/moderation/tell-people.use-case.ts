import type { Effects } from '../transactions/transact.ts';
import { noticeEmail, reportAnsweredEmail } from './moderation-emails.ts';
import type { AppealLink, CaseRow, ModerationStores, Subject } from './moderation.ports.ts';
import type { ReportOutcome } from './notice-texts.ts';
import { followsRecords } from './steps.ts';

type Stores = ModerationStores & Effects;

export interface NoticeText {
  text: string;
  /** The step that the person can appeal. */
  stepId?: number;
  /** For a person who cannot sign in. */
  appealLink?: AppealLink | undefined;
}

/** Tells the person of a case what staff decided: a notice in the app and an email, also for a locked account. */
export async function notify(
  { notices, email, tell }: Stores,
  subject: Subject,
  { text, stepId, appealLink }: NoticeText,
  publicUrl: string,
): Promise<void> {
  const noticeId = await notices.add({
    userId: subject.id,
    text,
    stepId: stepId ?? null,
    appealDigest: appealLink?.digest ?? null,
  });
  email({ ...noticeEmail(subject.email, text, publicUrl, appealLink?.token), userId: subject.id });
  tell(subject.id, 'notice.new', { noticeId });
}

/** Tells the reporters of a case its outcome. Disabled accounts get no email. */
export async function answerReporters(
  { reports, email }: Stores,
  { id, kind }: CaseRow,
  outcome: ReportOutcome,
  publicUrl: string,
): Promise<void> {
  // Its reporters get answers to the records that it follows.
  if (followsRecords(kind)) return;
  await reports.setOutcome(id, outcome);
  for (const person of await reports.reportersOf(id)) {
    email({ ...reportAnsweredEmail(person.email, kind, outcome, publicUrl), userId: person.id });
  }
}

/** Tells the moderators that a case has changed, or is new. */
export async function tellModerators({ subjects, tell }: Pick<Stores, 'subjects' | 'tell'>, caseId: number): Promise<void> {
  for (const id of await subjects.moderatorIds()) tell(id, 'case.updated', { caseId });
}

/**
 * Tells the two people of a message that it was hidden or is shown again. Otherwise nothing: its sender would learn of the case. Both
 * times pages read the message again; a conversation that shows it again may have another last message, and another number of unread ones.
 */
export async function tellAboutMessage({ cases, tell }: Pick<Stores, 'cases' | 'tell'>, { id, isHidden }: CaseRow): Promise<void> {
  const message = await cases.changedMessage(id, isHidden);
  if (!message) return;
  const { conversationId } = message;
  for (const person of [message.senderId, message.receiverId]) {
    if (person === null) continue;
    tell(person, 'message.deleted', { conversationId, messageId: message.id });
    if (!message.isHidden) tell(person, 'conversation.updated', { conversationId });
  }
}
