import type { Knex } from 'knex';

/** The second step of a sign-in: an authenticator app, and codes for the day without it. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('second_steps', (table) => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE');
    // Encrypted with a key that is not in the database.
    table.text('sealed_secret').notNullable();
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // Null: it was begun, and no code has confirmed it.
    table.timestamp('confirmed_at', { useTz: true });
    // The time step of the last code that was accepted: a code works once.
    table.bigInteger('last_step').notNullable().defaultTo(0);
  });
  await knex.schema.createTable('recovery_codes', (table) => {
    table.integer('user_id').notNullable().references('second_steps.user_id').onDelete('CASCADE');
    table.text('digest').notNullable();
    table.timestamp('used_at', { useTz: true });
    table.primary(['user_id', 'digest']);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.dropTable('recovery_codes');
  await knex.schema.dropTable('second_steps');
}
