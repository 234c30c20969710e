import type { Knex } from 'knex';
import { noticeEmail, reportAnsweredEmail } from '../../../domain/moderation/moderation-emails.ts';
import type { AppealLink } from '../../../domain/moderation/moderation.ports.ts';
import type { ReportOutcome } from '../../../domain/moderation/notice-texts.ts';
import type { CaseKind } from '../../../domain/moderation/report.ts';
import { followsRecords } from '../../../domain/moderation/steps.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import type { StaffRow } from '../accounts/staff-changes.ts';
import { moderatorIds } from '../cases/moderators.ts';
import type { Feed, Tell } from '../events/feed.ts';

export interface NewNotice {
  text: string;
  /** The step that the person can appeal. */
  stepId?: number;
  /** For a person who cannot sign in. */
  appealLink?: AppealLink | undefined;
}

/** A notice in the app and by email, also for a locked account. Returns the id of the notice. */
export async function addNotice(trx: Knex, subject: StaffRow, notice: NewNotice, publicUrl: string): Promise<number> {
  const { text, stepId, appealLink } = notice;
  const [row] = await trx('notices')
    .insert({ user_id: subject.id, text, case_step_id: stepId ?? null, appeal_digest: appealLink?.digest ?? null })
    .returning<{ id: number }[]>('id');
  await enqueueEmail(trx, { ...noticeEmail(subject.email, text, publicUrl, appealLink?.token), userId: subject.id });
  return row?.id ?? 0;
}

/** What the reporters of a case learn. */
export interface CaseAnswer {
  caseId: number;
  kind: CaseKind;
  outcome: ReportOutcome;
}

/** Stores the outcome for the reporters of a case and emails it. Disabled accounts get no email. */
export async function answerReporters(trx: Knex, { caseId, kind, outcome }: CaseAnswer, publicUrl: string): Promise<void> {
  // Its reporters get answers to the records that it follows.
  if (followsRecords(kind)) return;
  await trx('reports').where({ case_id: caseId }).update({ outcome });
  const people = await trx('reports as r')
    .join('users as u', 'u.id', 'r.reporter_id')
    .where('r.case_id', caseId)
    .whereNull('u.disabled_at')
    .orderBy('u.id')
    .select<{ id: number; email: string }[]>('u.id', 'u.email');
  for (const { id, email } of people) await enqueueEmail(trx, { ...reportAnsweredEmail(email, kind, outcome, publicUrl), userId: id });
}

/** What open pages learn after a change of a case. */
export interface CaseNews {
  caseId: number;
  notice?: { userId: number; id: number } | undefined;
  /** Whether the case hid its target before a change that may have hidden or shown it. */
  wasHidden?: boolean;
}

/** Tells the moderators, and the people whom the change concerns. */
export async function tellAboutCase(trx: Knex, tell: Tell, { caseId, notice, wasHidden }: CaseNews): Promise<void> {
  for (const id of await moderatorIds(trx)) tell(id, 'case.updated', { caseId });
  if (notice) tell(notice.userId, 'notice.new', { noticeId: notice.id });
  if (wasHidden !== undefined) await tellAboutMessage(trx, tell, caseId, wasHidden);
}

/** After the commit, in a transaction of its own. If it fails, the pages learn it with their next call. */
export async function announce(feed: Feed, news: CaseNews): Promise<void> {
  await feed.transaction((trx, tell) => tellAboutCase(trx, tell, news)).catch(() => undefined);
}

interface HidableMessage {
  id: number;
  conversation_id: number;
  sender_id: number | null;
  receiver_id: number | null;
  is_hidden: boolean;
}

/**
 * Only when the message was hidden or is shown again: otherwise its sender would learn of the case. Both times pages read the message
 * again; a conversation that shows it again may have another last message, and another number of unread ones.
 */
async function tellAboutMessage(trx: Knex, tell: Tell, caseId: number, wasHidden: boolean): Promise<void> {
  const message = await trx('cases as c')
    .join('messages as m', 'm.id', 'c.target_id')
    .where({ 'c.id': caseId, 'c.kind': 'message' })
    .whereNot('c.is_hidden', wasHidden)
    .first<HidableMessage | undefined>('m.id', 'm.conversation_id', 'm.sender_id', 'm.receiver_id', 'c.is_hidden');
  if (!message) return;
  const { conversation_id: conversationId, id: messageId, is_hidden: isHidden } = message;
  for (const person of [message.sender_id, message.receiver_id]) {
    if (person === null) continue;
    tell(person, 'message.deleted', { conversationId, messageId });
    if (!isHidden) tell(person, 'conversation.updated', { conversationId });
  }
}
