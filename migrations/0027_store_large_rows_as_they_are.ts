import type { Knex } from 'knex';

/**
 * The flags of migration 24. Many colleges have equal sources and statuses, so each combination is computed once: 3,800 colleges have
 * 1,000 combinations.
 */
const SOURCE_FLAGS_OF = `
  create or replace function source_flags_of(ids integer[]) returns table (college_id integer, flags jsonb) language sql stable as $$
    with states as materialized (
      select row_number() over () as state, c.field_sources, c.field_status, array_agg(c.id) as college_ids
      from colleges c where c.id = any(ids) group by c.field_sources, c.field_status
    ), receipts as materialized (
      select v.id, v.source, v.run_id, v.variable like 'not listed: %' as is_unlisted
      from value_sources v join import_runs r on r.id = v.run_id and r.status = 'succeeded'
    ), supplied as materialized (
      select s.state, v.source, max(v.run_id) as run_id, jsonb_agg(f.key order by f.key) filter (where f.key <> 'acceptanceRate') as fields,
        bool_or(v.is_unlisted and s.field_status->>f.key is null) as is_below
      from states s cross join jsonb_each_text(s.field_sources) f join receipts v on v.id = f.value::int
      group by s.state, v.source
    ), runs as materialized (
      select r.id, jsonb_build_object('year', r.year, 'release', r.release, 'runId', r.id,
        'at', to_char(coalesce(r.finished_at, r.started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'sha256', case when h.files > 1 then encode(sha256(convert_to(h.hashes, 'UTF8')), 'hex') else h.hashes end) as facts
      from import_runs r cross join lateral (
        select count(distinct f.file->>'sha256') as files, string_agg(distinct f.file->>'sha256', chr(10) order by f.file->>'sha256') as hashes
        from jsonb_array_elements(r.files) f(file)
      ) h
      where r.id in (select run_id from supplied)
    ), flags as materialized (
      select s.state, jsonb_object_agg(s.source, r.facts || jsonb_build_object('fields', s.fields)
        || case when s.is_below then '{"belowThreshold": true}'::jsonb else '{}' end) as flags
      from supplied s join runs r on r.id = s.run_id group by s.state
    )
    select c.id, coalesce(f.flags, '{}') from states s left join flags f using (state) cross join unnest(s.college_ids) c(id)
  $$`;

/** An import reads the JSON of every college several times, and unpacked it each time. Rows that fit into a page are no longer compressed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(SOURCE_FLAGS_OF);
  for (const table of ['colleges', 'run_changes']) await knex.raw('alter table ?? set (toast_tuple_target = 8160)', [table]);
}

/** The function stays: it returns the rows of its predecessor. */
export async function down(knex: Knex): Promise<void> {
  for (const table of ['colleges', 'run_changes']) await knex.raw('alter table ?? reset (toast_tuple_target)', [table]);
}
