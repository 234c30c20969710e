import { DomainError } from '../shared/domain-error.ts';
import { appealOf, type AppealedStep } from './appeals.ts';
import { figuresOf, type YearFigures } from './figures.ts';
import type { ModerationPorts, NoticeKey, ReportOrder } from './moderation.ports.ts';
import { outcomeLine } from './notice-texts.ts';
import type { Notice, OwnReport } from './report.ts';

/** What people report, and what staff tell them. */
export function createReports({ reports, secrets }: Pick<ModerationPorts, 'reports' | 'secrets'>) {
  async function appeal(key: NoticeKey, text: string): Promise<void> {
    const outcome = await reports.appeal(key, text, isPossible);
    if (outcome === 'unknown') throw noNotice();
    if (outcome === 'exists') {
      throw new DomainError('conflict', 'appeal.exists', 'You have appealed against this decision already. You can appeal once.');
    }
    if (outcome === 'impossible') {
      throw new DomainError('refused', 'appeal.not-possible', 'This notice cannot be appealed, or the time to appeal is over.');
    }
  }

  return {
    /** Throws `not-found` for what the person cannot see, and `refused` for what the person wrote. A repeated report changes nothing. */
    async send(order: ReportOrder): Promise<void> {
      const outcome = await reports.send(order);
      if (outcome === 'unknown') throw new DomainError('not-found', 'report.no-target', 'There is nothing like this to report.');
      if (outcome === 'own') throw new DomainError('refused', 'report.own', 'You cannot report yourself.');
    },

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

const isPossible = (decision: AppealedStep, now: Date): boolean => appealOf(decision, now).appeal === 'possible';
const noNotice = () => new DomainError('not-found', 'notice.not-found', 'There is no such notice.');
