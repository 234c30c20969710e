import type { Knex } from 'knex';

/** A failed run waits until a person acknowledges it. Earlier failed runs count as acknowledged: there was no way to say so. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => {
    table.timestamp('acknowledged_at', { useTz: true });
    table.text('acknowledged_by');
  });
  await knex('import_runs').where({ status: 'failed' }).update({ acknowledged_at: knex.fn.now(), acknowledged_by: 'system' });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => table.dropColumns('acknowledged_at', 'acknowledged_by'));
}
