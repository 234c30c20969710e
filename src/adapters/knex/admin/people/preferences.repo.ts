import type { Knex } from 'knex';
import type { Preferences } from '../../../../domain/admin/preferences.ts';
import type { PreferenceStore } from '../../../../domain/admin/people.ports.ts';

const TABLE = 'admin_preferences';

/** The panel's settings of each member of staff. */
export const createPreferenceStore = (db: Knex): PreferenceStore => ({
  async read(userId) {
    const row = await db(TABLE).where({ user_id: userId }).first<{ value: Preferences } | undefined>('value');
    return row?.value ?? {};
  },
  async write(userId, value) {
    await db(TABLE)
      .insert({ user_id: userId, value: JSON.stringify(value) })
      .onConflict('user_id')
      .merge();
  },
});
