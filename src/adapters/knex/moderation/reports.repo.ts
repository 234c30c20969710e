import type { Knex } from 'knex';
import type { YearCounts } from '../../../domain/moderation/figures.ts';
import type { NoticeKey, ReportStore, StoredNotice } from '../../../domain/moderation/moderation.ports.ts';
import { WORK_KINDS } from '../../../domain/moderation/report.ts';
import type { Feed } from '../events/feed.ts';
import { changeCase } from './case-rows.ts';
import { sendReport } from './send-report.ts';
import { tellAboutCase, type CaseNews } from './tell-people.ts';

/** @param publicUrl - for the links in emails */
export function createReportStore(db: Knex, feed: Feed, publicUrl: string): ReportStore {
  /** Refusals are texts; people are told the other outcomes. */
  const stored = <R extends string>(work: (trx: Knex.Transaction) => Promise<CaseNews | R>): Promise<'stored' | R> =>
    feed.transaction(async (trx, tell) => {
      const outcome = await work(trx);
      if (typeof outcome === 'string') return outcome;
      await tellAboutCase(trx, tell, outcome);
      return 'stored';
    });

  return {
    async send(order) {
      const outcome = await stored((trx) => sendReport(trx, order, publicUrl));
      return outcome === 'repeated' ? 'stored' : outcome;
    },

    own: (userId) =>
      db('reports as r')
        .join('cases as c', 'c.id', 'r.case_id')
        .where('r.reporter_id', userId)
        .orderBy('r.id', 'desc')
        .select({ id: 'r.id', kind: 'c.kind', reason: 'r.reason', createdAt: 'r.created_at', outcome: 'r.outcome' }),

    async notices(userId) {
      const rows = await db('notices as n')
        .leftJoin('case_steps as s', 's.id', 'n.case_step_id')
        .where('n.user_id', userId)
        .orderBy('n.id', 'desc')
        .select<NoticeRow[]>(NOTICE, db.raw('n.read_at is not null as "isRead"'));
      const { rows: clock } = await db.raw<{ rows: [{ now: Date }] }>('select now() as now');
      return { notices: rows.map(toNotice), now: clock[0].now };
    },

    async readNotice(userId, id) {
      const read = { read_at: db.raw('coalesce(read_at, now())') };
      return (await db('notices').where({ id, user_id: userId }).update(read)) > 0;
    },

    appeal: (key, text, isPossible) => stored((trx) => appeal(trx, key, text, isPossible)),

    async counts() {
      return (await db.raw<{ rows: YearCounts[] }>(COUNTS)).rows;
    },
  };
}

const DECISION = { step: 's.step', at: 's.at', undoneAt: 's.undone_at', appealOutcome: 's.appeal_outcome' };
const NOTICE = { id: 'n.id', text: 'n.text', createdAt: 'n.created_at', ...DECISION };

type DecisionRow = NonNullable<StoredNotice['decision']>;
type NoticeRow = Omit<StoredNotice, 'decision'> & { [K in keyof DecisionRow]: DecisionRow[K] | null };

function toNotice({ step, at, undoneAt, appealOutcome, ...notice }: NoticeRow): StoredNotice {
  return { ...notice, decision: step === null || at === null ? null : { step, at, undoneAt, appealOutcome } };
}

async function appeal(
  trx: Knex.Transaction,
  key: NoticeKey,
  text: string,
  isPossible: Parameters<ReportStore['appeal']>[2],
): Promise<CaseNews | 'unknown' | 'exists' | 'impossible'> {
  const own = 'digest' in key ? { 'n.appeal_digest': key.digest } : { 'n.id': key.id, 'n.user_id': key.userId };
  const found = await trx('notices as n')
    .leftJoin('case_steps as s', 's.id', 'n.case_step_id')
    .where(own)
    .first<{ stepId: number | null; caseId: number } | undefined>({ stepId: 's.id', caseId: 's.case_id' });
  if (!found) return 'unknown';
  if (found.stepId === null) return 'impossible';
  await trx('cases').where({ id: found.caseId }).forUpdate().first('id');
  const decision = await trx('case_steps as s')
    .where('s.id', found.stepId)
    .first<DecisionRow & { now: Date }>(DECISION, trx.raw('now() as now'));
  if (decision.appealOutcome !== null) return 'exists';
  if (!isPossible(decision, decision.now)) return 'impossible';
  await trx('case_steps').where({ id: found.stepId }).update({
    appeal_text: text,
    appealed_at: trx.fn.now(),
    appeal_outcome: 'waiting',
  });
  await changeCase(trx, found.caseId, { before: { appeal: null }, after: { appeal: 'waiting' } });
  return { caseId: found.caseId };
}

/** The public figures are about people, not about data. */
const ABOUT_PEOPLE = `kind not in (${[...WORK_KINDS, 'access'].map((kind) => `'${kind}'`).join(', ')})`;
const yearOf = (column: string) => `extract(year from ${column} at time zone 'UTC')::int`;
const COUNTS = `
  select year, sum(reports)::int as reports, sum(decided)::int as decided, sum(steps)::int as steps, sum(appeals)::int as appeals,
    sum(granted)::int as "appealsGranted", percentile_cont(0.5) within group (order by hours) as "medianHours"
  from (
    select ${yearOf('created_at')} as year, 1 as reports, 0 as decided, 0 as steps, 0 as appeals, 0 as granted, null::float8 as hours
    from reports where case_id in (select id from cases where ${ABOUT_PEOPLE})
    union all
    select ${yearOf('decided_at')}, 0, 1, (step <> 'none')::int, 0, 0, extract(epoch from decided_at - opened_at)::float8 / 3600
    from cases where status = 'decided' and ${ABOUT_PEOPLE}
    union all
    select ${yearOf('appealed_at')}, 0, 0, 0, 1, (appeal_outcome = 'granted')::int, null from case_steps where appealed_at is not null
  ) counted
  group by year order by year desc`;
