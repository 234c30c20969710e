import type { Knex } from 'knex';
import type { HeldTexts, RoommatesAdapters, TalkRows } from '../../../domain/roommates/roommates.ports.ts';
import type { Feed } from '../events/feed.ts';
import { createTransact } from '../transactions/transact.ts';
import { createContactStore } from './contact.repo.ts';
import { createOwnProfileStore } from './own.repo.ts';
import { createPoolStore } from './pools.repo.ts';
import { createProfileRows } from './profile-changes.ts';
import { createProofRows, ONE_PROOF_AN_ADDRESS } from './proofs.repo.ts';
import { createRoommateReader } from './reader.repo.ts';
import { createRequestRows, ONE_OPEN_REQUEST } from './request-rows.ts';

/** What roommates need of other modules. */
export interface OthersRows {
  talk(trx: Knex.Transaction): TalkRows;
  heldTexts(trx: Knex.Transaction): HeldTexts;
}

/** The ports of the roommate finder. */
export const createRoommateAdapters = (db: Knex, feed: Feed, others: OthersRows): RoommatesAdapters => ({
  transact: createTransact(
    feed,
    (trx) => ({
      profiles: createProfileRows(trx),
      requests: createRequestRows(trx),
      talk: others.talk(trx),
      heldTexts: others.heldTexts(trx),
      proofs: createProofRows(trx),
    }),
    // Both asked, or proved, at the same time. The second try reads what the first has stored.
    { retriedAfter: [ONE_OPEN_REQUEST, ONE_PROOF_AN_ADDRESS] },
  ),
  own: createOwnProfileStore(db),
  reader: createRoommateReader(db),
  pools: createPoolStore(db),
  contacts: createContactStore(db),
});
