import type { Knex } from 'knex';

const FEDERAL_AID = ['full', 'deferment-only', 'none'];

/** Part in federal student aid, and the number by which federal aid knows a college and its campuses. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => {
    table.text('federal_aid').checkIn(FEDERAL_AID);
    table.text('ope_id').checkRegex('^[0-9]{8}$');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => table.dropColumns('federal_aid', 'ope_id'));
}
