import { MAX_STAFF_EMAILS } from '../accounts/emails/staff-emails.ts';
import { ADULT_AGE } from '../messages/contact.ts';
import { HOUR } from '../shared/time.ts';
import type { Effects } from '../transactions/transact.ts';
import { caseChange } from './change-case.use-case.ts';
import { independentPeople } from './independence.ts';
import { reportsWaitEmail } from './moderation-emails.ts';
import type { CaseRow, ModerationStores, ReportedTarget, ReportFacts } from './moderation.ports.ts';
import {
  concernsMinor,
  countsForHiding,
  HIDING_REASON,
  hidesTarget,
  isSerious,
  MOST_HIDDEN_AN_HOUR,
  priorityOf,
  REFUSAL_COUNTS_SECONDS,
  secondsUntilDue,
} from './priority.ts';
import type { ReportReason } from './report.ts';
import { hideTarget } from './take-step.use-case.ts';

/** Opens the case of a text that others do not see until staff decide. A case that waits already gets the new text. Returns its id. */
export async function holdText(stores: ModerationStores, target: ReportedTarget): Promise<number> {
  const found = await stores.targets.find({ ...target, reporterId: 0 });
  const row = await stores.cases.undecided(target, found?.subjectId ?? null);
  await stores.reports.addEvidence(row.id, null, (await found?.evidence()) ?? []);
  await weighCase(stores, row);
  return row.id;
}

/** Sets the urgency of a case from its reports, which it returns. Those without a verified address are as urgent as one for another reason. */
export async function weighCase({ cases, reports, steps, subjects }: ModerationStores, row: CaseRow): Promise<ReportFacts[]> {
  const facts = await reports.factsOf(row.id, REFUSAL_COUNTS_SECONDS);
  const people = [...facts.map(({ id }) => id), ...(row.subjectId === null ? [] : [row.subjectId])];
  const hasMinor = await subjects.isAnyYounger(people, ADULT_AGE);
  const record = row.subjectId === null ? 0 : await steps.countStanding(row.subjectId);
  const verified = facts.filter(({ isVerified }) => isVerified);
  const urgency = { reasons: reasonsOf(verified), hasMinor, reporters: independentPeople(verified), record };
  await cases.weigh(row.id, {
    reasons: reasonsOf(facts),
    reporters: independentPeople(facts),
    hasMinor: concernsMinor(urgency),
    priority: priorityOf(urgency),
    secondsUntilDue: secondsUntilDue(urgency),
  });
  return facts;
}

const reasonsOf = (facts: readonly ReportFacts[]): ReportReason[] => [...new Set(facts.map(({ reason }) => reason))].sort();

/**
 * Hides the target of a case after enough serious reports of people who count. An entry that staff keep is hidden by staff alone. After the
 * most of an hour the target stays, the case is due within the hour, and the admins get an email.
 */
export async function hideIfReported(
  stores: ModerationStores & Effects,
  row: CaseRow,
  facts: readonly ReportFacts[],
  publicUrl: string,
): Promise<void> {
  const counted = facts.filter((one) => isSerious(one.reason) && countsForHiding(one));
  if (row.isHidden || row.subjectId === null || !hidesTarget(independentPeople(counted))) return;
  if ((await stores.cases.hiddenByReports(HIDING_REASON, HOUR)) >= MOST_HIDDEN_AN_HOUR) return callStaff(stores, row.id, publicUrl);
  await hideTarget(stores, row);
  // The audit log does not name the person whose report was the last one needed.
  const change = caseChange(row.id, { before: { isHidden: false }, after: { isHidden: true }, reason: HIDING_REASON });
  stores.record(change, { bySystem: true });
}

async function callStaff({ cases, subjects, email }: ModerationStores & Effects, caseId: number, publicUrl: string): Promise<void> {
  await cases.dueWithin(caseId, HOUR);
  if (await subjects.wereEmailed('reports-wait', HOUR)) return;
  for (const to of await subjects.adminAddresses(MAX_STAFF_EMAILS)) {
    email({ ...reportsWaitEmail(to, MOST_HIDDEN_AN_HOUR, publicUrl), userId: null });
  }
}
