import type { Knex } from 'knex';

/**
 * The changes of a run as arrays, in the order of `import_runs.change_fields`: the values of each college, and once for all colleges that
 * have them the sources and statuses. An import wrote [value, source, status] for each field of each college, twice. Runs until now keep
 * that form in `before` and `after`.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.schema.createTable('run_change_sources', (table) => {
    table.integer('run_id').notNullable().references('import_runs.id').onDelete('cascade');
    table.integer('place').notNullable();
    for (const column of ['sources_before', 'sources_after', 'statuses_before', 'statuses_after']) table.jsonb(column).notNullable();
    table.primary(['run_id', 'place']);
  });
  await knex.schema.alterTable('import_runs', (table) => void table.jsonb('change_fields'));
  await knex.schema.alterTable('run_changes', (table) => {
    table.jsonb('values_before');
    table.jsonb('values_after');
    table.integer('sources_place');
    table.foreign(['run_id', 'sources_place']).references(['run_id', 'place']).inTable('run_change_sources');
  });
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    `update run_changes n set before = n.before || i.before, after = n.after || i.after from (
       select n.run_id, n.college_id, coalesce(jsonb_object_agg(f.field, was.image) filter (where was.image <> became.image), '{}') as before,
         coalesce(jsonb_object_agg(f.field, became.image) filter (where was.image <> became.image), '{}') as after
       from run_changes n join run_change_sources s on (s.run_id, s.place) = (n.run_id, n.sources_place) join import_runs r on r.id = n.run_id
       cross join jsonb_array_elements_text(r.change_fields) with ordinality as f(field, place)
       cross join lateral (select f.place::int - 1 as at) p
       cross join lateral (select jsonb_build_array(n.values_before->at, s.sources_before->at, s.statuses_before->at) as image) was
       cross join lateral (select jsonb_build_array(n.values_after->at, s.sources_after->at, s.statuses_after->at) as image) became
       group by n.run_id, n.college_id
     ) i where (i.run_id, i.college_id) = (n.run_id, n.college_id)`,
  );
  await knex.schema.alterTable('run_changes', (table) => {
    table.dropForeign(['run_id', 'sources_place']);
    table.dropColumns('values_before', 'values_after', 'sources_place');
  });
  await knex.schema.alterTable('import_runs', (table) => void table.dropColumn('change_fields'));
  await knex.schema.dropTable('run_change_sources');
}
