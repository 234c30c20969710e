import type { Knex } from 'knex';
import type { EventSeriesStore } from '../../../../domain/admin/people.ports.ts';
import type { RecordStore } from '../../../../domain/admin/records.ports.ts';
import { createQueryRecords } from '../query-records.ts';

const DAY = `to_char(hour at time zone 'UTC', 'YYYY-MM-DD') as day`;

/** Counts by day, event and page. */
export const createAnalyticsRecords = (db: Knex): RecordStore =>
  createQueryRecords(db, {
    resource: 'analytics',
    rows: () =>
      db
        .from(db('analytics_events').select('event', 'path', 'count', db.raw(DAY)).as('daily'))
        .select(db.raw(`md5(concat_ws('|', day, event, path)) as id`), 'day', 'event', 'path', db.raw('sum(count)::float8 as count'))
        .groupBy('day', 'event', 'path'),
    hasTextIds: true,
    searched: ['path'],
    filters: {
      since: (query, day) => void query.where('records.day', '>=', day as string),
      until: (query, day) => void query.where('records.day', '<=', day as string),
    },
    toRecord: (row) => row,
  });

/** Days from the first count until today, in UTC. A day without any event of any kind has no count. */
const SERIES = `
  with counted as (
    select (hour at time zone 'UTC')::date as day, sum(count) filter (where cast(:event as text) is null or event = :event) as count
    from analytics_events group by 1
  ),
  bounds as (select min(day) as first, (now() at time zone 'UTC')::date as today from counted)
  select to_char(d.day, 'YYYY-MM-DD') as day, to_char(bounds.first, 'YYYY-MM-DD') as since,
    case when counted.day is null then null else coalesce(counted.count, 0)::float8 end as count
  from bounds
  cross join lateral generate_series(greatest(bounds.first, bounds.today - (cast(:days as int) - 1)), bounds.today, interval '1 day') d (day)
  left join counted on counted.day = d.day
  order by d.day`;

export const createEventSeries =
  (db: Knex): EventSeriesStore =>
  async ({ event, days }) => {
    const { rows } = await db.raw<{ rows: { day: string; since: string; count: number | null }[] }>(SERIES, { event: event ?? null, days });
    return { since: rows[0]?.since ?? null, days: rows.map(({ day, count }) => ({ day, count })) };
  };
