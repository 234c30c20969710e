import { CARNEGIE_SCHEMES, VALUE_STATUSES } from '../../../domain/colleges/college.ts';
import { ATTRIBUTE_KEYS, type FieldKey } from '../../../domain/colleges/attributes.ts';
import { INCOME_BANDS } from '../../../domain/colleges/categories.ts';
import { FIGURE_KEYS } from '../../../domain/colleges/figures.ts';
import { RESERVED_SLUGS } from '../../../domain/colleges/slug.ts';
import type { InvariantKey } from '../../../domain/invariants/invariants.ts';
import type { ShownKey } from '../../../domain/invariants/shown-values.ts';
import { STORED_SCORES } from '../../../domain/scores/stored-scores.ts';
import { ALWAYS_THERE, EMPTY_VALUES } from '../../../domain/imports/merge/precedence.ts';
import { columnOf, COLUMN_TYPES } from '../college-rows.ts';

/** The allowed clock difference between two machines. */
const CLOCK_TOLERANCE = '10 minutes';
const ROUNDING_DOLLARS = 1;
const YEARS_IN_CRIME_TOTAL = 3;

const listOf = (words: readonly string[]): string => words.map((word) => `'${word}'`).join(', ');
const COLLEGE = `coalesce(c.ipeds_unit_id::text, c.slug) || ' ' || c.name`;

const SUPPLIED_FIGURES = FIGURE_KEYS.filter((key) => !(STORED_SCORES as readonly string[]).includes(key));
/** All fields with provenance except computed scores. */
const SUPPLIED: readonly FieldKey[] = [...SUPPLIED_FIGURES, ...ATTRIBUTE_KEYS];

/** Whether a value needs provenance. A list that is empty without a source needs none. */
const isSupplied = (field: FieldKey): string => `c.${columnOf(field)} ${field in EMPTY_VALUES ? `<> '{}'` : 'is not null'}`;

/** One row per supplied field: its name, and whether the college has a value. */
const fieldsSql = (only: readonly FieldKey[] = SUPPLIED): string =>
  `lateral (values ${only.map((field) => `('${field}', ${isSupplied(field)})`).join(', ')}) f(field, is_there)`;

/** Sums are checked only if one release supplied all fields: staff may change one field alone. */
function fromOneRelease(fields: readonly FieldKey[]): string {
  const receipts = fields.map((field) => `(c.field_sources->>'${field}')::int`);
  return `(select count(*) = ${fields.length} and count(distinct (v.source, v.year, v.release)) = 1 and bool_and(v.source <> 'staff')
    from unnest(array[${receipts.join(', ')}]) r(id) join value_sources v on v.id = r.id)`;
}

const withoutSource = (fields: readonly FieldKey[]): string => `
  select ${COLLEGE} as who, f.field || ' has no source' as what
    from colleges c, ${fieldsSql(fields)} where f.is_there and not c.field_sources ? f.field`;

const isYesOrNo = (field: FieldKey): boolean => COLUMN_TYPES.get(field) === 'boolean';
const SOURCES = `${withoutSource(SUPPLIED.filter((field) => !isYesOrNo(field)))}
  union all
  select ${COLLEGE}, f.key || ' refers to source ' || coalesce(f.value, 'null') || ', which does not exist'
    from colleges c, jsonb_each_text(c.field_sources) f left join value_sources v on v.id::text = f.value where v.id is null`;

const STATUSES = `
  select ${COLLEGE} as who, s.key || ' is ' || coalesce(s.value, 'null') as what
    from colleges c, jsonb_each_text(c.field_status) s
    where s.value is null or s.value not in (${listOf(VALUE_STATUSES.filter((status) => status !== 'reported'))})
  union all
  select ${COLLEGE}, f.field || ' is ' || (c.field_status->>f.field) || case when f.is_there then ' and has a value' else ' and has none' end
    from colleges c, ${fieldsSql()}
    where c.field_status ? f.field
      and case when f.is_there then c.field_status->>f.field in ('not-applicable', 'not-reported') else c.field_status->>f.field = 'imputed' end`;

const SLUGS = `
  select ${COLLEGE} as who, 'another college has the slug ' || c.slug || ' too' as what
    from (select *, count(*) over (partition by slug) as bearers from colleges) c where c.bearers > 1
  union all
  select ${COLLEGE}, 'the slug is "' || c.slug || '"' from colleges c
    where c.slug !~ '^-?[a-z0-9]+(-[a-z0-9]+)*-?$' or c.slug in (${listOf([...RESERVED_SLUGS])})
  union all
  select ${COLLEGE}, case when f.slug = c.slug then 'its slug ' || f.slug || ' is a former slug too'
      else f.slug || ' is a slug or former slug of another college' end
    from colleges c, unnest(c.former_slugs) f(slug)
    where f.slug = c.slug or exists (select from colleges o where o.id <> c.id and (o.slug = f.slug or f.slug = any(o.former_slugs)))`;

