import type { Knex } from 'knex';

/** Imports that people run in the panel, step by step. Their files are in the data folder of a server until the job is over. */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('import_jobs', (table) => {
    table.increments('id');
    table.text('step').notNullable();
    table.text('status').notNullable();
    // Usernames, like the actors of runs: they outlive accounts.
    table.text('created_by').notNullable();
    table.text('applied_by');
    table.timestamp('created_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    table.timestamp('updated_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // [{"name": "hd2024.zip", "bytes": 812, "stored": 812}]
    table.jsonb('files').notNullable();
    // {"source": "ipeds", "year": "latest"}: files to download instead.
    table.jsonb('download');
    table.jsonb('request');
    table.jsonb('candidates');
    table.jsonb('outcome');
    table.jsonb('refusal');
    table.jsonb('progress');
    table.integer('run_id').references('import_runs.id').onDelete('SET NULL');
    table.text('message').notNullable().defaultTo('');
    // The id of the data folder with the files.
    table.text('folder').notNullable();
    // A waiting job is taken in this order, and not before this time.
    table.timestamp('queued_at', { useTz: true }).notNullable().defaultTo(knex.fn.now());
    // The process that works on it, until this time unless it says that it still works.
    table.text('worker');
    table.timestamp('leased_until', { useTz: true });
    // How often a process stopped while it worked on the step.
    table.integer('losses').notNullable().defaultTo(0);
    table.boolean('must_stop').notNullable().defaultTo(false);
    table.check(`step in ('upload', 'fetch', 'detect', 'check', 'apply')`, undefined, 'import_jobs_step_check');
    table.check(
      `status in ('open', 'waiting', 'running', 'refused', 'done', 'canceled', 'expired')`,
      undefined,
      'import_jobs_status_check',
    );
  });
  await knex.raw(`create index import_jobs_queue on import_jobs (queued_at) where status in ('waiting', 'running')`);
  await knex.schema.alterTable('import_runs', (table) => {
    table.integer('job_id').references('import_jobs.id').onDelete('SET NULL');
  });
  // A job is applied once, also by two processes.
  await knex.raw(`create unique index import_runs_job on import_runs (job_id) where status in ('succeeded', 'unchanged', 'running')`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.schema.alterTable('import_runs', (table) => table.dropColumn('job_id'));
  await knex.schema.dropTable('import_jobs');
}
