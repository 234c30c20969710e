import type { Knex } from 'knex';

/** What people keep of their rankings and answers, and which version of the method the stored scores were made with. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_rankings', (table) => {
    owned(knex, table);
    table.text('query').notNullable();
    table.text('share_token').unique();
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw('create unique index saved_rankings_name_unique on saved_rankings (user_id, lower(name))');
  await knex.schema.createTable('match_sessions', (table) => {
    owned(knex, table);
    table.jsonb('answers').notNullable();
    table.integer('method_version').notNullable();
  });
  await knex.raw('create unique index match_sessions_name_unique on match_sessions (user_id, lower(name))');
  await knex.schema.createTable('score_methods', (table) => {
    table.integer('version').primary();
    table.timestamp('computed_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['score_methods', 'match_sessions', 'saved_rankings']) await knex.schema.dropTable(table);
}

function owned(knex: Knex, table: Knex.CreateTableBuilder): void {
  table.increments('id');
  table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
  table.text('name').notNullable();
  table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
}
