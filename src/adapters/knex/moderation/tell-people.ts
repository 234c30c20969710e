import type { Knex } from 'knex';
import { permissionsOf } from '../../../domain/accounts/permissions.ts';
import { ACCOUNT_TYPES } from '../../../domain/accounts/user.ts';
import { noticeEmail, reportAnsweredEmail } from '../../../domain/moderation/moderation-emails.ts';
import type { AppealLink } from '../../../domain/moderation/moderation.ports.ts';
import type { ReportOutcome } from '../../../domain/moderation/notice-texts.ts';
import { enqueueEmail } from '../accounts/shared-writes.ts';
import type { StaffRow } from '../accounts/staff-changes.ts';
import type { Feed } from '../events/feed.ts';

const MODERATORS = ACCOUNT_TYPES.filter((type) => permissionsOf(type).includes('moderation'));

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

/** Stores the outcome for the reporters of a case and emails it. Disabled accounts get no email. */
export async function answerReporters(trx: Knex, caseId: number, outcome: ReportOutcome, publicUrl: string): Promise<void> {
  await trx('reports').where({ case_id: caseId }).update({ outcome });
  const people = await trx('reports as r')
    .join('users as u', 'u.id', 'r.reporter_id')
    .where('r.case_id', caseId)
    .whereNull('u.disabled_at')
    .orderBy('u.id')
    .select<{ id: number; email: string }[]>('u.id', 'u.email');
  for (const { id, email } of people) await enqueueEmail(trx, { ...reportAnsweredEmail(email, outcome, publicUrl), userId: id });
}

/** What open pages learn after a change of a case. */
export interface CaseNews {
  caseId: number;
  notice?: { userId: number; id: number } | undefined;
}

/**
 * Tells open pages after the commit, in a transaction of its own: a decision locks accounts that other writers tell something. If it fails,
 * the pages learn it with their next call.
 */
export async function announce(feed: Feed, { caseId, notice }: CaseNews): Promise<void> {
  const work: Parameters<typeof feed.transaction<void>>[0] = async (trx, tell) => {
    const moderators = await trx('users').whereIn('account_type', MODERATORS).whereNull('disabled_at').pluck<number[]>('id');
    for (const id of moderators) tell(id, 'case.updated', { id: caseId });
    if (notice) tell(notice.userId, 'notice.new', { id: notice.id });
  };
  await feed.transaction(work).catch(() => undefined);
}
