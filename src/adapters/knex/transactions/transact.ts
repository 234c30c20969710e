import type { Knex } from 'knex';
import type { Email } from '../../../domain/mail/email.ts';
import type { AuditRow, Effects, Transact } from '../../../domain/transactions/transact.ts';
import { enqueueEmails } from './enqueue-emails.ts';
import { recordChanges } from './record-audit.ts';
import { violatesUnique } from '../driver-errors.ts';
import type { Feed } from '../events/feed.ts';
import { actAs } from '../origin.ts';

export interface TransactOptions {
  /** Indexes. Who meets a row there that another transaction has just stored tries once more, and reads that row. */
  retriedAfter?: readonly string[];
}

/** Transactions over the stores of a module. The effects are stored last, so that no row of a person is locked for longer than needed. */
export function createTransact<Stores>(
  feed: Feed,
  storesOf: (trx: Knex.Transaction) => Stores,
  { retriedAfter = [] }: TransactOptions = {},
): Transact<Stores> {
  return async (work) => {
    const once = () =>
      feed.transaction(async (trx, tell) => {
        const { effects, write } = collect(tell);
        const result = await work({ ...storesOf(trx), ...effects });
        await write(trx);
        return result;
      });
    try {
      return await once();
    } catch (error) {
      if (retriedAfter.some((index) => violatesUnique(error, index))) return once();
      throw error;
    }
  };
}

function collect(tell: Effects['tell']): { effects: Effects; write: (trx: Knex.Transaction) => Promise<void> } {
  const emails: Email[] = [];
  const byPerson: AuditRow[] = [];
  const bySystem: AuditRow[] = [];
  return {
    effects: {
      tell,
      email: (email) => void emails.push(email),
      record: (row, options) => void (options?.bySystem === true ? bySystem : byPerson).push(row),
    },
    async write(trx) {
      await enqueueEmails(trx, emails);
      await recordChanges(trx, byPerson);
      await actAs({ actor: 'system', network: '' }, () => recordChanges(trx, bySystem));
    },
  };
}
