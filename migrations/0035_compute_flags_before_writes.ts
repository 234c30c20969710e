import type { Knex } from 'knex';

/**
 * The flags of the colleges in a relation with `id`, `field_sources` and `field_status`: `colleges` itself, or a temporary table with their
 * state after an import. Null for `ids`: all of them. The fields are sorted for each state alone.
 */
const SOURCE_FLAGS_IN = `
  create or replace function source_flags_in(relation text, ids integer[] default null) returns table (college_id integer, flags jsonb)
  language plpgsql stable as $$
  begin
    return query execute format($query$
      with states as materialized (
        select row_number() over () as state, c.field_sources, c.field_status, array_agg(c.id) as college_ids
        from %I c where $1 is null or c.id = any($1) group by c.field_sources, c.field_status
      ), receipts as materialized (
        select v.id, v.source, v.run_id, v.variable like 'not listed: %%' as is_unlisted
        from value_sources v join import_runs r on r.id = v.run_id and r.status = 'succeeded'
      ), supplied as materialized (
        select s.state, f.* from states s cross join lateral (
          select v.source, max(v.run_id) as run_id, jsonb_agg(f.key order by f.key) filter (where f.key <> 'acceptanceRate') as fields,
            bool_or(v.is_unlisted and s.field_status->>f.key is null) as is_below
          from jsonb_each_text(s.field_sources) f join receipts v on v.id = f.value::int
          group by v.source
        ) f
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
    $query$, relation) using ids;
  end
  $$`;

/** An import writes each college once, with flags that follow from its merged rows. */
const SOURCE_FLAGS_OF = `
  create or replace function source_flags_of(ids integer[]) returns table (college_id integer, flags jsonb) language sql stable as $$
    select * from source_flags_in('colleges', ids)
  $$`;

export async function up(knex: Knex): Promise<void> {
  await knex.raw(SOURCE_FLAGS_IN);
  await knex.raw(SOURCE_FLAGS_OF);
}

/** The functions stay: they return the rows of their predecessor. */
export async function down(): Promise<void> {
  await Promise.resolve();
}
