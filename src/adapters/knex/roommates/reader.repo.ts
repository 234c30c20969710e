import type { Knex } from 'knex';
import type { RoommateReader } from '../../../domain/roommates/roommates.ports.ts';
import { findProfile, profilesWhere } from './profile-rows.ts';
import { provedPeople } from './proof-rows.ts';
import { readLeftOut, readRelations } from './relations.ts';

export const createRoommateReader = (db: Knex): RoommateReader => ({
  find: (publicId) => findProfile(db, publicId),
  byIds: async (ids) => (ids.length === 0 ? [] : profilesWhere(db, 'p.id = any(:ids)', { ids: [...ids] })),
  relations: (viewerId, people) => readRelations(db, viewerId, people),
  proved: (collegeId, domain) => provedPeople(db, collegeId, domain),
  leftOut: (viewerId) => readLeftOut(db, viewerId),
});
