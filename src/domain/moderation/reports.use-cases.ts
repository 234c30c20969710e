import { DomainError } from '../shared/domain-error.ts';
import { appealOf } from './appeals.ts';
import { caseChange } from './change-case.use-case.ts';
import { figuresOf, type YearFigures } from './figures.ts';
import type { ModerationPorts, NoticeKey, ReportOrder } from './moderation.ports.ts';
import { outcomeLine } from './notice-texts.ts';
import type { Notice, OwnReport } from './report.ts';
import { tellAboutMessage, tellModerators } from './tell-people.use-case.ts';
import { hideIfReported, weighCase } from './weigh-case.use-case.ts';

/** What people report, and what staff tell them. */
export function createReports({ transact, reports, secrets, publicUrl }: ModerationPorts) {
  /** Calls for one decision wait for each other. */
  const appeal = (key: NoticeKey, text: string): Promise<void> =>
    transact(async (stores) => {
      const found = await stores.notices.find(key);
      if (!found) throw noNotice();
      if (found.stepId === null) throw noAppeal();
      await stores.cases.lock(found.caseId);
      const step = await stores.steps.find(found.stepId);
      if (step.appealOutcome !== null) {
        throw new DomainError('conflict', 'appeal.exists', 'You have appealed against this decision already. You can appeal once.');
      }
      if (appealOf(step, step.now).appeal !== 'possible') throw noAppeal();
      await stores.steps.askAppeal(step.id, text);
      await stores.cases.change(found.caseId, {});
      stores.record(caseChange(found.caseId, { before: { appeal: null }, after: { appeal: 'waiting' } }));
      await tellModerators(stores, found.caseId);
    });

  return {
    /**
     * Adds the report to the undecided case of its target, or opens a case, with the evidence. A second report of the person to the same
     * case changes nothing. Throws `not-found` for what the person cannot see, and `refused` for what the person wrote.
     */
    send: (order: ReportOrder): Promise<void> =>
      transact(async (stores) => {
        await stores.subjects.lockWriter(order.reporterId);
        await stores.reports.lockTarget(order);
        if (await stores.reports.isReportedBy(order.reporterId, order)) return;
        const target = await stores.targets.find(order);
        if (!target) throw new DomainError('not-found', 'report.no-target', 'There is nothing like this to report.');
        if (target.subjectId === order.reporterId) throw new DomainError('refused', 'report.own', 'You cannot report yourself.');
        const row = await stores.cases.undecided(order, target.subjectId);
        const reportId = await stores.reports.add(row.id, order);
        await stores.reports.addEvidence(row.id, reportId, await target.evidence());
        await hideIfReported(stores, row, await weighCase(stores, row), publicUrl);
        await tellModerators(stores, row.id);
        await tellAboutMessage(stores, row);
      }),

    async own(userId: number): Promise<OwnReport[]> {
      const own = await reports.own(userId);
      return own.map((report) => ({ ...report, outcome: report.outcome && outcomeLine(report.kind, report.outcome) }));
    },

    async notices(userId: number): Promise<Notice[]> {
      const { notices, now } = await reports.notices(userId);
      return notices.map(({ decision, ...notice }) => ({
        ...notice,
        ...(decision ? appealOf(decision, now) : { appeal: null, appealUntil: null }),
      }));
    },

    /** Throws `not-found`. */
    async readNotice(userId: number, id: number): Promise<void> {
      if (!(await reports.readNotice(userId, id))) throw noNotice();
    },

    /** Throws `not-found`, `conflict` for a second appeal, and `refused` when it is too late or there is nothing to appeal. */
    appeal: (userId: number, id: number, text: string): Promise<void> => appeal({ userId, id }, text),

    /** With the token of an email, for people who cannot sign in. Throws like `appeal`. */
    appealByLink: (token: string, text: string): Promise<void> => appeal({ digest: secrets.digestOfToken(token) }, text),

    async figures(): Promise<YearFigures[]> {
      return (await reports.counts()).map(figuresOf);
    },
  };
}

export type Reports = ReturnType<typeof createReports>;

const noNotice = () => new DomainError('not-found', 'notice.not-found', 'There is no such notice.');
const noAppeal = () => new DomainError('refused', 'appeal.not-possible', 'This notice cannot be appealed, or the time to appeal is over.');
