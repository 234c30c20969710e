import type { Knex } from 'knex';
import type { RoommatesAdapters } from '../../../domain/roommates/roommates.ports.ts';
import type { Feed } from '../events/feed.ts';
import type { HeldTexts } from '../moderation/index.ts';
import { createContactStore } from './contact.repo.ts';
import { createOwnProfileStore } from './own.repo.ts';
import { createPoolStore } from './pools.repo.ts';
import { createProofStore } from './proofs.repo.ts';
import { createRoommateReader } from './reader.repo.ts';
import { createRoommateUpkeep } from './upkeep.ts';

/** The ports of the roommate finder. */
export const createRoommateAdapters = (db: Knex, feed: Feed, held: HeldTexts): RoommatesAdapters => ({
  own: createOwnProfileStore(db, feed, held),
  reader: createRoommateReader(db),
  pools: createPoolStore(db),
  contacts: createContactStore(db, feed),
  proofs: createProofStore(db),
  upkeep: createRoommateUpkeep(db, feed),
});
