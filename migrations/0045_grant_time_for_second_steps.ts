import type { Knex } from 'knex';

/** Until when an account whose role needs a second step may work without one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_step_graces', (table) => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE');
    table.timestamp('due_at', { useTz: true }).notNullable();
    // The first call after it, for the audit log.
    table.timestamp('noticed_at', { useTz: true });
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('second_step_graces');
}
