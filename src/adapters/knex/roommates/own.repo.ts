import type { Knex } from 'knex';
import type { OwnProfileStore } from '../../../domain/roommates/roommates.ports.ts';
import { waitingRequests } from './requests.ts';
import { readMember } from './profile-rows.ts';

export const createOwnProfileStore = (db: Knex): OwnProfileStore => ({
  member: (userId) => readMember(db, userId),
  waiting: (userId) => waitingRequests(db, userId),
});
