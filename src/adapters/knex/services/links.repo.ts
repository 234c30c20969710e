import type { Knex } from 'knex';
import type { CheckedWebsite, LinkStore } from '../../../domain/services/upkeep.ports.ts';
import { publishPart } from '../data-versions.ts';
import { VISITED_AT } from './service-catalog.repo.ts';

const VISITS = `link_state = 'dead' as is_dead, ${VISITED_AT} as visited_at`;

/** What visits of websites found. Versions of services stay, so that a check does not disturb an edit. */
export const createLinkStore = (db: Knex): LinkStore => ({
  websites: () =>
    db('services').where({ status: 'published' }).whereNull('deleted_at').orderBy('id').select<CheckedWebsite[]>({
      id: 'id',
      slug: 'slug',
      name: 'name',
      website: 'website',
      state: 'link_state',
      failures: 'link_failures',
    }),

  record: (found) =>
    db.transaction(async (trx) => {
      // What pages show of visits.
      const shown = async () =>
        JSON.stringify(await trx('services').where({ status: 'published' }).orderBy('id').select('id', trx.raw(VISITS)));
      const before = await shown();
      await trx.raw(
        `update services set link_state = f.state, link_detail = f.detail, link_failures = f.failures, link_checked_at = now()
         from jsonb_to_recordset(?) as f(id int, state text, detail text, failures int)
         where services.id = f.id`,
        [JSON.stringify(found)],
      );
      if ((await shown()) !== before) await publishPart(trx, 'services');
    }),
});
