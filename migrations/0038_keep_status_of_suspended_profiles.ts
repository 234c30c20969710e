import type { Knex } from 'knex';

/** A suspended profile comes back as it was: its owner may have paused it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('roommate_profiles', (table) => {
    table.text('suspended_from').checkIn(['active', 'paused', 'matched', 'expired'], 'roommate_profiles_suspended_from');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('roommate_profiles', (table) => table.dropColumn('suspended_from'));
}
