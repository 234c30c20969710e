import type { Knex } from 'knex';
import type { EventCounts } from '../../domain/analytics/analytics.ports.ts';
import { ANALYTICS_CATEGORY } from '../../domain/analytics/events.ts';

const TABLE = 'analytics_events';
const KEY = ['hour', 'path', 'event', 'category'];

export function createEventCounts(db: Knex): EventCounts {
  return {
    async add({ event, path, hour }) {
      await db(TABLE)
        .insert({ event, path, hour, category: ANALYTICS_CATEGORY, count: 1 })
        .onConflict(KEY)
        .merge({ count: db.raw('?? + 1', [`${TABLE}.count`]) });
    },
    async deleteBefore(time) {
      await db(TABLE).where('hour', '<', time).delete();
    },
  };
}
