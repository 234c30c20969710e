import type { Knex } from 'knex';

/** A publication waits for a process of its own, and an import can ask for one. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.alterTable('warehouse_runs', (table) => {
    // The id of the data folder whose processes do it; null for runs that did not wait.
    table.text('folder');
    // {"table": "history", "rows": 120000} while a publication runs.
    table.jsonb('progress');
    table.dropChecks('warehouse_runs_status_check');
    table.check(`status in ('waiting', 'running', 'done', 'failed', 'canceled')`, undefined, 'warehouse_runs_status_check');
  });
  await knex.schema.alterTable('import_jobs', (table) => {
    table.boolean('publishes').notNullable().defaultTo(false);
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_jobs', (table) => table.dropColumn('publishes'));
  await knex('warehouse_runs').where({ status: 'waiting' }).delete();
  await knex.schema.alterTable('warehouse_runs', (table) => {
    table.dropColumns('folder', 'progress');
    table.dropChecks('warehouse_runs_status_check');
    table.check(`status in ('running', 'done', 'failed', 'canceled')`, undefined, 'warehouse_runs_status_check');
  });
}
