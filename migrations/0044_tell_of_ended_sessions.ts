import type { Knex } from 'knex';

/** Servers close the event streams of a person whose session ends, by whatever writer: a page, the panel, an operator. */
const FUNCTION = `
  create or replace function tell_of_ended_session() returns trigger language plpgsql as $$
  begin
    perform pg_notify('events', 'ended ' || (to_jsonb(new)->>tg_argv[0]));
    return null;
  end
  $$`;

const OF_SESSIONS = `
  create trigger sessions_tell_of_end after update of revoked_at on sessions for each row
  when (old.revoked_at is null and new.revoked_at is not null) execute function tell_of_ended_session('user_id')`;
const OF_USERS = `
  create trigger users_tell_of_end after update of disabled_at on users for each row
  when (old.disabled_at is null and new.disabled_at is not null) execute function tell_of_ended_session('id')`;

export async function up(knex: Knex): Promise<void> {
  for (const statement of [FUNCTION, OF_SESSIONS, OF_USERS]) await knex.raw(statement);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function tell_of_ended_session() cascade');
}