const REQUIRED = ['name', 'location', 'state', 'type', 'level'] as const;
const IDENTITY = `
  select ${COLLEGE} as who, 'there is no ' || f.field as what
    from colleges c, lateral (values ${REQUIRED.map((field) => `('${field}', c.${field}::text)`).join(', ')}) f(field, value)
    where c.operating_status = 'open' and coalesce(btrim(f.value), '') = ''`;

const flagText = (flags: string): string =>
  `case when ${flags} ? k.key then concat('run ', ${flags}->k.key->>'runId', ' of ', ${flags}->k.key->>'year', ', ', jsonb_array_length(coalesce(${flags}->k.key->'fields', '[]')), ' fields, ended ',
    ${flags}->k.key->>'at', ', hash ', left(${flags}->k.key->>'sha256', 8)) else 'nothing' end`;

const FLAGS = `
  select ${COLLEGE} as who, 'the flag of ' || k.key || ' names ' || ${flagText('c.data_source_flags')}
      || ', and the sources of its fields ' || ${flagText('f.flags')} as what
    from colleges c join source_flags_of(array(select id from colleges)) f on f.college_id = c.id
    cross join lateral jsonb_object_keys(c.data_source_flags || f.flags) k(key)
    where c.data_source_flags is distinct from f.flags and c.data_source_flags->k.key is distinct from f.flags->k.key`;

/** A required field keeps the value from staff after its lock is removed, if no import supplies another value. */
const LOCKS = `
  select ${COLLEGE} as who, l.field || ' is locked, but its value is not from staff' as what
    from field_locks l join colleges c on c.id = l.college_id
    where not exists (select from value_sources v where v.id = (c.field_sources->>l.field)::int and v.source = 'staff')
  union all
  select ${COLLEGE}, f.key || ' has a value from staff, but is not locked'
    from colleges c, jsonb_each_text(c.field_sources) f join value_sources v on v.id::text = f.value and v.source = 'staff'
    where f.key not in (${listOf(ALWAYS_THERE)})
      and not exists (select from field_locks l where l.college_id = c.id and l.field = f.key)`;

const ATHLETES = `
  select ${COLLEGE} as who, c.men_athletes || ' men and ' || c.women_athletes || ' women, ' || c.total_athletes || ' in all' as what
    from colleges c where c.men_athletes + c.women_athletes <> c.total_athletes
      and ${fromOneRelease(['menAthletes', 'womenAthletes', 'totalAthletes'])}`;

const ATHLETE_EXPENSE = `
  select ${COLLEGE} as who, '$' || c.total_athletics_expenses || ' for ' || c.total_athletes || ' athletes, $' || c.athletics_expense_per_athlete || ' each' as what
    from colleges c where c.total_athletes > 0
      and abs(c.total_athletics_expenses::float8 / c.total_athletes - c.athletics_expense_per_athlete) > ${ROUNDING_DOLLARS}
      and ${fromOneRelease(['totalAthleticsExpenses', 'totalAthletes', 'athleticsExpensePerAthlete'])}`;

const CRIMES = `
  select ${COLLEGE} as who, 'the years have ' || y.crimes || ', the total is ' || c.crime_incidents_total as what
    from colleges c, lateral (
      select sum(value::numeric) as crimes, count(*) as years from jsonb_each_text(coalesce(c.crime_incidents_by_year, '{}'))
    ) y
    where y.years = ${YEARS_IN_CRIME_TOTAL} and y.crimes <> c.crime_incidents_total
      and ${fromOneRelease(['crimeIncidentsTotal', 'crimeIncidentsByYear'])}`;

const CARNEGIE = `
  select ${COLLEGE} as who,
      'the class is ' || coalesce(c.carnegie_classification, 'missing') || ', the scheme is ' || coalesce(c.carnegie_scheme, 'missing') as what
    from colleges c
    where (c.carnegie_classification is null) <> (c.carnegie_scheme is null) or c.carnegie_scheme not in (${listOf(CARNEGIE_SCHEMES)})`;

const INCOME_PRICES = `
  select ${COLLEGE} as who, 'the band ' || p.key || ' has ' || p.value as what
    from colleges c, jsonb_each(c.net_prices_by_income) p
    where p.key not in (${listOf(INCOME_BANDS)}) or jsonb_typeof(p.value) <> 'number'`;

