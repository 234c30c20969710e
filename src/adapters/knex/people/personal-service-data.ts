import type { Knex } from 'knex';
import type { PersonalData } from '../../../domain/accounts/profile/profile.ports.ts';

type ServiceData = Pick<PersonalData, 'savedServices' | 'serviceReviews' | 'serviceListings' | 'serviceFaults'>;

/** What a person has on the marketplace. */
export async function serviceDataOf(db: Knex, userId: number): Promise<ServiceData> {
  const about = (table: string) =>
    db(`${table} as t`).join('services as s', 's.id', 't.service_id').where('t.user_id', userId).orderBy('t.created_at');
  const named = { serviceId: 's.id', service: 's.name', createdAt: 't.created_at' };
  return {
    savedServices: await about('saved_services').select(named),
    serviceReviews: await about('service_reviews').select({ ...named, stars: 't.stars', text: 't.text', status: 't.status' }),
    serviceListings: await db('services')
      .where({ owner_id: userId })
      .orderBy('id')
      .select({ id: 'id', name: 'name', website: 'website', status: 'status', createdAt: 'created_at' }),
    serviceFaults: await about('service_faults').select({ ...named, kind: 't.kind', message: 't.message', status: 't.status' }),
  };
}
