import type { Knex } from 'knex';

/** A failed run waits until somebody has seen it. Those from before count as seen: nobody could say so. */
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
