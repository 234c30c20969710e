import type { Knex } from 'knex';

/**
 * The flags of colleges, computed from the stored sources of their fields: for each source the newest run that supplied a field, its year,
 * release, time and file hash, and all fields that the source supplied. The hash of a run with several files is the SHA-256 of their hashes
 * in alphabetical order, one per line. `belowThreshold` is set if the source does not list the college, and so tells that its amount is small.
 */
const SOURCE_FLAGS_OF = `
  create function source_flags_of(ids integer[]) returns table (college_id integer, flags jsonb) language sql stable as $$
    with supplied as (
      select c.id, v.source, max(v.run_id) as run_id, jsonb_agg(f.key order by f.key) filter (where f.key <> 'acceptanceRate') as fields,
        bool_or(v.variable like 'not listed: %' and c.field_status->>f.key is null) as is_below
      from colleges c cross join jsonb_each_text(c.field_sources) f join value_sources v on v.id = f.value::int
        join import_runs r on r.id = v.run_id and r.status = 'succeeded'
      where c.id = any(ids)
      group by c.id, v.source
    ), runs as (
      select r.id, jsonb_build_object('year', r.year, 'release', r.release, 'runId', r.id,
        'at', to_char(coalesce(r.finished_at, r.started_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'sha256', case when h.files > 1 then encode(sha256(convert_to(h.hashes, 'UTF8')), 'hex') else h.hashes end) as facts
      from import_runs r cross join lateral (
        select count(distinct f.file->>'sha256') as files, string_agg(distinct f.file->>'sha256', chr(10) order by f.file->>'sha256') as hashes
        from jsonb_array_elements(r.files) f(file)
      ) h
      where r.id in (select run_id from supplied)
    )
    select c.id, coalesce(jsonb_object_agg(s.source, r.facts || jsonb_build_object('fields', s.fields)
        || case when s.is_below then '{"belowThreshold": true}'::jsonb else '{}' end) filter (where s.source is not null), '{}')
    from colleges c left join (supplied s join runs r on r.id = s.run_id) on s.id = c.id
    where c.id = any(ids)
    group by c.id
  $$`;

/** Flags were kept from run to run, and an import of some tables forgot the fields of the others. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(SOURCE_FLAGS_OF);
  await knex.raw(
    `update colleges c set data_source_flags = f.flags from source_flags_of(array(select id from colleges)) f
     where f.college_id = c.id and c.data_source_flags is distinct from f.flags`,
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function source_flags_of(integer[])');
}
