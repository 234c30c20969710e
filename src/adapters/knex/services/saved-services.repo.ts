import type { Knex } from 'knex';
import type { SavedServiceStore } from '../../../domain/services/services.ports.ts';
import { lockUser } from '../accounts/users.ts';

export const createSavedServiceStore = (db: Knex): SavedServiceStore => ({
  ids: (userId) =>
    db('saved_services').where({ user_id: userId }).orderBy('created_at', 'desc').orderBy('service_id').pluck('service_id') as Promise<
      number[]
    >,

  save: (userId, serviceId, limit) =>
    db.transaction(async (trx) => {
      await lockUser(trx, userId);
      const saved = (await trx('saved_services').where({ user_id: userId }).pluck('service_id')) as number[];
      if (saved.includes(serviceId)) return true;
      if (saved.length >= limit) return false;
      await trx('saved_services').insert({ user_id: userId, service_id: serviceId });
      return true;
    }),

  async remove(userId, serviceId) {
    await db('saved_services').where({ user_id: userId, service_id: serviceId }).delete();
  },
});
