import type { Knex } from 'knex';

/** A row for the text of the list of colleges that are good for adults. */
export async function up(knex: Knex): Promise<void> {
  await knex('list_texts').insert({ list: 'adults', intro: '' });
}

export async function down(knex: Knex): Promise<void> {
  await knex('list_texts').where({ list: 'adults' }).delete();
}
