import type { Knex } from 'knex';

/** 400 days in hours, because a day of PostgreSQL can have 23 or 25 of them. Housekeeping deletes rows that are as old as that. */
const KEEP = `
  create function keep_audit_log() returns trigger language plpgsql as $$
  begin
    if tg_op = 'DELETE' then
      if old.at <= now() - interval '9600 hours' then
        return old;
      end if;
    end if;
    raise exception 'audit_log is append-only' using errcode = 'insufficient_privilege';
  end
  $$`;

/** What happened to accounts, by whom and from where. Rows outlive the account, so they hold its id and no personal data. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('audit_log', (table) => {
    table.specificType('id', 'bigint generated always as identity').primary();
    table.timestamp('at', { useTz: true }).notNullable().defaultTo(knex.fn.now()).index();
    table.text('event').notNullable();
    // No foreign key: the row stays when the account is deleted.
    table.integer('user_id');
    table.text('actor').notNullable();
    table.text('network').notNullable();
    table.text('code');
    table.jsonb('details').notNullable().defaultTo('{}');
    table.index(['user_id', 'id']);
  });
  // Refused attempts are limited by their number in the last hour.
  await knex.raw('create index audit_log_refused on audit_log (event, at) where code is not null');
  await knex.raw(KEEP);
  await knex.raw('create trigger audit_log_keep_rows before update or delete on audit_log for each row execute function keep_audit_log()');
  await knex.raw('create trigger audit_log_keep_all before truncate on audit_log for each statement execute function keep_audit_log()');
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('audit_log');
  await knex.raw('drop function keep_audit_log');
}
