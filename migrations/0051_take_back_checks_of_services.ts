import type { Knex } from 'knex';

const BASIS = 'Public descriptions of the service; no detail was confirmed on its website';
const SEEDED = { checked_by: 'Alma staff', checked_at: '2026-11-22' };

/** The entries of the first seed said that staff had checked them on the day they were written. No website had been visited. */
export async function up(knex: Knex): Promise<void> {
  await knex('services').where(SEEDED).update({ checked_by: null, checked_at: null, basis: BASIS });
}

export async function down(knex: Knex): Promise<void> {
  await knex('services').where({ basis: BASIS, checked_at: null }).update(SEEDED);
}
