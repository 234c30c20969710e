import type { Knex } from 'knex';

/**
 * Keeps every deleted account of an address apart, because anyone can sign up with a free address and delete that account again. Copies
 * from before this migration have no digest of their key; they are gone after seven days. Also erases codes from sent emails.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('deleted_accounts', (table) => {
    table.dropPrimary();
    table.index('email_digest');
    table.text('key_digest');
  });
  await knex.schema.alterTable('deleted_accounts', (table) => table.increments('id'));
  await knex('email_outbox').where({ body: '' }).update({ subject: '' });
  await knex('email_outbox').where({ kind: 'reset-password' }).whereNot({ body: '' }).update({ subject: 'Your Alma password reset code' });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'delete from deleted_accounts as older using deleted_accounts as newer where older.email_digest = newer.email_digest and older.id < newer.id',
  );
  await knex.schema.alterTable('deleted_accounts', (table) => {
    table.dropColumns('id', 'key_digest');
    table.dropIndex('email_digest');
  });
  await knex.schema.alterTable('deleted_accounts', (table) => table.primary(['email_digest']));
}
