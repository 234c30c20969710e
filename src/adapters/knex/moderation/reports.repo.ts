import type { Knex } from 'knex';
import type { YearCounts } from '../../../domain/moderation/figures.ts';
import type { ReportStore, StoredNotice } from '../../../domain/moderation/moderation.ports.ts';
import { WORK_KINDS } from '../../../domain/moderation/report.ts';

export function createReportStore(db: Knex): ReportStore {
  return {
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
