import type { Knex } from 'knex';

/** Searches that people save by name, and the facts that a student keeps on the account. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('saved_searches', (table) => {
    table.increments('id');
    table.integer('user_id').notNullable().index().references('users.id').onDelete('CASCADE');
    table.text('name').notNullable();
    table.text('query').notNullable();
    for (const column of ['created_at', 'updated_at']) table.timestamp(column, { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw('create unique index saved_searches_name_unique on saved_searches (user_id, lower(name))');
  await knex.schema.createTable('student_facts', (table) => {
    table.integer('user_id').primary().references('users.id').onDelete('CASCADE');
    for (const score of ['sat', 'act']) table.smallint(score);
    table.double('gpa');
    table.text('income');
    table.integer('budget');
    table.specificType('zip', 'char(5)');
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
  });
  await knex.raw(
    `alter table student_facts
       add check (sat between 400 and 1600), add check (act between 1 and 36), add check (gpa between 0 and 5),
       add check (budget between 0 and 80000), add check (zip ~ '^[0-9]{5}$')`,
  );
}

export async function down(knex: Knex): Promise<void> {
  for (const table of ['student_facts', 'saved_searches']) await knex.schema.dropTable(table);
}