const TABLE = `t.source || ' ' || t.table_name || ' ' || t.year || ' of run ' || t.run_id`;
const HISTORY = `
  select ${TABLE} as who, cardinality(t.fields) || ' fields, ' || cardinality(t.receipts) || ' sources' as what
    from supplied_tables t where cardinality(t.receipts) = 0 or cardinality(t.receipts) % cardinality(t.fields) <> 0
  union all
  select ${TABLE}, 'source ' || coalesce(r.id::text, 'null') || ' does not exist'
    from supplied_tables t, unnest(t.receipts) r(id) left join value_sources v on v.id = r.id where v.id is null
  union all
  select ${COLLEGE}, ${TABLE} || ': ' || cardinality(t.fields) || ' fields, the statuses are "' || s.statuses || '"'
    from supplied_values s join supplied_tables t on t.id = s.table_id join colleges c on c.id = s.college_id
    where case when jsonb_typeof(s.supplied) = 'array' then jsonb_array_length(s.supplied) end is distinct from cardinality(t.fields)
      or length(s.statuses) <> cardinality(t.fields) or s.statuses ~ '[^risan]'
  union all
  select ${COLLEGE}, ${TABLE} || ': the alternatives are "' || s.alternatives || '"'
    from supplied_values s join supplied_tables t on t.id = s.table_id join colleges c on c.id = s.college_id
    where s.alternatives <> '' and (length(s.alternatives) <> cardinality(t.fields) or s.alternatives ~ '[^0-9]'
      or (select max(digit::int) from regexp_split_to_table(s.alternatives, '') digit where digit ~ '[0-9]')
        >= cardinality(t.receipts) / cardinality(t.fields))`;

/** The newest year with values: a later file without them must not have erased them. Few values say little. */
const FEWEST_VALUES = 20;
const COVERAGE = `
  with known as (
    select f.field, t.year, count(distinct s.college_id) as known
    from supplied_tables t cross join unnest(t.fields) with ordinality f(field, place)
    join supplied_values s on s.table_id = t.id and substr(s.statuses, f.place::int, 1) in ('r', 'i')
    group by f.field, t.year
  ), newest as (
    select distinct on (field) field, year, known from known order by field, year desc
  ), stored as (
    select f.field, count(*) filter (where f.is_there) as known from colleges c, ${fieldsSql(SUPPLIED_FIGURES)} group by f.field
  )
  select s.field as who, s.known || ' colleges have a value, ' || n.known || ' had one in ' || n.year as what
    from stored s join newest n using (field) where n.known >= ${FEWEST_VALUES} and s.known < n.known / 2.0`;

/** Seed runs and runs without `counts.recorded` have no recorded changes. */
const RUNS = `
  select 'run ' || r.id as who, 'it is still marked as running' as what from import_runs r where r.status = 'running'
  union all
  select 'run ' || r.id, 'it succeeded, but recorded no changes' from import_runs r
    where r.status = 'succeeded' and r.counts ? 'recorded'
      and not exists (select from run_changes n where n.run_id = r.id) and not exists (select from supplied_tables t where t.run_id = r.id)`;

const TIMES = `
  select ${COLLEGE} as who, 'it was last imported at ' || c.last_data_sync as what
    from colleges c where c.last_data_sync > now() + interval '${CLOCK_TOLERANCE}'
  union all
  select ${COLLEGE}, 'it was last imported at ' || coalesce(c.last_data_sync::text, 'no time') || ', but run ' || n.id || ' changed it at ' || n.finished_at
    from colleges c join (
      select distinct on (n.college_id) n.college_id, r.id, r.finished_at from run_changes n join import_runs r on r.id = n.run_id
      where r.status = 'succeeded' order by n.college_id, r.id desc
    ) n on n.college_id = c.id where c.last_data_sync is distinct from n.finished_at
  union all
  select 'run ' || r.id, 'it began at ' || r.started_at || ' and ended at ' || coalesce(r.finished_at::text, 'no time') from import_runs r
    where r.finished_at < r.started_at or greatest(r.started_at, r.finished_at) > now() + interval '${CLOCK_TOLERANCE}'`;

/** Each query returns the violations of one invariant: `who` and `what`. */
export const VIOLATION_QUERIES: Readonly<Record<Exclude<InvariantKey, ShownKey | 'firstRanks' | 'scores'>, string>> = {
  receipts: SOURCES,
  flagSources: withoutSource(SUPPLIED.filter(isYesOrNo)),
  statuses: STATUSES,
  slugs: SLUGS,
  identity: IDENTITY,
  flags: FLAGS,
  locks: LOCKS,
  athletes: ATHLETES,
  athleteExpense: ATHLETE_EXPENSE,
  crimes: CRIMES,
  carnegie: CARNEGIE,
  incomeBands: INCOME_PRICES,
  history: HISTORY,
  coverage: COVERAGE,
  runs: RUNS,
  times: TIMES,
};
