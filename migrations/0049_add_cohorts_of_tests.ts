import type { Knex } from 'knex';

const COUNTS = ['sat_cohort', 'act_cohort', 'pell_graduation_cohort'];
const FRACTIONS = ['percent_sat', 'percent_act'];

/** How many students test scores, the graduation rate of students with a Pell grant and net prices by income describe. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => {
    for (const name of COUNTS) table.integer(name).checkBetween([0, 2_147_483_647]);
    for (const name of FRACTIONS) table.double(name).checkBetween([0, 1]);
    table.jsonb('net_price_students');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('colleges', (table) => table.dropColumns(...COUNTS, ...FRACTIONS, 'net_price_students'));
}
