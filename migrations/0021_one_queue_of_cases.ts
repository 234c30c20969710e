import type { Knex } from 'knex';

const PERSONAL = ['message', 'conversation', 'review', 'service', 'profile'];
/** `figure`: open reports about a college; `fault`: open reports about a service; `access`: a person asks for the panel. */
const ALL = [...PERSONAL, 'roommate', 'figure', 'fault', 'access'];

/**
 * The case of a target follows the records about it, in the transaction of each change, by any page, command or deletion: it is open while
 * one of them is, and decided with the last one. Visitors can report as often as they like, so many reports never pass one about a person.
 */
const SETTLE = `
  create function settle_work_case(work text, target integer) returns void language plpgsql as $$
  declare
    open_records integer;
    is_unsafe boolean := false;
  begin
    perform pg_advisory_xact_lock(hashtext(work), target);
    if work = 'figure' then
      select count(*) into open_records from data_issues
      where college_id = target and deleted_at is null and status in ('open', 'in-progress');
    else
      select count(*), coalesce(bool_or(kind = 'unsafe'), false) into open_records, is_unsafe from service_faults
      where service_id = target and deleted_at is null and status = 'open';
    end if;
    if open_records = 0 then
      update cases set status = 'decided', step = 'none', decided_at = now(), version = version + 1, updated_at = now()
      where kind = work and target_id = target and status <> 'decided';
      return;
    end if;
    insert into cases as c (kind, target_id, priority, reasons, reporters, has_minor, due_at)
    values (work, target, case when is_unsafe then 6 else least(open_records, 5) end,
      array[case when is_unsafe then 'scam' else 'other' end], open_records, false, now() + interval '48 hours')
    on conflict (kind, target_id) where status <> 'decided' do update
    set priority = excluded.priority, reasons = excluded.reasons, reporters = excluded.reporters, version = c.version + 1, updated_at = now(),
      status = case when c.status = 'waiting' and excluded.reporters > c.reporters then 'open' else c.status end
    where (c.reporters, c.priority) is distinct from (excluded.reporters, excluded.priority);
  end
  $$`;
const FOLLOW = `
  create function follow_work_records() returns trigger language plpgsql as $$
  declare
    target integer := (to_jsonb(coalesce(new, old)) ->> tg_argv[1])::integer;
  begin
    if target is not null then perform settle_work_case(tg_argv[0], target); end if;
    return null;
  end
  $$`;
const TRIGGERS = [
  `create trigger data_issues_case after insert or update or delete on data_issues
    for each row execute function follow_work_records('figure', 'college_id')`,
  `create trigger service_faults_case after insert or update or delete on service_faults
    for each row execute function follow_work_records('fault', 'service_id')`,
];

/** One queue for staff: also wrong figures, faults of services and requests for access are cases. */
export async function up(knex: Knex): Promise<void> {
  await allow(knex, ALL);
  // A text that is held has a case before a person reports it.
  await knex.schema.alterTable('case_evidence', (table) => table.setNullable('report_id'));
  for (const statement of [SETTLE, FOLLOW, ...TRIGGERS]) await knex.raw(statement);
  await knex.raw(`select settle_work_case('figure', college_id) from (select distinct college_id from data_issues) as reported`);
  await knex.raw(`select settle_work_case('fault', service_id) from (select distinct service_id from service_faults) as reported`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop trigger data_issues_case on data_issues');
  await knex.raw('drop trigger service_faults_case on service_faults');
  await knex.raw('drop function follow_work_records');
  await knex.raw('drop function settle_work_case');
  await knex('cases').whereNotIn('kind', PERSONAL).delete();
  await knex('case_evidence').whereNull('report_id').delete();
  await knex.schema.alterTable('case_evidence', (table) => table.dropNullable('report_id'));
  await allow(knex, PERSONAL);
}

async function allow(knex: Knex, kinds: readonly string[]): Promise<void> {
  const named = kinds.map((kind) => `'${kind}'`).join(', ');
  const statement = `alter table cases drop constraint cases_kind_check, add constraint cases_kind_check check (kind in (${named}))`;
  await knex.raw(statement);
}
